// @vitest-environment jsdom
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusAfterNavigation } from './focus.ts'

type Heard = (event: object) => void
let heard: Record<string, Heard>
let leave: () => void

const draw = (page: string) => (document.body.innerHTML = `<main>${page}</main>`)
const focused = () => document.activeElement?.tagName
const navigate = (drawPage: () => void) => {
  heard['onBeforeNavigate']?.({})
  drawPage()
  heard['onResolved']?.({ fromLocation: {}, pathChanged: true })
}

beforeEach(() => {
  heard = {}
  const subscribe = (name: string, hear: Heard) => {
    heard[name] = hear
    return () => delete heard[name]
  }
  leave = focusAfterNavigation({ subscribe } as unknown as AnyRouter)
  draw('<h1>Masuk</h1><button>Masuk</button>')
  document.querySelector('button')?.focus()
})
afterEach(() => leave())

test('the heading of the next page has the focus', () => {
  navigate(() => draw('<h1>Dashboard</h1>'))
  expect(focused()).toBe('H1')
})

test('a page that puts the focus into its field keeps it there, however soon it is drawn', () => {
  navigate(() => {
    draw('<h1>Masukkan kode OTP</h1><input />')
    document.querySelector('input')?.focus()
  })
  expect(focused()).toBe('INPUT')
})
