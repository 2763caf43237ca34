// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepEarlyKeys } from './early-keys.ts'

function pressed(...keys: readonly string[]) {
  const page = vi.fn()
  const giveUp = vi.fn()
  const early = keepEarlyKeys(giveUp)
  window.addEventListener('keydown', page)
  const press = (key: string, given: KeyboardEventInit = {}) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...given }))
  for (const key of keys) press(key)
  return { early, page, giveUp, press }
}

test('what is typed before the field is there is kept for it, and the page hears nothing of it', () => {
  const { early, page } = pressed('s', 'e', 'n', 'Backspace', 'm', 'e', 'n')
  expect(page).not.toHaveBeenCalled()
  expect(early.take()).toEqual({ text: 'semen', isEntered: false })
})

test('Enter after it means the first hit; before it, nothing', () => {
  expect(pressed('n', 'o', 't', 'a', 'Enter').early.take()).toEqual({ text: 'nota', isEntered: true })
  expect(pressed('Enter', 'n').early.take()).toEqual({ text: 'n', isEntered: false })
})

test('chords are the page’s, Esc gives up, and once taken every key is the page’s again', () => {
  const { early, page, giveUp, press } = pressed('Escape')
  expect(giveUp).toHaveBeenCalledOnce()
  press('k', { ctrlKey: true })
  expect(page).toHaveBeenCalledOnce()
  early.take()
  press('n')
  expect(page).toHaveBeenCalledTimes(2)
  expect(early.take()).toEqual({ text: '', isEntered: false })
})
