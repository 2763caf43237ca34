import type { Day } from '#ground/day.ts'
import { holidays } from '#modules/attendance/face.ts'
import { feasts, type Feast } from './rules.ts'

/** Finds the next day of each feast that is decreed by now, from a day on, the nearest first. */
export function nextFeasts(from: Day): { feast: Feast; on: Day }[] {
  const all = (Object.keys(feasts) as Feast[]).flatMap((feast) => {
    const next = holidays.find(
      ({ day, name, isNational }) => isNational && day >= from && name.startsWith(feasts[feast].name),
    )
    return next ? [{ feast, on: next.day }] : []
  })
  return all.toSorted((a, b) => a.on.localeCompare(b.on))
}
