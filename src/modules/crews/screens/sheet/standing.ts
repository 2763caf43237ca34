import type { SheetRow } from '../../sheets/contract.ts'
import type { Tapped } from './use-crew-marks.ts'
import type { OwnMark } from './shelf.ts'

const nothing = { halfDays: 0, absence: null, overtime: 0, restHours: 0 } as const

/** A key of a row: what it marks, in short and in words. */
export interface MarkKey {
  readonly label: string
  readonly words: string
  readonly mark: Pick<Tapped, 'halfDays' | 'absence' | 'overtime' | 'restHours'>
}

/** A whole day of work. */
export const wholeDay: MarkKey['mark'] = { ...nothing, halfDays: 2 }

/** The three keys of a row on a workday. */
export const workKeys: readonly MarkKey[] = [
  { label: '1', words: '1 hari', mark: wholeDay },
  { label: '½', words: '½ hari', mark: { ...nothing, halfDays: 1 } },
  { label: '0', words: 'Alpa', mark: nothing },
]

/** The three keys of a row on a day of rest or a holiday, which is paid by the hour. */
export const restKeys: readonly MarkKey[] = [
  { label: '8j', words: '8 jam', mark: { ...nothing, restHours: 16 } },
  { label: '4j', words: '4 jam', mark: { ...nothing, restHours: 8 } },
  { label: '0', words: 'Libur', mark: nothing },
]

/** How somebody stands on the sheet: what was tapped here, else what the server has. */
export interface Standing {
  readonly mark: Tapped | undefined
  readonly isOwn: boolean
  readonly elsewhere: number
  /** Why it cannot be marked here any more. */
  readonly lock: string | undefined
}

/** Tells how somebody stands. */
export function standingOf(row: SheetRow, own: OwnMark | undefined, mayReopen: boolean): Standing {
  const elsewhere = row.elsewhere.reduce((all, { halfDays }) => all + halfDays, 0)
  const mark = own ?? row.mark ?? undefined
  const lock = row.mark?.isPaid
    ? 'Sudah dibayar'
    : row.mark?.approvedBy && !mayReopen
      ? `Disetujui ${row.mark.approvedBy}`
      : undefined
  return { mark, isOwn: own !== undefined, elsewhere, lock }
}

/** Marks somebody as a key says, beside what was noted of them; nothing else of a mark that was read goes along. */
export function tapped(row: SheetRow, own: OwnMark | undefined, mark: MarkKey['mark']): Tapped {
  const before = own ?? row.mark
  const { halfDays, absence, restHours } = mark
  return {
    ...{ halfDays, absence, restHours, overtime: halfDays > 0 ? (before?.overtime ?? 0) : 0 },
    workItemId: before?.workItemId ?? row.last?.workItemId ?? null,
    note: before?.note ?? null,
    version: own?.version ?? row.mark?.version ?? null,
  }
}

/** Marks all who are not marked as working a whole day, or as they were marked last. */
export function tappedAll(
  rows: readonly SheetRow[],
  marks: Readonly<Record<string, OwnMark>>,
  how: 'whole' | 'last',
  keys: readonly MarkKey[],
): Record<string, Tapped> {
  const free = rows.filter((row) => !marks[row.workerId] && !row.mark && row.elsewhere.length === 0)
  const whole = keys[0]?.mark
  return Object.fromEntries(
    free.flatMap((row) => {
      const mark = how === 'whole' ? whole : row.last
      if (!mark) return []
      return [[row.workerId, { ...tapped(row, undefined, mark), overtime: mark.overtime }]]
    }),
  )
}
