import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPercent, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'
import { retentionBases, retentionManners, type RetentionBase, type RetentionManner } from '#modules/sales/contract.ts'

/** What makes an instalment due: approved progress, a day, or a handover. */
export const dueKinds = { progress: 'Progres', date: 'Tanggal', 'bast-1': 'BAST-1', 'bast-2': 'BAST-2' } as const
export type DueBy = keyof typeof dueKinds

export const instalmentStates = {
  waiting: 'Menunggu',
  ready: 'Siap ditagih',
  billed: 'Ditagih',
  opened: 'Ditagih sebelum pembukuan',
  spent: 'Tanpa sisa',
} as const

/** Most rows of a plan. */
export const MOST_INSTALMENTS = 60

/** An agreed part of a contract; amounts before PPN. */
export interface Instalment {
  readonly id: string
  readonly name: string
  readonly percent: PercentText
  readonly dueBy: DueBy
  readonly duePercent: PercentText | null
  readonly dueOn: DayText | null
  readonly expectedOn: DayText | null
  /** The papers that go with it, as they were agreed. */
  readonly documents: string | null
  /** What it was billed at, or would be now: what is not billed yet carries the changes of the contract. */
  readonly amount: MoneyText
  readonly state: keyof typeof instalmentStates
  readonly invoiceId: string | null
  readonly invoiceNumber: string | null
}

const zInstalment = z.strictObject({
  name: zText(120, 'Tulis nama angsurannya.'),
  percent: zPercent,
  dueBy: z.enum(Object.keys(dueKinds) as [DueBy, ...DueBy[]]),
  /** Approved progress that makes it due; only with `progress`, 0 at once. */
  duePercent: zOrNull(zPercent),
  /** Only with `date`. */
  dueOn: zOrNull(zDay),
  /** When the money is expected to be billed; null: as the schedule and the handover tell. */
  expectedOn: zOrNull(zDay),
  documents: zOptionalText(200),
})

/** The rows of a plan, sum 100 percent; none: the contract is billed by progress. */
export const zInstalments = z._default(z.array(zInstalment).check(z.maxLength(MOST_INSTALMENTS)), () => [])

/** Held back of each termin, as is usual, or all of it of the last. */
export const zRetentionManner = z._default(
  z.enum(Object.keys(retentionManners) as [RetentionManner, ...RetentionManner[]]),
  'each',
)

/** Its percent is of all that a termin bills, as is usual, or of what the down payment leaves of it. */
export const zRetentionBase = z._default(
  z.enum(Object.keys(retentionBases) as [RetentionBase, ...RetentionBase[]]),
  'gross',
)

/** Rupiah of the down payment that go off each termin until nothing is left of it; null: its percent of the termin. */
export const zDownPaymentRecovery = zOrNull(zPositiveMoney)

const touches = ['billing', 'orders', 'invoices', 'journal', 'sales-statement', 'parties', 'projects']

/** Writes how a contract is billed: by instalments, or by progress with its down payment and retention; while nothing was billed. */
export const savePaymentPlan = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/angsuran',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    instalments: zInstalments,
    /** Of a contract that is billed by progress; not with instalments. */
    downPaymentPercent: zOrNull(zPercent),
    retentionPercent: zOrNull(zPercent),
    retentionManner: zRetentionManner,
    retentionBase: zRetentionBase,
    downPaymentRecovery: zDownPaymentRecovery,
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Issues the invoice of an instalment that is due. */
export const billInstalment = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/angsuran/:instalmentId/tagih',
  permission: 'update order',
  input: z.strictObject({ id: zId, instalmentId: zId, date: zDay }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})
