import { expect, test } from 'vitest'
import { countedInput, keepUnsent, unsentOf } from './unsent.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    size: () => kept.size,
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
  expect(device.size()).toBe(0)
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
