import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { Feast } from '#modules/payroll/feasts/rules.ts'
import type { CorrectionKept } from '../corrections/contract.ts'
import type { LeftOutWhy } from '../thr/words.ts'
import { zAct, zActWithReason, zOnlyId, type DocumentRef } from '#kit/posting/acts.ts'

/** A day of a note with what it was paid by. */
export interface DayKept {
  readonly day: DayText
  readonly projectId: string
  readonly workItemId: string | null
  readonly halfDays: number
  readonly overtime: number
  readonly restHours: number
  readonly rate: MoneyText
}

/** What a THR was worked out from: the average of some months, and so many twelfths of it. */
export interface BonusFrom {
  readonly base: MoneyText
  readonly months: number
  /** Distinct dates worked in the months counted. */
  readonly dates: number
  readonly of: readonly { readonly month: string; readonly amount: MoneyText }[]
}

/** What a worker is owed for a week. */
export interface WageLine {
  readonly workerId: string
  readonly name: string
  readonly trade: string
  readonly foremanId: string | null
  readonly foremanName: string | null
  readonly isIncomplete: boolean
  /** Distinct dates worked. */
  readonly dates: number
  readonly halfDays: number
  readonly projects: number
  readonly wages: MoneyText
  readonly overtime: MoneyText
  /** Meals. */
  readonly extra: MoneyText
  /** What a foreman has for his crew, of the company or of them. */
  readonly fee: MoneyText
  /** Of days that were paid before: more, or less. */
  readonly correction: MoneyText
  readonly corrections: readonly CorrectionKept[]
  /** Given to the foreman of it. */
  readonly feeCut: MoneyText
  /** Shares of work by the piece. */
  readonly piece: MoneyText
  /** THR, with where it comes from. */
  readonly bonus: MoneyText
  readonly bonusFrom: BonusFrom | null
  readonly tax: MoneyText
  readonly kasbon: MoneyText
  /** Held back of a leader's contract. */
  readonly retention: MoneyText
  readonly net: MoneyText
}

export interface WageTotals {
  readonly gross: MoneyText
  readonly tax: MoneyText
  readonly kasbon: MoneyText
  readonly retention: MoneyText
  readonly net: MoneyText
}

/** Saturday's wages as they would be now. */
export interface WagesNow {
  readonly until: DayText
  readonly lines: readonly WageLine[]
  readonly totals: WageTotals
  /** Who cannot be paid, and why. */
  readonly blocked: readonly { readonly workerId: string; readonly name: string; readonly days: readonly DayText[] }[]
  /** Days up to then that nobody approved. */
  readonly waiting: readonly { readonly projectId: string; readonly project: string; readonly days: number }[]
  /** Opnames up to then that nobody approved. */
  readonly opnames: readonly { readonly projectId: string; readonly project: string; readonly opnames: number }[]
  /** What the figures are called, so that others cannot be booked in their place. */
  readonly digest: string
}

const sees = 'view gaji'
const touches = ['wages', 'crew-days', 'piece-opnames', 'journal', 'cash', 'kasbon']

/** Works out what is owed for every approved day up to a Saturday that is in no wages yet; books nothing. */
export const wagesNow = endpoint({
  method: 'GET',
  path: '/api/upah-mingguan/hitung',
  permission: sees,
  input: z.strictObject({ until: zDay }),
  answer: answer<WagesNow>(),
  reads: ['wages', 'crew-days', 'piece-opnames', 'workers', 'kasbon'],
})

/** Wages that were made; where the company wants another's yes they wait for it. */
export interface SettledRef extends DocumentRef {
  readonly isWaiting: boolean
}

/** Books the wages that were shown, or hands them in where the company wants another's yes. */
export const settleWages = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan',
  permission: 'approve slip-gaji',
  input: z.strictObject({ until: zDay, date: zDay, digest: zText(64) }),
  answer: answer<SettledRef>(),
  touches,
  idempotent: true,
})

/** Wages of a Saturday in the list of them. */
export interface SettlementRef {
  readonly id: string
  readonly number: string
  readonly state: 'pending_approval' | 'posted' | 'void'
  /** A week's wages, a THR, or what was not fetched when the books began. */
  readonly kind: 'week' | 'thr' | 'opening'
  readonly feast: Feast | null
  readonly until: DayText
  readonly people: number
  readonly net: MoneyText
  readonly paid: MoneyText
}

/** The last hundred Saturdays, the newest first. */
export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/upah-mingguan',
  permission: sees,
  input: z.strictObject({}),
  answer: answer<readonly SettlementRef[]>(),
  reads: ['wages'],
})

/** Wages that were booked, with what of them was fetched. */
export interface SettlementPage extends SettlementRef {
  readonly version: number
  readonly settledOn: DayText
  readonly by: string
  /** Who said yes to it; null where nobody had to. */
  readonly approvedBy: string | null
  readonly voidReason: string | null
  readonly lines: readonly (WageLine & {
    readonly id: string
    /** Not fetched yet. */
    readonly open: MoneyText
    readonly days: readonly DayKept[]
  })[]
  readonly totals: WageTotals
  readonly payments: readonly {
    readonly id: string
    readonly paidOn: DayText
    readonly account: string
    readonly people: number
    readonly amount: MoneyText
    readonly isVoid: boolean
    readonly by: string
  }[]
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
  /** Whom a THR leaves out, and why. */
  readonly leftOut: readonly { readonly workerId: string; readonly name: string; readonly why: LeftOutWhy }[]
  readonly can: readonly ('approve' | 'pay' | 'void')[]
}

export const openSettlement = endpoint({
  method: 'GET',
  path: '/api/upah-mingguan/:id',
  permission: sees,
  input: zOnlyId,
  answer: answer<SettlementPage>(),
  reads: ['wages', 'cash'],
})

/** The list on which everybody signs or presses a thumb for what they fetched, as PDF. */
export const printWageList = endpoint({
  method: 'GET',
  path: '/api/upah-mingguan/:id/cetak',
  permission: sees,
  input: zOnlyId,
  answer: answer<never>(),
})

/** Pays some people what they have not fetched: from a cash box in envelopes rounded up, from a bank exactly. */
export const payWages = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan/:id/bayar',
  permission: 'approve slip-gaji',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zDay,
    cashAccountId: zOrNull(zId),
    noteIds: z.array(zId).check(z.minLength(1, 'Pilih paling sedikit satu orang.'), z.maxLength(2000)),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Says yes to wages that wait, a week's or a THR, and books what each is owed. */
export const approveWages = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan/:id/setujui',
  permission: 'approve slip-gaji',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Takes a payment back: what it paid is owed again. */
export const voidWagePayment = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan/pembayaran/:id/batalkan',
  permission: 'approve slip-gaji',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Takes wages back that nobody fetched: their days may be paid again. */
export const voidSettlement = endpoint({
  method: 'POST',
  path: '/api/upah-mingguan/:id/batalkan',
  permission: 'approve slip-gaji',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
