import * as z from 'zod/mini'
import type { PphKind } from '#ground/pph.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'

const reads = [
  'journal',
  'invoices',
  'bills',
  'payments',
  'purchase-payments',
  'manual-journals',
  'cash-entries',
  'tax-objects',
]
const view = 'view laporan-keuangan'
/** Absent: the month before this one. */
const month = { period: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.'))) }

/** A document with PPN; what is given back (credit note, return) is below zero. */
export interface VatDocument {
  readonly side: 'keluaran' | 'masukan'
  readonly kind: 'invoice' | 'credit-note' | 'bill' | 'purchase-return' | 'cash-entry'
  readonly id: string
  readonly number: string
  readonly date: string
  readonly party: string
  readonly dpp: string
  readonly ppn: string
  /** Of the faktur pajak; null where it is missing. */
  readonly taxInvoiceNo: string | null
  /** Where it is opened; null where it has no page. */
  readonly to: string | null
}

/** The PPN of a month; amounts in rupiah. */
export interface VatRecap {
  readonly period: string
  /** By the documents of the month. */
  readonly out: string
  readonly in: string
  /** What stands on 2-1400 and 1-1600 at the end of the month: what its closing takes. */
  readonly bookedOut: string
  readonly bookedIn: string
  /** What the closing makes of it, or made of it. */
  readonly owed: string
  readonly carried: string
  /** The journal that closed it; null while it is open. */
  readonly closing: { readonly id: string; readonly number: string } | null
  readonly missing: { readonly out: number; readonly in: number }
  /** At most 1,000, oldest first. */
  readonly documents: readonly VatDocument[]
}

/** PPN of a month: what was charged, what was paid, and which faktur are missing. */
export const vatRecap = endpoint({
  method: 'GET',
  path: '/api/laporan/ppn',
  permission: view,
  input: z.strictObject(month),
  answer: answer<VatRecap>(),
  reads,
})

/** The documents of the PPN of a month, as a file. */
export const exportVat = endpoint({
  method: 'GET',
  path: '/api/laporan/ppn/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...month, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** An account of income tax in a month: above zero is what we owe, or what was paid for us in advance. */
export interface TaxAccount {
  readonly code: string
  readonly name: string
  readonly side: 'owed' | 'prepaid'
  readonly before: string
  /** Held back in the month. */
  readonly raised: string
  /** Paid to the state, or used, in the month. */
  readonly settled: string
  readonly after: string
}

/** Income tax that was held back with a payment, and its slip. */
export interface TaxSlip {
  /** We held it back from a supplier, or a customer from us. */
  readonly side: 'by-us' | 'from-us'
  readonly kind: PphKind
  readonly paymentId: string
  readonly number: string
  readonly date: string
  readonly party: string
  readonly base: string
  readonly amount: string
  /** Null where the slip is missing. */
  readonly proofNo: string | null
  /** Where its payment is opened. */
  readonly to: string
  /** What the code of Coretax is kept of; null where others hold back from us. */
  readonly objectOf: string | null
  /** What it was held back for, by its code in Coretax; PPh final has its code by its rate. */
  readonly objectCode: string | null
}

/** The income tax of a month; amounts in rupiah. */
export interface PphRecap {
  readonly period: string
  readonly accounts: readonly TaxAccount[]
  readonly missing: { readonly byUs: number; readonly fromUs: number }
  /** At most 1,000, oldest first. */
  readonly slips: readonly TaxSlip[]
}

/** Income tax of a month: what we held back and owe, what was held back from us, and which slips are missing. */
export const pphRecap = endpoint({
  method: 'GET',
  path: '/api/laporan/pph',
  permission: view,
  input: z.strictObject(month),
  answer: answer<PphRecap>(),
  reads,
})

/** The slips of the income tax of a month, as a file. */
export const exportPph = endpoint({
  method: 'GET',
  path: '/api/laporan/pph/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...month, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The slips that we held back in a month (BPU), of PPh final or of PPh 22 and 23, as the file that Coretax takes in. */
export const exportBpu = endpoint({
  method: 'GET',
  path: '/api/laporan/pph/bpu',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...month, of: z._default(z.enum(['final', '22-23']), 'final') }),
  answer: answer<never>(),
})
