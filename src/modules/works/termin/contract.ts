import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'
import type { BillFigures, BillKind } from '../billing/contract.ts'
import type { PackLine } from '../papers/contract.ts'
import type { TerminState } from './row.ts'

/** A paper is a file. */
type Pdf = never

/** A bill of a contract, issued or as it would be issued today. */
export interface TerminSeen {
  readonly key: string
  readonly name: string
  readonly state: TerminState
  readonly kind: BillKind
  readonly number: string | null
  readonly date: DayText
  readonly dueDate: DayText | null
  readonly invoiceId: string | null
  readonly instalmentId: string | null
  readonly version: number
  readonly figures: BillFigures
  readonly told: TerminFacts
  readonly customerName: string
  /** The papers that go with it. */
  readonly documents: readonly PackLine[]
}

/** What is said beside the figures of a bill; amounts before PPN. */
export interface TerminFacts {
  readonly downPaymentPercent: PercentText | null
  /** Of the down payment: not taken off after it. */
  readonly downPaymentLeft: MoneyText
  readonly retentionPercent: PercentText | null
  /** Held back up to it. */
  readonly retentionHeld: MoneyText
  /** The last day its PPN may be remitted: the end of the next month (PMK 81/2024 art. 94). */
  readonly ppnDueOn: DayText
  /** Rates the customer holds back, as they are called. */
  readonly withheld: readonly string[]
}

/** 'sale', 'down_payment'… for what may be billed, else an invoice or an instalment by its id. */
const zKey = z
  .string()
  .check(
    z.regex(/^(down_payment|sale|retention_tax|retention|(invoice|angsuran)\.[0-9a-f-]{36})$/, 'Termin tidak dikenal.'),
  )

const of = { id: zId, termin: zKey }

/** One bill of the contract of a project: what really comes of it, and the papers that go with it. */
export const openTermin = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/termin/:termin',
  permission: 'view order',
  input: z.strictObject(of),
  answer: answer<TerminSeen>(),
  reads: ['billing', 'termin-wish', 'progress', 'invoices', 'payments', 'guarantees', 'handover', 'site-reports'],
})

/** The paper of a bill, issued or as it would be issued today, as PDF. */
export const printTermin = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/termin/:termin/cetak',
  permission: 'view order',
  input: z.strictObject(of),
  answer: answer<Pdf>(),
})
