import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zVersion } from '#kit/http/shapes.ts'
import type { DayText } from '#kit/http/wire.ts'
import type { SheetMark } from '../sheets/contract.ts'

/** A day of somebody's week as it is kept. */
export interface WeekMark extends SheetMark {
  readonly id: string
  /** Waits, and whoever asks may approve it: another marked it, or nobody else could approve. */
  readonly mayApprove: boolean
}

/** The week of a project, Sunday to Saturday: names down crew by crew, the foreman first; days across. */
export interface CrewWeek {
  readonly projectId: string
  readonly project: string
  /** A Saturday. */
  readonly until: DayText
  readonly days: readonly {
    readonly day: DayText
    readonly rest: string | null
    /** People the daily report of the site tells of; null where it tells nothing. */
    readonly reported: number | null
  }[]
  readonly rows: readonly {
    readonly workerId: string
    readonly name: string
    readonly trade: string
    readonly foremanName: string | null
    /** By day. */
    readonly marks: Readonly<Record<string, WeekMark>>
    /** Half days at other projects, by day. */
    readonly elsewhere: Readonly<Record<string, number>>
  }[]
}

/** The week of a project that ends on the Saturday of a day. */
export const openWeek = endpoint({
  method: 'GET',
  path: '/api/absensi/regu/pekan',
  permission: 'view absensi',
  input: z.strictObject({ projectId: zId, day: zDay }),
  answer: answer<CrewWeek>(),
  reads: ['crew-days', 'workers'],
})

/** Names the project where most was worked in the week of a day, or in the one before; null where nobody was marked. */
export const busiestProject = endpoint({
  method: 'GET',
  path: '/api/absensi/regu/proyek-ramai',
  permission: 'view absensi',
  input: z.strictObject({ day: zDay }),
  answer: answer<{ readonly projectId: string | null }>(),
})

const zRows = z
  .array(z.strictObject({ id: zId, version: zVersion }))
  .check(z.minLength(1, 'Pilih paling sedikit satu hari.'), z.maxLength(2000))

/** Approves days as they were read; somebody who marked none of them does it, unless nobody else could. */
export const approveDays = endpoint({
  method: 'POST',
  path: '/api/absensi/regu/pekan/setuju',
  permission: 'approve absensi',
  input: z.strictObject({ projectId: zId, rows: zRows }),
  answer: answer<{ readonly approved: number }>(),
  touches: ['crew-days', 'wages'],
  idempotent: true,
})

/** Opens approved days again that are in no wages yet. */
export const reopenDays = endpoint({
  method: 'POST',
  path: '/api/absensi/regu/pekan/buka',
  permission: 'approve absensi',
  input: z.strictObject({ projectId: zId, rows: zRows }),
  answer: answer<{ readonly reopened: number }>(),
  touches: ['crew-days', 'wages'],
  idempotent: true,
})
