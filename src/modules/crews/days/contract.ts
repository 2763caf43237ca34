import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, QtyText } from '#kit/http/wire.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zOnlyId } from '#kit/posting/acts.ts'
import type { PaidCorrection } from '../corrections/contract.ts'
import type { SheetMark } from '../sheets/contract.ts'
import { absences, type Absence } from '../words.ts'
import { crewDayColumns } from './columns.ts'
import type { DayState } from './words.ts'

/** A row of the list of what workers did. */
export interface CrewDayRow extends Audited {
  readonly id: string
  readonly version: number
  readonly day: DayText
  readonly workerId: string
  readonly workerName: string
  readonly trade: string
  readonly foremanName: string | null
  readonly projectId: string
  readonly projectName: string
  readonly days: QtyText
  readonly absence: Absence | null
  readonly overtimeHours: QtyText
  readonly restHours: QtyText
  readonly workItem: string | null
  readonly note: string | null
  readonly state: DayState
  readonly approvedBy: string | null
}

/** A worker's day as its page shows it. */
export interface CrewDayPage {
  readonly id: string
  readonly day: DayText
  /** A day of rest or a holiday. */
  readonly rest: string | null
  readonly workerId: string
  readonly worker: string
  readonly trade: string
  readonly foreman: string | null
  readonly projectId: string
  readonly project: string
  readonly mark: SheetMark
  readonly state: DayState
  readonly markedAt: string
  readonly savedAt: string
  readonly can: readonly ('correct' | 'correct-paid')[]
  readonly corrections: readonly PaidCorrection[]
}

const reads = ['crew-days', 'workers']

/** What workers did at the projects one may see, the newest first; a foreman sees his own crew. */
export const listCrewDays = endpoint({
  method: 'GET',
  path: '/api/absensi/pekerja',
  permission: 'view absensi',
  input: zListQuery(crewDayColumns),
  answer: answer<ListAnswer<CrewDayRow>>(),
  reads,
})

/** The days of a filter, as a file. */
export const exportCrewDays = endpoint({
  method: 'GET',
  path: '/api/absensi/pekerja/ekspor',
  permission: 'export absensi',
  input: zListQuery(crewDayColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

export const openCrewDay = endpoint({
  method: 'GET',
  path: '/api/absensi/pekerja/:id',
  permission: 'update absensi',
  input: zOnlyId,
  answer: answer<CrewDayPage>(),
  reads,
})

const zCount = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** Corrects a day with a reason, approved or not: it waits for somebody else's approval again. */
export const correctCrewDay = endpoint({
  method: 'PUT',
  path: '/api/absensi/pekerja/:id',
  permission: 'update absensi',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    /** In halves of a day: 2 is a whole day, 3 one and a half. */
    halfDays: zCount(3),
    absence: zOrNull(z.enum(Object.keys(absences) as [Absence, ...Absence[]])),
    /** In half hours: 3 is an hour and a half. */
    overtime: zCount(16),
    /** In half hours, on a day of rest or a holiday, in the place of half days. */
    restHours: zCount(24),
    workItemId: zOrNull(zId),
    note: zOptionalText(300),
    reason: zText(300, 'Tulis alasannya.'),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches: ['crew-days', 'wages'],
  idempotent: true,
})
