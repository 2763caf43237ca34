import { expect, test } from 'vitest'
import { draftsOn } from '#kit/screen/device/drafts.ts'
import { countedInput, dropUnsent, keepAllUnsent, keepUnsent, sentInput, unsentOf, unsentOn } from './unsent.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}
const of = { userId: 'u', companyId: 'c', countId: 'o' }

test('what was counted without a signal is there after a reload, the last word of each item', () => {
  const device = shelf()
  keepUnsent(device, of, 'semen', { counted: '12', damaged: '' })
  keepUnsent(device, of, 'pasir', { counted: '3.5', damaged: '1' })
  keepUnsent(device, of, 'semen', { counted: '13', damaged: '' })
  expect(unsentOf(device, of)).toEqual({
    semen: { counted: '13', damaged: '' },
    pasir: { counted: '3.5', damaged: '1' },
  })
  expect(unsentOf(device, { ...of, countId: 'lain' })).toEqual({})
  expect(unsentOf(device, { ...of, userId: 'lain' })).toEqual({})
})

test('what was sent is forgotten, and with the last of it the whole note', () => {
  const device = shelf()
  keepUnsent(device, of, 'semen', { counted: '12', damaged: '' })
  keepUnsent(device, of, 'semen', undefined)
  expect(device.length).toBe(0)
})

test('a full device loses nothing that is on the screen', () => {
  const full = {
    ...shelf(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(keepUnsent(full, of, 'semen', { counted: '1', damaged: '' })).toEqual({ semen: { counted: '1', damaged: '' } })
})

test('an empty count is sent as not counted', () => {
  expect(countedInput('a', { counted: '', damaged: '' })).toMatchObject({ counted: null, damaged: '0' })
})

test('a count says nothing of its reason unless it was given here: the one at the server stays', () => {
  expect(countedInput('a', { counted: '3', damaged: '' })).not.toHaveProperty('reason')
  expect(countedInput('a', { counted: '3', damaged: '', reason: '' })).toMatchObject({ reason: null })
})

test('a reason without a count waits beside counts, and is sent without counting anew', () => {
  const device = shelf()
  keepUnsent(device, of, 'semen', { counted: '12', damaged: '1' })
  keepAllUnsent(device, of, {
    semen: { ...unsentOf(device, of)['semen'], reason: 'Rusak' },
    pasir: { reason: 'Susut' },
  })
  expect(sentInput(unsentOf(device, of))).toEqual({
    counts: [{ itemId: 'semen', counted: '12', damaged: '1', reason: 'Rusak' }],
    reasons: [{ itemId: 'pasir', reason: 'Susut' }],
  })
})

test('every count that waits is told by its name, and is no draft that is swept up with the others', () => {
  const device = shelf()
  const title = 'OPN-2611-0004 · Gudang Utama'
  keepUnsent(device, { ...of, title }, 'semen', { counted: '12', damaged: '' })
  keepUnsent(device, { ...of, userId: 'lain' }, 'semen', { counted: '1', damaged: '' })
  keepUnsent(device, { ...of, companyId: 'lain' }, 'semen', { counted: '1', damaged: '' })
  expect(unsentOn(device, of)).toMatchObject([{ countId: 'o', title }])
  expect(draftsOn(device as unknown as Storage, 'u')).toEqual([])
  keepUnsent(device, of, 'pasir', { counted: '3', damaged: '' })
  expect(unsentOn(device, of)).toMatchObject([{ title }])
  dropUnsent(device, of)
  expect([unsentOn(device, of), unsentOf(device, of)]).toEqual([[], {}])
})

test('what an earlier version of the application kept is sent as well', () => {
  const device = shelf()
  const values = { semen: { counted: '12', damaged: '' } }
  device.setItem('draft:u:c:opname:o', JSON.stringify({ at: '2026-11-21T07:00:00Z', values }))
  expect(unsentOf(device, of)).toEqual(values)
  keepUnsent(device, of, 'semen', undefined)
  expect([device.length, unsentOf(device, of)]).toEqual([0, {}])
})
