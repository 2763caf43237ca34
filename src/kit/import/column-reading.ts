import { dayFormat } from '#ground/day-format.ts'
import { exactFormat } from '#ground/format.ts'
import { habitOf, isOpenNumber, type NumberHabit } from '#ground/number-habit.ts'
import { dayHabitOf, isOpenDay, readDate, type DayHabit } from '#kit/import/read-date.ts'
import { readNumber } from '#kit/import/read-number.ts'
import type { FieldKind } from '#kit/record/fields.ts'

/** How the cells of a column are read where a cell alone does not say: the sign of its decimals, the order of its days. */
export type ColumnReading = NumberHabit | DayHabit

/** What a person is asked about a column whose rows do not tell it. */
export interface ColumnDoubt {
  /** A cell that can be read in two ways. */
  readonly example: string
  readonly meanings: readonly { readonly reading: ColumnReading; readonly says: string }[]
}

const MONEY: readonly FieldKind[] = ['money', 'price', 'whole']

/** Says how a column of this kind is read by what all its cells prove, or what has to be asked; undefined where each cell says it. */
export function readingOf(kind: FieldKind, texts: readonly string[]): ColumnReading | ColumnDoubt | undefined {
  if (kind === 'day') {
    const found = dayHabitOf(texts)
    return found === 'mixed' ? dayDoubt(texts.find(isOpenDay) ?? '') : found
  }
  if (kind !== 'quantity' && !MONEY.includes(kind)) return undefined
  const found = habitOf(texts, kind !== 'quantity')
  return found === 'mixed' || found === 'unproven' ? numberDoubt(texts.find(isOpenNumber) ?? '') : found
}

function numberDoubt(example: string): ColumnDoubt {
  const readings = example.includes(',') ? (['en', 'id'] as const) : (['id', 'en'] as const)
  const [grouped, parted] = readings.map((habit) => exactFormat(readNumber(example, habit) ?? '0'))
  return {
    example,
    meanings: [
      { reading: readings[0], says: `${grouped} (ribuan)` },
      { reading: readings[1], says: `${parted} (desimal)` },
    ],
  }
}

function dayDoubt(example: string): ColumnDoubt {
  const meanings = (['dmy', 'mdy'] as const).flatMap((reading) => {
    const day = readDate(example, reading)
    return day ? [{ reading, says: dayFormat(day, 'long') }] : []
  })
  return { example, meanings }
}
