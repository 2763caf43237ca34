import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'
import type { Task, TaskGroup } from '#kit/tasks/task.ts'

/** The periods one may choose. */
export const periodWords = {
  'bulan-ini': 'Bulan ini',
  'bulan-lalu': 'Bulan lalu',
  'tahun-ini': 'Tahun ini',
  rentang: 'Rentang',
} as const

export type PeriodName = keyof typeof periodWords

/** What is open by when it falls due: late, within a week, after that. */
export interface DueParts {
  readonly late: MoneyText
  readonly soon: MoneyText
  readonly later: MoneyText
}

/** One number with the list that makes it. */
export interface Figure {
  readonly id: string
  readonly label: string
  readonly unit: 'money' | 'count'
  /** Null when it could not be made just now; the others stand. */
  readonly value: string | null
  /** The same of the period before. */
  readonly before?: string
  /** How many of it are late. */
  readonly late?: string
  /** The value by when it falls due. Only of whoever sees all of it: it comes from kept sums. */
  readonly due?: DueParts
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** The figures of a period, at most four, and the days it spans. */
export interface Figures {
  readonly from: string
  readonly to: string
  /** What `before` is of: 'Okt', '2025'. */
  readonly since: string | null
  readonly figures: readonly Figure[]
}

/** Angka utama: what this person may see of money and work, each equal to the list it leads to. */
export const openFigures = endpoint({
  method: 'GET',
  path: '/api/dashboard/angka',
  // Each figure asks for its own right; whoever holds none of them gets none.
  permission: 'signed-in',
  input: z.strictObject({
    period: z._default(z.enum(Object.keys(periodWords) as [PeriodName, ...PeriodName[]]), 'bulan-ini'),
    from: z.optional(zDay),
    to: z.optional(zDay),
  }),
  answer: answer<Figures>(),
  reads: ['orders', 'invoices', 'payments', 'purchases', 'bills', 'stock', 'journal'],
})

/** What kind of thing waits, the most pressing first. */
export const taskKinds = [
  'approve',
  'cash-approval',
  'site-expense',
  'account',
  'wages',
  'paid-day',
  'attendance',
  'works',
  'subcontract-addendum',
  'site-report',
  'guarantee',
  'giro',
  'recurring',
  'handover',
  'termin',
  'overdue',
  'send',
  'receive',
  'pay',
  'transfer',
  'count',
  'stock',
  'contract',
  'licence',
  'people',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** The place of a kind among the others, the most pressing first; to sort by. */
export const placeOfKind = ({ kind }: { readonly kind: string }): number =>
  taskKinds.findIndex((known) => known === kind)

/** What waits, the most pressing of each kind first. */
export interface Tasks {
  /** Of every kind one before any kind shows its second. */
  readonly tasks: readonly Task[]
  readonly groups: readonly TaskGroup[]
  /** Kinds that could not be asked just now. */
  readonly failed: readonly string[]
}

/** Perlu tindakan. */
export const openTasks = endpoint({
  method: 'GET',
  path: '/api/dashboard/tugas',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Tasks>(),
  reads: [
    'orders',
    'invoices',
    'purchases',
    'purchase-requests',
    'bills',
    'stock',
    'counts',
    'users',
    'parties',
    'company',
    'payroll',
    'employees',
    'workers',
    'crew-days',
    'leave',
    'overtime',
    'day-corrections',
    'rab',
    'rap',
    'schedule',
    'changes',
    'progress',
    'site-reports',
    'site-expenses',
    'giro',
    'cash-entries',
  ],
})

/** How many orders stand where. */
export interface OrderStage {
  readonly status: string
  readonly label: string
  readonly count: number
}

/** Order per status: those still on their way. */
export const openOrderStages = endpoint({
  method: 'GET',
  path: '/api/dashboard/order',
  permission: 'view order',
  input: z.strictObject({}),
  answer: answer<readonly OrderStage[]>(),
  reads: ['orders'],
})

/** The first steps of a company, in order. */
export const setupSteps = ['company', 'customer', 'item', 'stock', 'order', 'invoice'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Which of the first steps are behind. */
export const openSetup = endpoint({
  method: 'GET',
  path: '/api/dashboard/langkah',
  permission: 'update perusahaan',
  input: z.strictObject({}),
  answer: answer<{ readonly companyId: string; readonly done: readonly SetupStep[] }>(),
  reads: ['companies', 'parties', 'catalog', 'stock', 'orders', 'invoices'],
})

/** Money as it stands today. */
export interface MoneyNow {
  /** Of all cash boxes and bank accounts. */
  readonly total: MoneyText
  readonly accounts: readonly {
    readonly id: string
    readonly name: string
    readonly code: string
    readonly balance: MoneyText
  }[]
  /** Lines of the bank's files that nobody matched yet. */
  readonly waiting: number
  /** Of this month up to today; null without the right to costs. */
  readonly profit: { readonly from: DayText; readonly to: DayText; readonly amount: MoneyText } | null
  /** Accounts of tax that are not even, each as its ledger reads. */
  readonly taxes: readonly { readonly code: string; readonly name: string; readonly balance: MoneyText }[]
}

/** A project that is being built. */
export interface ProjectNow {
  readonly id: string
  readonly name: string
  /** Approved progress, percent; null where none was approved. */
  readonly pct: PercentText | null
  readonly daysLeft: number | null
  readonly isLate: boolean
  /** The bill that holds and what was spent, rupiah; null without the right to costs. */
  readonly cost: { readonly budget: MoneyText | null; readonly actual: MoneyText } | null
}

/** Who is at work today, and what the week will cost. */
export interface PeopleNow {
  /** Today's crew sheets: projects that are being built and those where somebody was marked. */
  readonly sites: readonly {
    readonly projectId: string
    readonly name: string
    /** Workers marked at work, marked away, and expected there and not yet marked. */
    readonly present: number
    readonly away: number
    readonly unmarked: number
  }[]
  /** What the approved days up to this Saturday come to, and days that wait for a yes; null without the right to wages. */
  readonly wages: { readonly until: DayText; readonly net: MoneyText; readonly waiting: number } | null
  /** Contracts that end within thirty days or have ended; null for who does not keep the people. */
  readonly endings: number | null
}

/** How money and projects stand: a part that may not be seen is missing, one that failed is null. */
export interface Standing {
  readonly money?: MoneyNow | null
  readonly projects?: { readonly count: number; readonly rows: readonly ProjectNow[] } | null
  readonly people?: PeopleNow | null
}

/** Kas & bank, laba bulan ini, pajak, the projects that are being built, and who is at work. */
export const openStanding = endpoint({
  method: 'GET',
  path: '/api/dashboard/kini',
  // Each part asks for its own right.
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Standing>(),
  sensitive: {
    'money.profit.amount': 'view biaya',
    'projects.rows.cost.budget': 'view biaya',
    'projects.rows.cost.actual': 'view biaya',
    'people.wages.net': 'view gaji',
  },
  reads: ['journal', 'bank', 'projects', 'progress', 'rab', 'crew-days', 'wages', 'workers', 'employees'],
})

/** Something that was done: 'Siti menerbitkan invoice INV-2611-0001'. */
export interface Activity {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly act: string
  readonly what: string
  readonly name: string
  readonly to: string
}

/** Aktivitas terbaru: what was done last, of what this person may see. */
export const openActivity = endpoint({
  method: 'GET',
  path: '/api/dashboard/aktivitas',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<readonly Activity[]>(),
  reads: ['orders', 'deliveries', 'invoices', 'purchases', 'purchase-requests', 'parties'],
})
