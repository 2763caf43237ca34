// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('seconds are counted down to nothing, and begun again', () => {
  const { result } = renderHook(() => useCountdown(3))
  expect(result.current.left).toBe(3)
  pass(1)
  expect(result.current.left).toBe(2)
  pass(5)
  expect(result.current.left).toBe(0)
  act(() => result.current.start(2))
  expect(result.current.left).toBe(2)
  pass(2)
  expect(result.current.left).toBe(0)
})

test('a page that slept while the mail was read in another application is not behind', () => {
  const { result } = renderHook(() => useCountdown(60))
  pass(5)
  vi.setSystemTime(Date.now() + 54_000)
  pass(1)
  expect(result.current.left).toBe(0)
})
