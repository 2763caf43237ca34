import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zPositiveMoney, zText, zVersion } from '#kit/http/shapes.ts'

/** A cash box: what lies in it by the book, who holds it, and when it was counted; amounts in rupiah. */
export interface CashBox {
  readonly id: string
  readonly name: string
  readonly accountCode: string
  readonly balance: string
  /** Of a kas kecil; null for a cash box of the office. */
  readonly petty: {
    readonly version: number
    readonly holder: string
    readonly imprest: string
    /** What fills it up again; what is owed to the holder is in it. */
    readonly topUp: string
  } | null
  /** The last count; null before the first. */
  readonly count: {
    readonly on: string
    readonly book: string
    readonly counted: string
    readonly by: string
  } | null
}

/** Cash boxes, and from which amounts an entry needs more. */
export interface CashBoxes {
  readonly boxes: readonly CashBox[]
  readonly rules: {
    readonly version: number
    readonly photoFrom: string | null
    readonly approvalFrom: string | null
    /** Ids of the cash boxes and banks that may never hold less than nothing. */
    readonly neverBelowZero: readonly string[]
  }
  /** Cash boxes and banks. */
  readonly places: readonly { readonly id: string; readonly name: string }[]
}

const touches = ['cash', 'cash-entries', 'journal']
const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const

/** The cash boxes of the company. */
export const listCashBoxes = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/kotak-kas',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<CashBoxes>(),
  reads: ['cash', 'journal', 'cash-entries'],
})

/** Opens a kas kecil in the hands of somebody, with an account of its own in the ledger. */
export const addPettyCash = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/kas-kecil',
  permission: 'create laporan-keuangan',
  input: z.strictObject({ name: zText(80), holder: zText(120), imprest: zPositiveMoney }),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'chart'],
  idempotent: true,
})

/** Changes who holds a kas kecil, and what it is filled up to. */
export const changePettyCash = endpoint({
  method: 'PATCH',
  path: '/api/laporan-keuangan/kas-kecil/:id',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion, holder: zText(120), imprest: zPositiveMoney }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
})

/** Fills a kas kecil up from cash or bank; absent amount: to its imprest, what is owed to its holder with it. */
export const fillPettyCash = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/kas-kecil/:id/isi',
  permission: 'create laporan-keuangan',
  input: z.strictObject({ id: zId, date: zDay, fromCashAccountId: zId, amount: z.optional(zPositiveMoney) }),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})

/** Writes down what was counted in a cash box; a difference is booked to the account that is named. */
export const countCash = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/kotak-kas/:id/hitung',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    date: zDay,
    counted: zMoneyOrZero,
    /** Absent: 7-1000 for what is too much, 7-2000 for what is missing. */
    account: z.optional(z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih akunnya.'))),
    note: zOptionalText(300),
  }),
  answer: answer<{ readonly id: string; readonly difference: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})

/** From which amount an entry needs its photo, and from which only who approves may book it; null: never. */
export const saveCashRules = endpoint({
  method: 'PUT',
  path: '/api/laporan-keuangan/aturan-kas',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({
    version: zVersion,
    photoFrom: zOrNull(zPositiveMoney),
    approvalFrom: zOrNull(zPositiveMoney),
    /** Ids of cash boxes and banks out of which no more is paid than lies in them; absent: as it was. */
    neverBelowZero: z.optional(z.array(zId).check(z.maxLength(500))),
  }),
  answer: answer<{ readonly version: number }>(),
  touches: ['cash'],
})
