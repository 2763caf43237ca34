// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../client/auth.ts'
import { notify } from '../ui/toast.tsx'
import { startUploads } from './start-uploads.ts'

const device = vi.hoisted(() => ({ unsent: 0, held: 0, looks: 0 }))
vi.mock('../ui/toast.tsx', () => ({ notify: vi.fn() }))
vi.mock('./uploads.ts', () => ({
  resumeUploads: async () => {
    device.looks += 1
    return device.unsent - device.held
  },
  unsentFiles: async () => Array.from({ length: device.unsent }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the page that died still holds is looked for again until it lets go; without anything, once', async () => {
  startUploads()
  Object.assign(device, { unsent: 2, held: 2 })
  useAuth.setState({ user: { id: 'rina' } } as never)
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.waitFor(() => expect(device.looks).toBe(1))
  expect(notify).not.toHaveBeenCalled()
  device.held = 0
  await vi.advanceTimersByTimeAsync(5_000)
  expect(notify).toHaveBeenCalledWith('2 berkas yang belum terkirim dilanjutkan.')

  device.unsent = 0
  await vi.advanceTimersByTimeAsync(600_000)
  expect(device.looks).toBe(3)
})
