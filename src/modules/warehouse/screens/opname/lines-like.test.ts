import { expect, test } from 'vitest'
import { linesLike } from './lines-like.ts'

const line = (itemName: string, itemCode: string, more: { barcode?: string; rack?: string } = {}) => ({
  ...{ itemName, itemCode },
  ...{ barcode: more.barcode ?? null, rack: more.rack ?? null },
})
const sheet = [
  line('Cat dasar', 'CT-50', { rack: 'A-1' }),
  line('Cat tembok', 'CT-5', { barcode: '8991234567891' }),
  line('Kuas', 'KS-1', { rack: 'A-1' }),
]
const found = (typed: string) => linesLike(sheet, typed).map(({ itemName }) => itemName)

test('a code that was read leads to its own line, though others begin with it', () => {
  expect(found('ct-5')).toEqual(['Cat tembok', 'Cat dasar'])
  expect(found('8991234567891')).toEqual(['Cat tembok'])
})

test('names, codes and racks are found by their words; nothing typed shows all as they stand', () => {
  expect(found('a-1 kuas')).toEqual(['Kuas'])
  expect(found(' ')).toEqual(['Cat dasar', 'Cat tembok', 'Kuas'])
})
