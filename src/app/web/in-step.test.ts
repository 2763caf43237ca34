// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut, useAuth } from '#kit/screen/client/auth.ts'
import { keepInStep } from './in-step.ts'

const user = { id: 'siti', name: 'Siti', email: 's@c.id', isPending: false, companyId: 'c', zone: null }
const siti = { user, token: 'a', permissions: ['view order'] }
const dewi = { ...siti, user: { ...user, id: 'dewi', name: 'Dewi' }, token: 'b' }
const anew = vi.fn()

beforeEach(() => signIn(siti))
afterEach(() => {
  signOut()
  anew.mockClear()
})

test('other rights and a newer session of the same person are taken over', () => {
  keepInStep({ ...siti, token: 'z', permissions: ['view supplier'], preview: null }, anew)
  expect(useAuth.getState()).toMatchObject({ token: 'z', permissions: ['view supplier'] })
  expect(anew).not.toHaveBeenCalled()
})

test('where somebody else signed in in another window, all begins anew', () => {
  keepInStep({ ...dewi, preview: null }, anew)
  expect(anew).toHaveBeenCalledOnce()
  expect(useAuth.getState()).toMatchObject(dewi)
})

test('whoever signed out stays out', () => {
  signOut()
  keepInStep({ ...siti, preview: null }, anew)
  expect(useAuth.getState().token).toBeNull()
  expect(anew).not.toHaveBeenCalled()
})

test('a company that was closed, chosen and left, takes the rights to write and gives them back', () => {
  const all = ['view order', 'update order', 'export order']
  keepInStep({ ...siti, user: { ...user, isClosed: true }, permissions: all, preview: null }, anew)
  expect(useAuth.getState()).toMatchObject({ permissions: ['view order', 'export order'], held: all })
  keepInStep({ ...siti, permissions: all, preview: null }, anew)
  expect(useAuth.getState()).toMatchObject({ permissions: all, held: all })
})
