import { expect, test, vi } from 'vitest'
import { pageAt } from '#app/site-map.ts'
import { admit } from './admit.ts'

const enter = (address: string, permissions: readonly string[] | null, isTrying = false) => {
  const page = pageAt(address)
  if (!page) throw new Error(address)
  const leave = vi.fn()
  const visitor = {
    isSignedIn: permissions !== null,
    isTrying,
    can: (one: string) => permissions?.includes(one) ?? false,
  }
  try {
    admit(page, { visitor, href: address, leave })
    return { leave, went: undefined }
  } catch (thrown) {
    return { leave, went: (thrown as { options: unknown }).options }
  }
}

test('whoever may is let in', () => {
  expect(enter('/order/tambah', ['view order', 'create order'])).toMatchObject({ went: undefined })
})

test('a stranger goes to the login, which leads back', () => {
  expect(enter('/order/', null).went).toMatchObject({ to: '/login', search: { redirect: '/order/' }, replace: true })
  expect(enter('/dashboard', null).went).toMatchObject({ to: '/login', search: {}, replace: true })
})

test('a segment that may not be viewed ends the session', () => {
  const { leave, went } = enter('/order/', ['view dashboard'])
  expect(leave).toHaveBeenCalledOnce()
  expect(went).toMatchObject({ to: '/login', replace: true })
})

test('who tries the role of another keeps the session at a page which that role may not see', () => {
  const { leave, went } = enter('/laporan-keuangan/', ['view dashboard'], true)
  expect(leave).not.toHaveBeenCalled()
  expect(went).toMatchObject({ to: '/unauthorized', search: { butuh: 'view laporan-keuangan' }, replace: true })
  expect(enter('/order/', ['view dashboard']).leave).toHaveBeenCalledOnce()
})

test('a failed page check names the right and keeps the session', () => {
  const { leave, went } = enter('/order/tambah', ['view order'])
  expect(leave).not.toHaveBeenCalled()
  expect(went).toMatchObject({ to: '/unauthorized', search: { butuh: 'create order' }, replace: true })
})
