import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const waitsFor = async (answer?: Promise<unknown>) => {
  const { drawWith, whenDrawable } = await import('./ahead.ts')
  if (answer) drawWith(answer)
  const drawn = vi.fn<() => void>()
  void whenDrawable().then(drawn)
  return drawn
}

test('a page without a question ahead is drawn at once', async () => {
  const drawn = await waitsFor()
  await vi.advanceTimersByTimeAsync(0)
  expect(drawn).toHaveBeenCalled()
})

test('a page is drawn when its answer is there', async () => {
  const drawn = await waitsFor(new Promise((answer) => setTimeout(answer, 40)))
  await vi.advanceTimersByTimeAsync(39)
  expect(drawn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(drawn).toHaveBeenCalled()
})

test('an answer that does not come keeps nobody waiting longer than a tenth of a second', async () => {
  const drawn = await waitsFor(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(99)
  expect(drawn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(drawn).toHaveBeenCalled()
})
