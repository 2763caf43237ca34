// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../client/auth.ts'
import { keepAnswer, keptAnswer, sweepKept } from './kept-answers.ts'

const store = {
  open: vi.fn(() => {
    throw new Error('opened')
  }),
  deleteDatabase: vi.fn(),
}
vi.stubGlobal('indexedDB', store)

const rina = { id: 'u1', name: 'Rina', email: 'rina@contoh.id', isPending: false, companyId: 'c1' }

afterEach(() => {
  signOut()
  vi.clearAllMocks()
})

test('a page that is left while somebody signs out keeps nothing any more', async () => {
  signIn({ user: rina, token: 't', permissions: [] })
  await keepAnswer('u1', 'opname:1', { lines: [] })
  expect(store.open).toHaveBeenCalledOnce()
  signOut()
  await keepAnswer('u1', 'opname:1', { lines: [] })
  await keepAnswer('', 'opname:1', { lines: [] })
  expect(await keptAnswer('', 'opname:1')).toBeUndefined()
  expect(store.open).toHaveBeenCalledOnce()
})

test('where nobody is signed in, the device lets go of all it kept', async () => {
  await sweepKept('')
  expect(store.deleteDatabase).toHaveBeenCalledWith('mandor-kept')
  expect(store.open).not.toHaveBeenCalled()
})
