import { day, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'

/** One JSON line of `calc`, or the answer to it. */
export type Case = Record<string, unknown>

/** Reads whole rupiah, zero or more; throws a RangeError that names the field. */
export function rupiah(value: unknown, name: string): Money {
  const isWhole = (typeof value === 'number' && Number.isSafeInteger(value)) || /^\d+$/.test(String(value))
  if (!isWhole || Number(value) < 0) throw new RangeError(`${name} harus rupiah bulat`)
  return money(String(value))
}

/** Reads a list of whole rupiah. */
export function rupiahs(value: unknown, name: string): Money[] {
  return listed(value, name).map((each) => rupiah(each, name))
}

/** Reads a whole number, by default from 1 on. */
export function count(value: unknown, name: string, least = 1): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} harus bilangan bulat mulai ${least}`)
  }
  return value
}

/** Reads a plain decimal number, zero or more, as its text. */
export function decimal(value: unknown, name: string): string {
  const text = String(value)
  if (!['number', 'string'].includes(typeof value) || !/^\d{1,12}(\.\d{1,6})?$/.test(text)) {
    throw new RangeError(`${name} harus angka, mis. 12.5`)
  }
  return text
}

/** Reads one word of those a rule knows. */
export function known<Key extends string | number>(value: unknown, all: readonly Key[], name: string): Key {
  const found = all.find((each) => each === value)
  if (found === undefined) throw new RangeError(`${name} tidak dikenal; yang ada: ${all.join(', ')}`)
  return found
}

/** Reads a list. */
export function listed(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new RangeError(`${name} harus daftar`)
  return value
}

/** Reads a day, '2026-11-21'. */
export function dayAsked(value: unknown, name: string): Day {
  try {
    return day(String(value))
  } catch {
    throw new RangeError(`${name} harus tanggal YYYY-MM-DD`)
  }
}

/** Reads how many days a week are worked. */
export function weekAsked(value: unknown): 5 | 6 {
  if (value !== 5 && value !== 6) throw new RangeError('days_per_week harus 5 atau 6')
  return value
}

/** Writes an amount as a JSON number while it is exact, as text beyond. */
export function plain(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString()
}
