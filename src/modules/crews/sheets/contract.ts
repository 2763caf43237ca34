import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zVersion } from '#kit/http/shapes.ts'
import type { DayText } from '#kit/http/wire.ts'
import { absences, type Absence, type Marked, type RowRefusal } from '../words.ts'

/** A mark as it is kept. */
export interface SheetMark extends Marked {
  readonly workItemId: string | null
  readonly note: string | null
  readonly version: number
  readonly by: string
  /** Who approved it; null while it waits. */
  readonly approvedBy: string | null
  readonly isPaid: boolean
}

/** Somebody of the crew on a day; neither pay nor NIK nor telephone. */
export interface SheetRow {
  readonly workerId: string
  readonly name: string
  readonly trade: string
  readonly foremanName: string | null
  readonly mark: SheetMark | null
  /** Where else they are marked that day. */
  readonly elsewhere: readonly { readonly project: string; readonly halfDays: number }[]
  /** The last mark before that day at this project. */
  readonly last: (Marked & { readonly workItemId: string | null }) | null
}

/** The crew of a project on a day. */
export interface CrewSheet {
  readonly projectId: string
  readonly project: string
  readonly day: DayText
  /** A day of rest or a holiday is marked in hours. */
  readonly rest: string | null
  readonly rows: readonly SheetRow[]
}

export const MOST_CREW = 200

/** The crew of a project on a day: at most two hundred. */
export const openSheet = endpoint({
  method: 'GET',
  path: '/api/absensi/regu',
  permission: ['create absensi', 'update absensi'],
  input: z.strictObject({ projectId: zId, day: zDay }),
  answer: answer<CrewSheet>(),
  reads: ['crew-days', 'workers'],
})

const zCount = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** A mark as it is sent; `version` is that of the mark it replaces, null where there was none. */
const zRow = z.strictObject({
  workerId: zId,
  version: zOrNull(zVersion),
  /** In halves of a day: 2 is a whole day, 3 one and a half. */
  halfDays: zCount(3),
  absence: zOrNull(z.enum(Object.keys(absences) as [Absence, ...Absence[]])),
  /** In half hours: 3 is an hour and a half. */
  overtime: zCount(16),
  /** In half hours, on a day of rest or a holiday, in the place of half days. */
  restHours: zCount(24),
  workItemId: zOrNull(zId),
  note: zOptionalText(300),
  /** By the clock of the device. */
  markedAt: z.iso.datetime({ error: 'Waktu catat tidak terbaca. Muat ulang halaman ini.' }),
})

/** What became of a row: a conflict and a refusal show what is there now. */
export interface RowOutcome {
  readonly workerId: string
  readonly outcome: 'saved' | 'same' | 'conflict' | 'refused'
  readonly why: RowRefusal | null
  readonly now: SheetMark | null
}

/** Saves marks of a crew; each row is taken or not by itself. What is there already is not saved twice. */
export const saveSheet = endpoint({
  method: 'POST',
  path: '/api/absensi/regu',
  permission: ['create absensi', 'update absensi'],
  input: z.strictObject({
    projectId: zId,
    day: zDay,
    rows: z.array(zRow).check(z.minLength(1, 'Tandai paling sedikit satu orang.'), z.maxLength(MOST_CREW)),
  }),
  answer: answer<{ readonly rows: readonly RowOutcome[] }>(),
  touches: ['crew-days'],
  idempotent: true,
})
