// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import type { CountDetail } from '#modules/warehouse/opname/contract.ts'
import { CountNext } from './next.tsx'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('sonner', () => ({ toast: { error: vi.fn(), success: vi.fn(), dismiss: vi.fn() }, Toaster: () => null }))

afterEach(cleanup)

test('a count that may not begin is said once, and never as something that worked', async () => {
  document.cookie = 'XSRF-TOKEN=x; Path=/'
  const refused = { code: 'opname.running', message: 'Opname OPN-2611-0001 masih berjalan.' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refused), { status: 422 })))
  const count = { id: 'a', version: 1, can: ['start'] } as unknown as CountDetail
  render(<CountNext count={count} onDo={() => undefined} />)

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mulai menghitung' })))
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  expect(toast.success).not.toHaveBeenCalled()
})
