import { expect, test } from 'vitest'
import type { CommentLine } from '#kit/comments/contract.ts'
import type { Happening } from '../detail/timeline.tsx'
import { pageOf } from './talk-page.ts'

const minute = (at: number) => `2026-11-24T06:${String(at).padStart(2, '0')}:00.000Z`
const done = (at: number) => ({ id: `riwayat-${at}`, at: minute(at) }) as Happening
const said = (at: number) => ({ id: `komentar-${at}`, at: minute(at) }) as CommentLine
const order = (rows: readonly Happening[], comments: readonly CommentLine[], next: string | null) => {
  const { lines, rest } = pageOf(rows, comments, next)
  return [lines.map((line) => ('row' in line ? line.row.id : line.comment.id)), rest.map(({ id }) => id)]
}

test('what was done before the comments of a page waits for the older comments', () => {
  const rows = [done(40), done(20), done(5)]
  expect(order(rows, [said(50), said(30)], 'komentar-30')).toEqual([
    ['komentar-50', 'riwayat-40', 'komentar-30'],
    ['riwayat-20', 'riwayat-5'],
  ])
  expect(order([done(20), done(5)], [said(25), said(10)], null)).toEqual([
    ['komentar-25', 'riwayat-20', 'komentar-10', 'riwayat-5'],
    [],
  ])
})

test('without comments all that was done is one page', () => {
  expect(order([done(20), done(5)], [], null)).toEqual([['riwayat-20', 'riwayat-5'], []])
})
