import { expect, test } from 'vitest'
import { carryMoves, keepSheet, sayToSend, sheetsToSend, shelfSheet, withoutArrived, type OwnMark } from './shelf.ts'

class Shelf extends Map<string, string> {
  get length() {
    return this.size
  }
  key = (at: number) => [...this.keys()][at] ?? null
  getItem = (name: string) => this.get(name) ?? null
  setItem = (name: string, text: string) => void this.set(name, text)
  removeItem = (name: string) => void this.delete(name)
}

const owner = { userId: 'u', companyId: 'c' }
const place = (day: string) => ({ projectId: 'p', day, title: 'Ruko' })
const mark = (at: string): OwnMark => ({
  ...{ halfDays: 2, absence: null, overtime: 0, restHours: 0, workItemId: null, note: null, version: null },
  markedAt: at,
})

test('what was tapped lies there after the phone was off, and is sent only when somebody said so, in that order', () => {
  const shelf = new Shelf()
  keepSheet(shelf, owner, { ...place('2026-11-20'), saidAt: '2026-11-20T10:00:00Z', marks: { w: mark('1') } })
  keepSheet(shelf, owner, { ...place('2026-11-19'), saidAt: '2026-11-19T10:00:00Z', marks: { w: mark('1') } })
  keepSheet(shelf, owner, { ...place('2026-11-21'), saidAt: null, marks: { w: mark('1') } })
  expect(sheetsToSend(shelf, owner).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20'])
  expect(sheetsToSend(shelf, { ...owner, userId: 'another' })).toEqual([])
  expect(Object.keys(shelfSheet(shelf, owner, place('2026-11-21')).marks)).toEqual(['w'])
})

test('what arrived is gone, what was tapped again meanwhile waits', () => {
  const sent = sayToSend({ ...place('2026-11-20'), saidAt: null, marks: { a: mark('1'), b: mark('1'), c: mark('1') } })
  const kept = { ...sent, marks: { ...sent.marks, b: mark('2') } }
  const left = withoutArrived(kept, sent, new Set(['a', 'b']))
  expect(Object.keys(left.marks)).toEqual(['b', 'c'])
  expect(withoutArrived(sent, sent, new Set(['a', 'b', 'c']))).toMatchObject({ marks: {}, saidAt: null })
})

test('the other half of a day is sent where it went once the half here has arrived, and waits with it till then', () => {
  const shelf = new Shelf()
  const move = { projectId: 'q', title: 'Gudang', mark: { ...mark('1'), halfDays: 1 } }
  const here = { ...place('2026-11-20'), saidAt: '2026-11-20T10:00:00Z', marks: { a: mark('1'), b: mark('1') } }
  const sent = { ...here, moves: { a: move, b: move } }
  carryMoves(shelf, owner, sent, new Set(['a']))
  const [there] = sheetsToSend(shelf, owner)
  expect(there).toMatchObject({ projectId: 'q', title: 'Gudang', day: '2026-11-20' })
  expect(there?.marks).toEqual({ a: move.mark })
  expect(withoutArrived(sent, sent, new Set(['a'])).moves).toEqual({ b: move })
})
