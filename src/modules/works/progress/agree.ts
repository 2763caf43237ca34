import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { MeasuredLine, WeekVolume } from './rules.ts'

/** A line of a week as it counts, with what was measured where that differs. */
export interface AgreedVolume extends WeekVolume {
  readonly internal: Quantity | null
}

/**
 * Puts the volumes that were agreed to in the place of those that were measured. Each is of a line of the week
 * ('progress.not-in-week' at `agreed.2.workItemId`); where one differs a reason is needed ('progress.agreed-without-reason' at `remark`).
 */
export function agreedWeek(
  measured: readonly WeekVolume[],
  agreed: readonly { readonly workItemId: string; readonly volume: Quantity }[],
  remark: string | null,
): AgreedVolume[] {
  const known = new Set(measured.map(({ workItemId }) => workItemId))
  agreed.forEach(({ workItemId }, at) => {
    if (!known.has(workItemId))
      throw new Refusal('progress.not-in-week', { line: at + 1 }, { field: `agreed.${at}.workItemId` })
  })
  const said = new Map(agreed.map(({ workItemId, volume }) => [workItemId, volume]))
  const week = measured.map((line) => {
    const volume = said.get(line.workItemId) ?? line.volume
    return { ...line, volume, internal: volume === line.volume ? null : line.volume }
  })
  if (remark === null && week.some(({ internal }) => internal !== null))
    throw new Refusal('progress.agreed-without-reason', {}, { field: 'remark' })
  return week
}

/** Refuses to take back what was approved without saying why ('progress.lowered-without-reason' at `note`). */
export function refuseSilentLowering(
  lines: readonly MeasuredLine[],
  week: readonly WeekVolume[],
  note: string | null,
): void {
  if (note !== null) return
  const known = new Map(lines.map((line) => [line.workItemId, line]))
  for (const { workItemId, volume } of week) {
    const line = known.get(workItemId)
    if (line && (line.volume < 0n ? volume > 0n : volume < 0n))
      throw new Refusal('progress.lowered-without-reason', { name: line.name }, { field: 'note' })
  }
}
