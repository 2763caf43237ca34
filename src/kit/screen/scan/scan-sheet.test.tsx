// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutCamera } from './camera.ts'
import { ScanSheet } from './scan-sheet.tsx'
import { watchCodes } from './watch-codes.ts'

// Ours is fetched when no other is there; here it cannot be.
vi.mock('./own-reader.ts', () => ({ openOwnReader: async () => Promise.reject(new Error('offline')) }))

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (more: { keepsOpen?: boolean } = {}) => {
  const [onCode, onClose] = [vi.fn(), vi.fn()]
  render(<ScanSheet onCode={onCode} onClose={onClose} {...more} />)
  await act(async () => undefined)
  return { onCode, onClose }
}
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText('Kode'), { target: { value: text } })
  fireEvent.submit(screen.getByLabelText('Kode'))
}

test('a browser without a reader, and ours not fetched, says so, and takes a typed code', async () => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: vi.fn() } })
  const { onCode, onClose } = await open()
  await vi.waitFor(() => expect(screen.getByText(withoutCamera['no-reader'])).toBeTruthy())

  type('   ')
  type(' 8991234567890 ')
  expect(onCode).toHaveBeenCalledExactlyOnceWith('8991234567890')
  expect(onClose).toHaveBeenCalledOnce()
})

test('it stays open for one code after another', async () => {
  const { onCode, onClose } = await open({ keepsOpen: true })
  type('BB-0001')
  type('BB-0002')
  expect(onCode.mock.calls).toEqual([['BB-0001'], ['BB-0002']])
  expect(onClose).not.toHaveBeenCalled()
})

test('without https the reader is there but the camera is not', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => []
    },
  )
  await open()
  await vi.waitFor(() => expect(screen.getByText(withoutCamera['not-secure'])).toBeTruthy())
})

test('a code held still is told once, and again after a rest', async () => {
  vi.useFakeTimers()
  const seen = ['', 'A', 'A', 'A', 'B', 'A']
  const detector = { detect: async () => [{ rawValue: seen.shift() ?? 'A' }] }
  const onCode = vi.fn()
  const picture = document.createElement('video')
  const stop = watchCodes({ detector, picture, onCode, every: 100, rest: 1000 })

  await vi.advanceTimersByTimeAsync(550)
  expect(onCode.mock.calls.flat()).toEqual(['A', 'B', 'A'])
  await vi.advanceTimersByTimeAsync(1200)
  expect(onCode).toHaveBeenCalledTimes(4)

  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(onCode).toHaveBeenCalledTimes(4)
})
