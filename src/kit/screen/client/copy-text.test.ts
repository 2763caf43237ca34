// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const taken: string[] = []
const clipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })

/** A browser that asks the page what to copy; one that forbids it asks nothing. */
const oldWay = (isAllowed: boolean) => {
  document.execCommand = () => {
    if (!isAllowed) return false
    const clipboardData = { setData: (_kind: string, text: string) => void taken.push(text) }
    return document.body.dispatchEvent(Object.assign(new Event('copy', { bubbles: true }), { clipboardData }))
  }
}

beforeEach(() => void (taken.length = 0))
afterEach(() => void vi.restoreAllMocks())

test('a text is copied as browsers do it now', async () => {
  clipboard(async (text) => void taken.push(text))
  expect(await copyText('http://a/b')).toBe(true)
  expect(taken).toEqual(['http://a/b'])
})

test('on plain http there is no such clipboard: it is copied the old way', async () => {
  clipboard()
  oldWay(true)
  expect(await copyText('http://192.168.1.5:3000/d/x')).toBe(true)
  expect(taken).toEqual(['http://192.168.1.5:3000/d/x'])
})

test('a browser that forbids both is not said to have copied', async () => {
  clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  oldWay(false)
  expect(await copyText('rahasia')).toBe(false)
  expect(taken).toEqual([])
})
