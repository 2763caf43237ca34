import { addDays, day } from '#ground/day.ts'
import { dayFormat, rangeFormat } from '#ground/day-format.ts'
import { quantity, quantityText, sumQty } from '#ground/quantity.ts'
import type { MaterialNeed, NeedOfMaterial, WeekNeed } from '../../need/contract.ts'

/** A material with what it needs, and lacks, up to the chosen week. */
export interface NeedRow extends NeedOfMaterial {
  readonly needNow: string
  readonly shortNow: string
}

/** Sums what a material needs up to a week; null: in all. */
export function throughWeek(row: NeedOfMaterial, through: number | null): NeedRow {
  const until = row.weeks.filter(({ week }) => through === null || (week !== null && week <= through))
  const sumOf = (of: 'qty' | 'short') => quantityText(sumQty(until.map((one: WeekNeed) => quantity(one[of]))))
  return { ...row, needNow: sumOf('qty'), shortNow: sumOf('short') }
}

/** The weeks one may look ahead to: from the first that needs something to the last, and all of it. */
export function weekChoices({
  materials,
  weekOne,
}: MaterialNeed): { readonly value: string; readonly label: string }[] {
  const weeks = materials.flatMap((row) => row.weeks.flatMap(({ week }) => week ?? []))
  const last = Math.max(0, ...weeks)
  const each = weekOne === null ? [] : Array.from({ length: last }, (_, at) => at + 1)
  return [
    ...each.map((week) => ({
      value: String(week),
      label: `Sampai minggu ${week} (s.d. ${endOf(weekOne ?? '', week)})`,
    })),
    { value: '', label: 'Seluruh pekerjaan' },
  ]
}

/** Writes the days of a week. */
export function weekWords(weekOne: string | null, week: number | null): string {
  if (week === null || weekOne === null) return 'Tanpa jadwal'
  const first = addDays(day(weekOne), (week - 1) * 7)
  return `Minggu ${week}, ${rangeFormat(first, addDays(first, 6))}`
}

function endOf(weekOne: string, week: number): string {
  return dayFormat(addDays(day(weekOne), week * 7 - 1), 'short')
}
