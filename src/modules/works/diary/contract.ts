import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText, zOrNull, zPositiveQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, InstantText, QtyText } from '#kit/http/wire.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zAct, zActWithReason, zOnlyId } from '#kit/posting/acts.ts'
import { siteReportColumns } from './columns.ts'
import { zBlocker, zCrew, zDelivery, zEquipment, zHours, zSafety, zWeather } from './shapes.ts'
import type { BlockerKind, BlockerParty, Safety, SiteReportState, Weather } from './words.ts'

/** A row of the list of daily reports. */
export interface SiteReportRow extends Audited {
  readonly id: string
  readonly version: number
  readonly date: DayText
  readonly projectId: string
  readonly projectName: string
  readonly weatherMorning: Weather
  readonly weatherAfternoon: Weather
  readonly rainHours: QtyText
  /** What a claim for more time stands on, in hours: rain, and what the client or others held up. */
  readonly claimHours: QtyText
  readonly workers: number
  /** The first works of the day in words. */
  readonly works: string | null
  readonly blockers: number
  readonly k3: Safety
  readonly photos: number
  readonly writerNames: string
  readonly checkedBy: string | null
  readonly state: SiteReportState
}

/** Work done on a day. */
export interface SiteWork {
  readonly workItemId: string | null
  readonly code: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly volume: QtyText | null
  /** What the reports up to this day tell of it together. */
  readonly soFar: QtyText | null
  /** Of the bill of quantities that holds. */
  readonly contract: QtyText | null
  readonly note: string | null
}

/** What held the work up. */
export interface SiteBlocker {
  readonly kind: BlockerKind
  readonly party: BlockerParty
  readonly hours: QtyText | null
  readonly note: string | null
}

/** A daily report as its page shows it. */
export interface SiteReport {
  readonly id: string
  readonly version: number
  readonly projectId: string
  readonly projectName: string
  readonly projectCode: string
  readonly date: DayText
  readonly state: SiteReportState
  readonly weatherMorning: Weather
  readonly weatherAfternoon: Weather
  readonly rainHours: QtyText
  readonly workers: number
  readonly crew: readonly { readonly role: string; readonly count: number }[]
  readonly lines: readonly SiteWork[]
  readonly deliveries: readonly {
    readonly what: string
    readonly qty: QtyText | null
    readonly unit: string | null
    readonly from: string | null
  }[]
  readonly equipment: readonly { readonly what: string; readonly count: number; readonly hours: QtyText | null }[]
  readonly blockers: readonly SiteBlocker[]
  readonly k3: Safety
  readonly k3Note: string | null
  readonly note: string | null
  readonly writerNames: string
  /** Said by the office when it gave the report back. */
  readonly remark: string | null
  readonly sentAt: InstantText | null
  readonly checkedBy: string | null
  readonly checkedAt: InstantText | null
  readonly updatedAt: InstantText
  readonly updatedBy: string
  /** Photos of it that another report shows as well. */
  readonly photosAgain: readonly PhotoAgain[]
  readonly can: readonly ('edit' | 'send' | 'delete' | 'check' | 'give-back')[]
}

/** How many photos of a report stand in another one, and in which; null: one that this person may not see. */
export interface PhotoAgain {
  readonly photos: number
  readonly report: {
    readonly id: string
    readonly projectId: string
    readonly projectName: string
    readonly date: DayText
  } | null
}

/** A day of the calendar of a project's diary. */
export interface DiaryDay {
  readonly date: DayText
  readonly id: string
  readonly state: SiteReportState
  readonly workers: number
  readonly blockers: number
  readonly photos: number
  readonly rainHours: QtyText
}

/** A month of the diary of a project. */
export interface Diary {
  readonly projectId: string
  readonly projectName: string
  readonly projectCode: string
  /** 'YYYY-MM'. */
  readonly month: string
  readonly days: readonly DiaryDay[]
  /** Working days that are over and of which nobody told. */
  readonly missing: readonly DayText[]
}

const reads = ['site-reports', 'files', 'projects']
const touches = ['site-reports']
const writers = ['create dokumentasi-proyek', 'update dokumentasi-proyek'] as const

/** The daily reports of the sites one may see, the newest first. */
export const listSiteReports = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek',
  permission: 'view dokumentasi-proyek',
  input: zListQuery(siteReportColumns),
  answer: answer<ListAnswer<SiteReportRow>>(),
  reads,
})

/** The daily reports of a filter, as a file. */
export const exportSiteReports = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/ekspor',
  permission: 'export dokumentasi-proyek',
  input: zListQuery(siteReportColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** A month of a project's diary, with the days of which nothing was told. */
export const openDiary = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/buku-harian',
  permission: 'view dokumentasi-proyek',
  input: z.strictObject({
    projectId: zId,
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Tulis bulan, misalnya 2026-11.')),
  }),
  answer: answer<Diary>(),
  reads,
})

/** The report of a project on a day; nothing where nobody wrote one yet. */
export const siteReportOfDay = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/hari',
  permission: 'view dokumentasi-proyek',
  input: z.strictObject({ projectId: zId, date: zDay }),
  answer: answer<{ readonly report: SiteReport | null }>(),
  reads,
})

/** One daily report. */
export const openSiteReport = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/:id',
  permission: 'view dokumentasi-proyek',
  input: zOnlyId,
  answer: answer<SiteReport>(),
  reads,
})

const fields = {
  weatherMorning: zWeather,
  weatherAfternoon: zWeather,
  rainHours: zOrNull(zHours),
  crew: zCrew,
  lines: z
    .array(
      z.strictObject({
        workItemId: zOrNull(zId),
        volume: zOrNull(zPositiveQuantity),
        note: zOptionalText(300),
      }),
    )
    .check(z.maxLength(100, 'Paling banyak 100 pekerjaan.')),
  deliveries: z._default(z.array(zDelivery).check(z.maxLength(100, 'Paling banyak 100 kiriman.')), []),
  equipment: z._default(z.array(zEquipment).check(z.maxLength(50, 'Paling banyak 50 alat.')), []),
  blockers: z._default(z.array(zBlocker).check(z.maxLength(30, 'Paling banyak 30 kendala.')), []),
  k3: zSafety,
  k3Note: zOptionalText(500),
  note: zOptionalText(2000),
  /** False keeps a draft. */
  send: z._default(zBool, true),
}

type Written = { readonly id: string; readonly projectId: string; readonly date: DayText; readonly version: number }

/** Writes the report of a day; `send` also hands it to the office. */
export const addSiteReport = endpoint({
  method: 'POST',
  path: '/api/dokumentasi-proyek',
  permission: 'create dokumentasi-proyek',
  input: z.strictObject({
    ...{ ...fields, projectId: zId, date: zDay, files: zFileIds() },
    /** Which work item a photo of `files` shows; what is no file of it is left out. */
    shows: z._default(z.array(z.strictObject({ fileId: zText(60), workItemId: zId })).check(z.maxLength(40)), () => []),
  }),
  answer: answer<Written>(),
  touches,
  idempotent: true,
})

/** Writes a draft anew; its project and day stay. */
export const updateSiteReport = endpoint({
  method: 'PUT',
  path: '/api/dokumentasi-proyek/:id',
  permission: writers,
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: answer<Written>(),
  touches,
  idempotent: true,
})

/** Hands a draft to the office as it stands. */
export const sendSiteReport = endpoint({
  method: 'POST',
  path: '/api/dokumentasi-proyek/:id/kirim',
  permission: writers,
  input: zAct,
  answer: answer<Written>(),
  touches,
  idempotent: true,
})

/** Says that the office has read and agrees; somebody who wrote nothing on it does it. */
export const checkSiteReport = endpoint({
  method: 'POST',
  path: '/api/dokumentasi-proyek/:id/periksa',
  permission: 'approve dokumentasi-proyek',
  input: zAct,
  answer: answer<Written>(),
  touches,
  idempotent: true,
})

/** Gives a report back to the site, to be mended. */
export const giveBackSiteReport = endpoint({
  method: 'POST',
  path: '/api/dokumentasi-proyek/:id/kembalikan',
  permission: 'approve dokumentasi-proyek',
  input: zActWithReason,
  answer: answer<Written>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const deleteSiteReport = endpoint({
  method: 'DELETE',
  path: '/api/dokumentasi-proyek/:id',
  permission: writers,
  input: zOnlyId,
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** The report of a day on paper, with the places where three sign. */
export const printSiteReport = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/:id/cetak',
  permission: 'view dokumentasi-proyek',
  input: zOnlyId,
  answer: answer<never>(),
})

/** What the reports of some days tell together, as a weekly or monthly report on paper. */
export const printSiteRecap = endpoint({
  method: 'GET',
  path: '/api/dokumentasi-proyek/rekap',
  permission: 'view dokumentasi-proyek',
  input: z.strictObject({ projectId: zId, from: zDay, to: zDay }),
  answer: answer<never>(),
})
