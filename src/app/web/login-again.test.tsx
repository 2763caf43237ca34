// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '#kit/screen/client/auth.ts'
import { LoginAgain } from './login-again.tsx'
import { askLoginAgain, useLoginAgain } from './login-again-state.ts'

vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({}),
  useNavigate: () => () => undefined,
  Link: () => null,
}))
vi.mock('./auth.ts', () => ({ endSession: () => undefined }))
vi.mock('sonner', () => ({ toast: { error: vi.fn(), dismiss: vi.fn() } }))

const user = { id: 'siti', name: 'Siti', email: 's@c.id', isPending: false, companyId: 'c', zone: null }
const siti = { message: '', user, token: 'a', permissions: [] }

beforeEach(() => {
  signIn(siti)
  askLoginAgain()
})
afterEach(() => {
  cleanup()
  signOut()
  vi.unstubAllGlobals()
})

const comesBack = (status: number, body: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
  render(<LoginAgain />)
  return act(async () => void dispatchEvent(new Event('focus')))
}

test('whoever signed in in another window is not asked once more in this one', async () => {
  await comesBack(200, siti)
  expect(useLoginAgain.getState().isAsked).toBe(false)
})

test('whoever did not is still asked', async () => {
  await comesBack(401, { message: 'Sesi Anda berakhir.' })
  expect(useLoginAgain.getState().isAsked).toBe(true)
})
