import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPercent, zVersion } from '#kit/http/shapes.ts'
import type { DayText, PercentText } from '#kit/http/wire.ts'
import { MOST_RAB_ROWS } from '../rab/rules.ts'
import type { CurveStatus } from './curve.ts'
import { MOST_WEEKS } from './rules.ts'

export const weekStarts = { project: 'Hari pertama proyek', monday: 'Senin' } as const
export type WeekStart = keyof typeof weekStarts

/** A version of the schedule of a project; the first that was approved is the baseline. */
export interface ScheduleVersion {
  readonly id: string
  readonly revision: number
  readonly state: 'draft' | 'approved'
  readonly weekOne: DayText
  readonly weekStart: WeekStart
  /** Weeks that end on this day or later are measured against it; null: from the beginning. */
  readonly holdsFrom: DayText | null
  readonly note: string | null
  readonly updatedBy: string
  readonly approvedBy: string | null
  readonly version: number
}

/** When a work item is built: evenly over days, or by shares of weeks. */
export interface PlanOfLine {
  readonly startDate: DayText | null
  readonly endDate: DayText | null
  readonly shares: readonly { readonly week: number; readonly share: PercentText }[] | null
  readonly firstWeek: number
  readonly lastWeek: number
}

/** A line of the bill that holds, with its place in time. */
export interface ScheduledLine {
  readonly workItemId: string
  readonly code: string
  readonly name: string
  /** Of the whole bill. */
  readonly weight: PercentText
  /** Of its own volume, approved. */
  readonly done: PercentText
  readonly plan: PlanOfLine | null
  readonly draft: PlanOfLine | null
  /** As the first version said; null where it is the one that holds or knew no such line. */
  readonly baseline: { readonly firstWeek: number; readonly lastWeek: number } | null
}

/** A week of the S-curve; what was built is null in weeks of which nothing was told yet. */
export interface WeekOfCurve {
  readonly week: number
  readonly to: DayText
  readonly billRevision: number
  readonly planRevision: number
  readonly planWeek: PercentText
  readonly plan: PercentText
  readonly actual: PercentText | null
  readonly deviation: PercentText | null
  readonly status: CurveStatus | null
  readonly isCritical: boolean
}

/** The schedule of a project and its S-curve. */
export interface ProjectSchedule {
  readonly projectStart: DayText | null
  readonly holds: ScheduleVersion | null
  readonly draft: ScheduleVersion | null
  /** Why this person may not approve the draft: 'own' when they wrote on it, 'right' without the right. */
  readonly hindrance: 'own' | 'right' | null
  readonly lines: readonly ScheduledLine[]
  readonly weeks: readonly WeekOfCurve[]
  /** Up to each week by the first version; empty where none came after it. */
  readonly baseline: readonly PercentText[]
}

const reads = ['schedule', 'progress', 'rab', 'projects']
const touches = ['schedule', 'projects']
const one = { id: zId, scheduleId: zId }

/** Tab Jadwal & kurva S of a project. */
export const openSchedule = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/jadwal',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<ProjectSchedule>(),
  reads,
})

/** Writes the draft of a schedule, whole; begins one where there is none. */
export const saveSchedule = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/jadwal',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    /** Of the draft as it was read; null where there was none. */
    version: zOrNull(zVersion),
    /** When work begins; once a version is approved, week 1 stays where it is. */
    firstDay: zDay,
    weekStart: z.enum(['project', 'monday']),
    /** From which day weeks are measured against it; null: the day it is approved, or the beginning for the first. */
    holdsFrom: z._default(zOrNull(zDay), null),
    note: zOptionalText(300),
    lines: z
      .array(
        z.strictObject({
          workItemId: zId,
          startDate: zOrNull(zDay),
          endDate: zOrNull(zDay),
          shares: zOrNull(
            z
              .array(z.strictObject({ week: z.int().check(z.minimum(1), z.maximum(MOST_WEEKS)), share: zPercent }))
              .check(z.minLength(1), z.maxLength(MOST_WEEKS)),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_RAB_ROWS)),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Makes a draft the schedule that holds; somebody who wrote nothing on it does it. */
export const approveSchedule = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/jadwal/:scheduleId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const removeSchedule = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/jadwal/:scheduleId',
  permission: 'update daftar-proyek',
  input: z.strictObject(one),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})
