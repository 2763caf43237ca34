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
