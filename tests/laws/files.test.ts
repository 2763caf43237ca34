import { expect, test } from 'vitest'
import '../../src/app/server-routes.ts'
import { fileOwner } from '../../src/kit/files/owners.ts'
import { sources } from './source-tree.ts'

const CARD = /<Attachments\b[^>]*?\bsubject="([a-z-]+)"/g
const CLAIM = /claimFiles\([^)]*?\bsubject: '([a-z-]+)'/g

test('whatever has a card of attachments, or takes over files, has said who may see them', () => {
  const named = sources(/\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(CARD), ...text.matchAll(CLAIM)].map((match) => match[1] ?? ''),
  )
  const unknown = [...new Set(named)].filter((subject) => {
    try {
      return !fileOwner(subject)
    } catch {
      return true
    }
  })
  expect(named.length).toBeGreaterThan(8)
  expect(unknown).toEqual([])
})

const OWNER = /registerFiles\('([a-z-]+)'/g

test('whatever may have files has a card where they are seen', () => {
  const owners = sources(/\/files\.ts$/).flatMap(({ text }) => [...text.matchAll(OWNER)].map((match) => match[1] ?? ''))
  const screens = sources(/\.tsx$/).map(({ text }) => text)
  const shows = (subject: string) => new RegExp(`<(Attachments|\\w+Files)\\b[^<]*?\\b(subject|of)="${subject}"`)
  const hidden = owners.filter((subject) => !screens.some((text) => shows(subject).test(text)))
  expect(owners.length).toBeGreaterThan(25)
  expect(hidden).toEqual([])
})
