import { toast } from 'sonner'
import { expect, test, vi } from 'vitest'
import { caution, complain } from './complain.ts'
import { notify } from './toast.tsx'

vi.mock('sonner', () => ({ toast: { error: vi.fn(), success: vi.fn(), warning: vi.fn() }, Toaster: () => null }))

test('only what worked is said in green', () => {
  complain('Tautan belum disalin.', 'Salin dari bilah alamat.')
  caution('Harga di bawah HPP.')
  expect(toast.success).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledWith('Tautan belum disalin.', { description: 'Salin dari bilah alamat.' })

  notify('Perubahan disimpan.')
  expect(toast.success).toHaveBeenCalledOnce()
})
