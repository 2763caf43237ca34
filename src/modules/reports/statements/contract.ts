import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'
import { zAccount } from '../ledger/contract.ts'
import type { Report } from '../report.ts'
import { cashClasses } from './cash-rules.ts'

const reads = ['journal']
const view = 'view laporan-keuangan'

/** Absent: this month until today and the two before it, all projects, beside the days just before. */
const profitAsked = {
  from: z.optional(zDay),
  to: z.optional(zDay),
  projectId: z.optional(zId),
  compare: z._default(z.enum(['sebelumnya', 'tahun-lalu', 'tidak']), 'sebelumnya'),
  /** 'kas': what was received and paid; 'akrual': what was earned and used. */
  basis: z._default(z.enum(['akrual', 'kas']), 'akrual'),
  /** What stands beside each other: months, or projects (of all projects, as it was earned). */
  split: z._default(z.enum(['bulan', 'proyek']), 'bulan'),
}

/** Laba rugi by month, compared, or by project. */
export const profitAndLoss = endpoint({
  method: 'GET',
  path: '/api/laporan/laba-rugi',
  permission: view,
  input: z.strictObject(profitAsked),
  answer: answer<Report>(),
  reads: [...reads, 'period-locks'],
})

/** An entry of the books that a figure of money comes from, and how much of the figure it is. */
interface MoneyEntry {
  readonly entryId: string
  /** When the money moved. */
  readonly date: string
  readonly entryNumber: string
  readonly sourceKind: string
  readonly sourceId: string
  readonly memo: string
  readonly amount: string
}

/** A page of such entries. */
export interface MoneyPage {
  readonly name: string
  readonly rows: readonly MoneyEntry[]
  /** Give it back as `offset` to see what follows; null on the last page. */
  readonly next: number | null
}

const zOffset = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0)

/** The entries behind a figure of laba rugi on a cash basis. */
export const cashBasisEntries = endpoint({
  method: 'GET',
  path: '/api/laporan/laba-rugi-kas/rincian',
  permission: view,
  input: z.strictObject({
    account: zAccount,
    from: z.optional(zDay),
    to: z.optional(zDay),
    projectId: z.optional(zId),
    offset: zOffset,
  }),
  answer: answer<MoneyPage>(),
  reads,
})

/** The entries behind a figure of arus kas: what moved cash and bank against an account, of one class of it. */
export const cashFlowEntries = endpoint({
  method: 'GET',
  path: '/api/laporan/arus-kas/rincian',
  permission: view,
  input: z.strictObject({
    account: zAccount,
    /** Where the figure stands. */
    group: z.enum(cashClasses),
    from: z.optional(zDay),
    to: z.optional(zDay),
    offset: zOffset,
  }),
  answer: answer<MoneyPage>(),
  reads,
})

/** What a figure of laba rugi is made of. */
export interface FigureOrigin {
  readonly name: string
  /** Credit minus debit of each project, the most first; what bears none last, with null. */
  readonly projects: readonly { readonly id: string | null; readonly name: string; readonly amount: string }[]
  /** Entries of the ledger behind it. */
  readonly entries: number
  /** There are more entries than were counted. */
  readonly hasMore: boolean
}

/** The projects a figure of laba rugi is made of, and how many entries. */
export const figureOrigin = endpoint({
  method: 'GET',
  path: '/api/laporan/laba-rugi/asal',
  permission: view,
  input: z.strictObject({ account: zAccount, from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<FigureOrigin>(),
  reads,
})

const balanceAsked = {
  /** Absent: today. */
  to: z.optional(zDay),
  compare: z._default(z.enum(['sebelumnya', 'tahun-lalu', 'tidak']), 'sebelumnya'),
}

/** Neraca at the end of any day, compared. */
export const balanceSheet = endpoint({
  method: 'GET',
  path: '/api/laporan/neraca',
  permission: view,
  input: z.strictObject(balanceAsked),
  answer: answer<Report>(),
  reads,
})

/** Arus kas by what the money was for (direct), between two days. */
export const cashStatement = endpoint({
  method: 'GET',
  path: '/api/laporan/arus-kas',
  permission: view,
  input: z.strictObject({ from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<Report>(),
  reads,
})

/** Arus kas from the result (indirect), between two days. */
export const indirectStatement = endpoint({
  method: 'GET',
  path: '/api/laporan/arus-kas-tidak-langsung',
  permission: view,
  input: z.strictObject({ from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<Report>(),
  reads,
})

/** The entries behind a figure of arus kas tidak langsung: what moved an account, without closings and openings. */
export const indirectEntries = endpoint({
  method: 'GET',
  path: '/api/laporan/arus-kas-tidak-langsung/rincian',
  permission: view,
  input: z.strictObject({ account: zAccount, from: z.optional(zDay), to: z.optional(zDay), offset: zOffset }),
  answer: answer<MoneyPage>(),
  reads,
})

/** Perubahan ekuitas between two days. */
export const equityStatement = endpoint({
  method: 'GET',
  path: '/api/laporan/perubahan-ekuitas',
  permission: view,
  input: z.strictObject({ from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<Report>(),
  reads,
})

/** Neraca saldo: debit, credit and balance of every account that moved, up to the end of a day. */
export const trialReport = endpoint({
  method: 'GET',
  path: '/api/laporan/neraca-saldo',
  permission: view,
  input: z.strictObject({ to: z.optional(zDay) }),
  answer: answer<Report>(),
  reads,
})

const anyReport = {
  kind: z._default(
    z.enum(['laba-rugi', 'neraca', 'arus-kas', 'arus-kas-tidak-langsung', 'perubahan-ekuitas', 'neraca-saldo']),
    'laba-rugi',
  ),
  ...profitAsked,
}

/** A report as a file that a spreadsheet opens. */
export const exportReport = endpoint({
  method: 'GET',
  path: '/api/laporan/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...anyReport, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** A report as a paper. */
export const printReport = endpoint({
  method: 'GET',
  path: '/api/laporan/cetak',
  permission: view,
  input: z.strictObject(anyReport),
  answer: answer<never>(),
})
