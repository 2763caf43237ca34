import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { changesOf, standingsOf, unseenOf, type StandingPrice } from './rules.ts'

const today = day('2026-11-22')
const row = (id: string, validFrom: string, text = '100', more: Partial<StandingPrice> = {}): StandingPrice => ({
  ...{ id, version: 1, itemId: 'semen', unit: 'zak', minQty: quantity('0'), endedOn: null },
  ...{ price: price(text), validFrom: day(validFrom), ...more },
})
const kinds = (rows: StandingPrice[]) => [...standingsOf(rows, today).values()]

describe('a line of the list', () => {
  test('holds from its day until another of its kind begins', () => {
    expect(kinds([row('a', '2026-01-01'), row('b', '2026-11-22'), row('c', '2026-12-01')])).toEqual([
      'lewat',
      'berlaku',
      'nanti',
    ])
  })
  test('is over once it was ended, and stands beside one with another minimum or unit', () => {
    const more = row('c', '2026-02-01', '90', { minQty: quantity('50') })
    const dus = row('d', '2026-02-01', '90', { unit: 'dus' })
    expect(kinds([row('a', '2026-01-01', '100', { endedOn: today }), row('b', '2026-01-01'), more, dus])).toEqual([
      'lewat',
      'berlaku',
      'berlaku',
      'berlaku',
    ])
  })
})

describe('a list that is written anew', () => {
  const rows = [row('a', '2026-01-01'), row('b', '2026-12-01', '120')]
  const wanted = rows.map(({ endedOn: _ended, version: _version, ...one }) => one)

  test('as it was changes nothing', () => {
    expect(changesOf(rows, wanted, { today })).toEqual({ add: [], change: [], end: [], drop: [] })
  })
  test('puts a price of the same day right, and begins another on a later day beside the old one', () => {
    const changed = [
      { ...wanted[0]!, price: price('101') },
      { ...wanted[0]!, validFrom: today, price: price('110') },
    ]
    const changes = changesOf(rows, [...changed, wanted[1]!], { today })
    expect(changes.change).toMatchObject([{ row: { id: 'a' }, price: price('101') }])
    expect(changes.add).toMatchObject([{ validFrom: today }])
    expect([changes.end, changes.drop]).toEqual([[], []])
  })
  test('with a later day on the line itself keeps what held until then', () => {
    const changes = changesOf(rows, [{ ...wanted[0]!, validFrom: today, price: price('110') }, wanted[1]!], { today })
    expect(changes).toMatchObject({ add: [{ validFrom: today }], change: [], end: [], drop: [] })
  })
  test('with an earlier day moves the line back', () => {
    const changes = changesOf(rows, [{ ...wanted[0]!, validFrom: day('2025-12-01') }, wanted[1]!], { today })
    expect(changes.change).toMatchObject([{ row: { id: 'a' }, validFrom: '2025-12-01' }])
  })
  test('without a line ends what held and drops what never did', () => {
    const changes = changesOf(rows, [], { today })
    expect(changes).toMatchObject({ end: [{ id: 'a' }], drop: [{ id: 'b' }] })
  })
  test('without a line that began today ends the one before it too: nobody saw it, and it would hold again', () => {
    const since = [row('a', '2026-01-01'), row('b', '2026-06-01', '110'), row('c', '2026-11-22', '120')]
    const gone = changesOf(since, [], { today })
    expect([gone.end.map(({ id }) => id), gone.drop.map(({ id }) => id)]).toEqual([['b'], ['c']])
    // One that was ended before stays as it was, and one that is written anew goes on.
    const ended = [row('b', '2026-06-01', '110', { endedOn: day('2026-07-01') }), since[2]!]
    expect(changesOf(ended, [], { today })).toMatchObject({ end: [], drop: [{ id: 'c' }] })
    const again = { ...wanted[0]!, validFrom: day('2026-06-01'), price: price('110') }
    expect(changesOf(since, [again], { today })).toMatchObject({ add: [], change: [], end: [], drop: [{ id: 'c' }] })
    // A price that had not begun leaves alone what holds.
    expect(changesOf(rows, [wanted[0]!], { today })).toMatchObject({ end: [], drop: [{ id: 'b' }] })
  })
})

test('a line that was added while the list was being written is unseen; the past never is', () => {
  const lines = [row('past', '2026-01-01'), row('seen', '2026-10-01'), row('later', '2026-12-01')]
  const other = row('other', '2026-11-22', '90', { unit: 'dus' })
  const known = [lines[1]!, lines[2]!].map(({ id, version }) => ({ id, version }))
  const rows = [...lines, other]
  const unseen = unseenOf(rows, known, today)
  expect(unseen.map(({ id }) => id)).toEqual(['other'])
  // Who takes out all they saw leaves it, and nothing that it replaced is touched.
  const since = row('since', '2026-11-22', '95')
  const left = changesOf([...rows, since], [], { today, unseen: [other, since] })
  expect([left.end, left.drop.map(({ id }) => id)]).toEqual([[], ['later']])
})
