// @vitest-environment jsdom
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusAfterNavigation } from './focus.ts'

const heard: Record<string, (event: object) => void> = {}
const router = {
  subscribe: (type: string, hear: (event: object) => void) => {
    heard[type] = hear
    return () => delete heard[type]
  },
} as unknown as AnyRouter

const page = (content: string) => {
  document.body.innerHTML = `<header><button id="cari"></button></header><main>${content}</main>`
}
const focus = (id: string) => document.getElementById(id)?.focus()
const focused = () => document.activeElement?.id
const leaves = () => heard['onBeforeLoad']?.({})
const arrives = () => heard['onResolved']?.({ fromLocation: {}, pathChanged: true })

let stop: () => void
beforeEach(() => {
  page('<h1 id="masuk"></h1><input id="sandi" />')
  stop = focusAfterNavigation(router)
})
afterEach(() => stop())

test('after a change of page the focus is on its heading', () => {
  focus('sandi')
  leaves()
  page('<h1 id="order"></h1>')
  arrives()
  expect(focused()).toBe('order')
})

test('a page that took the focus while it was drawn keeps it: the code is typed at once', () => {
  focus('sandi')
  leaves()
  page('<h1 id="otp"></h1><input id="kode" />')
  focus('kode')
  arrives()
  expect(focused()).toBe('kode')
})

test('a menu that gives the focus back to its button does not hold it there', () => {
  focus('sandi')
  leaves()
  page('<h1 id="akun"></h1>')
  focus('cari')
  arrives()
  expect(focused()).toBe('akun')
})

test('a sheet that the page opens at once keeps it', () => {
  leaves()
  page('<h1 id="daftar"></h1>')
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input id="jumlah" /></div>')
  focus('jumlah')
  arrives()
  expect(focused()).toBe('jumlah')
})
