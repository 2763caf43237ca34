import * as z from 'zod/mini'
import type { Explained } from '#kit/explained.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { zOnlyId } from '../contract.ts'
import type { DayText, MoneyText } from '../contract.ts'
import { payableAgingColumns, type payableKinds } from './columns.ts'

export type { Aging } from '#kit/posting/aging.ts'

export interface PayableRow {
  readonly id: string
  /** The bill, payment or return that shows it. */
  readonly paperId: string
  readonly kind: keyof typeof payableKinds
  readonly date: DayText
  readonly number: string
  readonly description: string
  /** The order whose page shows it, when there is one. */
  readonly orderId: string | null
  /** Lowers the debt. */
  readonly debit: MoneyText
  /** Raises it. */
  readonly credit: MoneyText
  /** What we owe after it; below zero the supplier holds our money. */
  readonly balance: MoneyText
}

export interface SupplierStatement {
  readonly supplierId: string
  readonly supplierName: string
  readonly from: DayText
  readonly to: DayText
  readonly opening: MoneyText
  readonly rows: readonly PayableRow[]
  readonly debitTotal: MoneyText
  readonly creditTotal: MoneyText
  readonly closing: MoneyText
  readonly aging: Aging
  /** Unused advances and credits of returns, already inside the balance. */
  readonly advance: MoneyText
}

const ofPeriod = { id: zId, from: z.optional(zDay), to: z.optional(zDay) }

/** Kartu hutang: absent `from` is three months back, absent `to` is today. */
export const supplierStatement = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/kartu-hutang',
  permission: 'view supplier',
  input: z.strictObject(ofPeriod),
  answer: answer<SupplierStatement>(),
  reads: ['payables', 'suppliers'],
})

/** The same as a file. */
export const exportSupplierStatement = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/kartu-hutang/ekspor',
  permission: 'export supplier',
  input: z.strictObject({ ...ofPeriod, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

export interface SupplierMoney {
  /** Open bills. */
  readonly payable: MoneyText
  readonly overdue: MoneyText
  readonly advance: MoneyText
  /** Received and not yet billed. */
  readonly unbilled: MoneyText
  /** payable − advance. */
  readonly balance: MoneyText
  readonly billCount: number
  readonly openBillCount: number
  readonly lastBilledOn: DayText | null
  readonly lastPaidOn: DayText | null
  readonly yearTotal: MoneyText
  /** Billed per month, oldest first, twelve of them: 'YYYY-MM'. */
  readonly months: readonly { readonly period: string; readonly total: MoneyText }[]
  readonly aging: Aging
  readonly hasOpening: boolean
}

/** The figures of money at the head of a supplier's page. */
export const supplierMoney = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/hutang',
  permission: 'view supplier',
  input: zOnlyId,
  answer: answer<SupplierMoney>(),
  reads: ['payables', 'suppliers'],
})

/** 'Dari mana angka ini?' of what we owe a supplier. */
export const explainPayable = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/hutang/asal',
  permission: 'view supplier',
  input: zOnlyId,
  answer: answer<Explained>(),
  reads: ['payables'],
})

export interface PayableAgingRow extends Aging {
  /** The supplier's. */
  readonly id: string
  readonly supplierName: string
  readonly oldestDue: DayText
  /** Settled by a giro that no bank has paid yet; not in the total. */
  readonly giro: MoneyText
}

const asOf = { on: z.optional(zDay) }

/** Umur hutang of every supplier we owe, largest first; absent `on` is today. */
export const payableAging = endpoint({
  method: 'GET',
  path: '/api/hutang/umur',
  permission: 'view supplier',
  input: zListQuery<typeof payableAgingColumns, typeof asOf>(payableAgingColumns, asOf),
  answer: answer<ListAnswer<PayableAgingRow>>(),
  reads: ['payables'],
})

const inFile = { ...asOf, format: z.enum(['csv', 'xlsx']) }
export const exportPayableAging = endpoint({
  method: 'GET',
  path: '/api/hutang/umur/ekspor',
  permission: 'export supplier',
  input: zListQuery<typeof payableAgingColumns, typeof inFile>(payableAgingColumns, inFile),
  answer: answer<never>(),
})
