import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { checkStock } from './save-stock.ts'
import { blankStock } from './values.ts'

test.each(['masuk', 'keluar', 'transfer'] as const)(
  '%s without a line is complained of at the line that waits',
  (way) => {
    const errors = checkStock(blankStock(day('2026-11-25'), '', way))
    expect(errors['lines.0.item']).toEqual(['Isi paling sedikit satu baris.'])
    expect(errors['lines']).toBeUndefined()
  },
)
