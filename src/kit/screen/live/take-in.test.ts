// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswersIn } from '../client/answers.ts'
import { takeIn, takeInAll } from './take-in.ts'

const touched = vi.fn()
const all = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  keepAnswersIn({ touched, all, forget: () => {} })
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.runAllTimers()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const asked = () => touched.mock.calls.map(([tags]) => tags as string[]).filter((tags) => tags.length > 0)

test('a line that was lost while a dialog stands open asks what is free once, and the rest when it closes', () => {
  document.body.innerHTML = '<div role="dialog"></div>'
  takeInAll()
  vi.advanceTimersByTime(60_000)
  expect(asked()).toEqual([['notices', 'comments', 'files', 'history']])
  expect(all).not.toHaveBeenCalled()

  document.body.innerHTML = ''
  vi.advanceTimersByTime(1000)
  expect(all).toHaveBeenCalledOnce()
})

test('what somebody else changed waits for who types; their words do not', () => {
  document.body.innerHTML = '<div role="dialog"></div>'
  takeIn(['orders', 'comments'])
  vi.advanceTimersByTime(10_000)
  expect(asked()).toEqual([['comments']])

  document.body.innerHTML = ''
  vi.advanceTimersByTime(1000)
  expect(asked()).toEqual([['comments'], ['orders']])
})
