import { payMethods } from '#ground/pay-method.ts'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import { paySupplier } from './contract.ts'

/** Bills of several suppliers that were paid in one go. */
export interface PaymentRun {
  readonly id: string
  readonly date: DayText
  readonly cashAccountName: string
  readonly by: string
  /** Without what was taken back since. */
  readonly payments: number
  readonly amount: MoneyText
  /** Some of it goes by transfer: there is a file for the bank. */
  readonly hasFile: boolean
}

/** A bill that would be paid: what is open, and what leaves the bank for it. */
export interface BillToPay {
  readonly id: string
  readonly open: MoneyText
  /** PPh that is held back of it. */
  readonly withheld: MoneyText
  readonly cash: MoneyText
}

/** What paying many bills in one go begins with. */
export interface PaymentRunStart {
  readonly bills: readonly BillToPay[]
  /** What leaves the bank. */
  readonly amount: MoneyText
  /** Names of suppliers that no transfer can go to. */
  readonly withoutAccount: readonly string[]
  /** Suppliers that hold money of ours which no bill has used: paid in full they would be paid twice. */
  readonly advances: readonly { readonly supplierId: string; readonly name: string; readonly amount: MoneyText }[]
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
}

const zBillIds = z
  .array(zId)
  .check(z.minLength(1, 'Centang paling sedikit satu tagihan.'), z.maxLength(200, 'Paling banyak 200 tagihan.'))

/** Counts what would leave the bank for bills, and tells whom no transfer can go to. */
export const startPaymentRun = endpoint({
  method: 'POST',
  path: '/api/pembayaran-supplier/sekaligus/pratinjau',
  permission: 'update pembelian-barang',
  input: z.strictObject({ billIds: zBillIds }),
  answer: answer<PaymentRunStart>(),
  reads: ['purchase-payments', 'bills', 'suppliers', 'cash'],
})

/** Pays the whole rest of bills of any suppliers, one payment for each supplier: all of them or none. */
export const payManyBills = endpoint({
  method: 'POST',
  path: '/api/pembayaran-supplier/sekaligus',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    date: zDay,
    cashAccountId: zId,
    method: z._default(z.enum(payMethods), 'transfer'),
    reference: zOptionalText(60),
    billIds: zBillIds,
    confirmDuplicates: z._default(zBool, false),
  }),
  answer: answer<{ readonly id: string; readonly payments: number; readonly amount: MoneyText }>(),
  touches: paySupplier.touches,
  idempotent: true,
})

/** What was paid in one go: the newest ten. */
export const listPaymentRuns = endpoint({
  method: 'GET',
  path: '/api/pembayaran-supplier/sekaligus',
  permission: 'view pembelian-barang',
  input: z.strictObject({}),
  answer: answer<readonly PaymentRun[]>(),
  reads: ['purchase-payments'],
})

/** The bank's file of what was paid in one go: a line a transfer; refused where the journal says another sum. */
export const downloadPaymentRun = endpoint({
  method: 'GET',
  path: '/api/pembayaran-supplier/sekaligus/:id/berkas-bank',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})
