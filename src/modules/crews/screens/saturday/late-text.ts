import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { lateWages } from '#modules/payroll/duties/rules.ts'

/** Wages of a week that are not paid whole. */
export interface OwedWages {
  /** The Saturday on which they were due. */
  readonly until: Day
  readonly on: Day
  /** Rupiah that nobody has had yet. */
  readonly open: string
  /** Booked: some may wait for who did not come to fetch them. */
  readonly isBooked: boolean
}

/** Tells what wages that were due on their Saturday cost today beside them; undefined while they are not late. */
export function lateText({ until, on, open, isBooked }: OwedWages): string | undefined {
  const late = lateWages({ dueOn: until, on, open: money(open) })
  if (late === null) return undefined
  const due = `Seharusnya dibayar ${dayFormat(until, 'weekday')}, ${late.days} hari yang lalu.`
  const fine = `Dendanya hari ini ${late.percent}% dari yang belum dibayar, ${rupiah(String(late.fine))}, di luar upahnya (PP 36/2021 pasal 61).`
  return [due, fine, isBooked && 'Upah yang tidak diambil pekerjanya sendiri tidak didenda.'].filter(Boolean).join(' ')
}
