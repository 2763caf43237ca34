import { expect, test } from 'vitest'
import { catchUp, type Noted } from './safe-shelf.ts'

function shelfOf(start: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
    all: () => Object.fromEntries(kept),
  }
}

const rows: readonly Noted[] = [
  { name: 'queue:u:c:regu:melati', text: 'two marks', at: 12 },
  { name: 'queue:u:c:regu:kenanga', text: null, at: 11 },
]

test.each([
  ['a killed browser forgot all of it', {}, { 'antre-sampai': '12', 'queue:u:c:regu:melati': 'two marks' }],
  [
    'it kept an older word, and what has been sent since',
    { 'antre-sampai': '10', 'queue:u:c:regu:melati': 'one mark', 'queue:u:c:regu:kenanga': 'sent' },
    { 'antre-sampai': '12', 'queue:u:c:regu:melati': 'two marks' },
  ],
  [
    'another window is further than what was noted',
    { 'antre-sampai': '13', 'queue:u:c:regu:melati': 'three marks' },
    { 'antre-sampai': '13', 'queue:u:c:regu:melati': 'three marks' },
  ],
])('what waits is as it was last, where %s', (_, start, end) => {
  const shelf = shelfOf(start)
  expect(catchUp(shelf, rows)).toEqual(['queue:u:c:regu:kenanga'])
  expect(shelf.all()).toEqual(end)
})
