import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPercent } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'
import { retentionTaxes, type RetentionBase, type RetentionManner, type RetentionTax } from '#modules/sales/contract.ts'
import type { Handover, StandingGuarantee } from '../handover/contract.ts'
import {
  zDownPaymentRecovery,
  zInstalments,
  zRetentionBase,
  zRetentionManner,
  type Instalment,
} from '../instalments/contract.ts'
import type { TerminRow } from '../termin/row.ts'

export const billKinds = {
  down_payment: 'Uang muka',
  sale: 'Termin',
  retention_tax: 'PPN retensi',
  retention: 'Retensi',
} as const
export type BillKind = keyof typeof billKinds

/** What an invoice that may be issued now would come to. */
export interface ReadyBill extends BillFigures {
  readonly kind: BillKind
  /** The agreed part it bills; null where the contract is billed by progress. */
  readonly instalment: { readonly id: string; readonly name: string } | null
  /** The first paper this customer wants with it that is missing; null: it may be issued. */
  readonly lacks: string | null
}

/** How an invoice of a contract comes about. */
export interface BillFigures {
  /** Before uang muka and retention go off, without PPN. */
  readonly gross: MoneyText
  readonly downPaymentApplied: MoneyText
  readonly retention: MoneyText
  readonly dpp: MoneyText
  readonly ppn: MoneyText
  /** Of it: what the customer remits himself, and pays not to us. */
  readonly ppnCollected: MoneyText
  readonly total: MoneyText
  readonly withheld: MoneyText
  readonly payable: MoneyText
}

/** An invoice of the contract. */
export interface ContractInvoice {
  readonly id: string
  /** What it is called: the instalment it bills, else its kind. */
  readonly what: string
  readonly number: string | null
  readonly kind: string
  readonly status: string
  readonly date: DayText
  readonly dueDate: DayText
  readonly total: MoneyText
  readonly openDue: MoneyText
}

/** The contract of a project with what was billed of it, amounts before PPN. */
export interface SignedContract {
  readonly orderId: string
  readonly number: string | null
  readonly state: 'draft' | 'pending_approval' | 'posted' | 'void'
  readonly date: DayText
  readonly value: MoneyText
  /** With PPN. */
  readonly total: MoneyText
  readonly downPaymentPercent: PercentText | null
  readonly retentionPercent: PercentText | null
  /** Held back of each termin, or all of it of the last. */
  readonly retentionManner: RetentionManner
  /** Its percent is of all that a termin bills, or of what the down payment leaves of it. */
  readonly retentionBase: RetentionBase
  /** Rupiah of the down payment that go off each termin; null: its percent of the termin. */
  readonly downPaymentRecovery: MoneyText | null
  /** When the PPN of the retention is due; null: as the company's setting says. */
  readonly retentionTax: RetentionTax | null
  readonly billed: MoneyText
  readonly downPaymentOpen: MoneyText
  readonly retentionHeld: MoneyText
  readonly invoices: readonly ContractInvoice[]
  /** The day the work should be done, with what changes added; null where none was agreed. */
  readonly dueOn: DayText | null
  /** Null before BAST-1. */
  readonly handover: Handover | null
  /** The maintenance guarantee that can best stand in for the retention; null where the customer holds none. */
  readonly standIn: StandingGuarantee | null
  /** Its agreed parts; none where it is billed by progress. */
  readonly instalments: readonly Instalment[]
  /** What may be billed now. */
  readonly ready: readonly ReadyBill[]
  /** All of it in its order: billed, ready, and still to come; what was voided is left out. */
  readonly termins: readonly TerminRow[]
}

/** What the invoice page of a project shows. */
export interface ProjectBilling {
  readonly projectName: string
  readonly customerName: string
  /** True for who may not see orders: the contract, its price and its invoices are left out. */
  readonly isHidden: boolean
  /** The price of the bill that holds, before PPN; null where none holds. */
  readonly agreed: MoneyText | null
  /** Approved progress of the whole. */
  readonly pct: PercentText
  readonly contract: SignedContract | null
}

const touches = ['billing', 'orders', 'invoices', 'journal', 'sales-statement', 'parties', 'projects']

/** Page /daftar-proyek/invoice/{proyekId}. */
export const openBilling = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/kontrak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<ProjectBilling>(),
  reads: [
    ...['billing', 'rab', 'progress', 'projects', 'orders', 'invoices', 'payments', 'handover', 'guarantees'],
    ...['termin-wish', 'site-reports'],
  ],
})

/** Signs the contract of a project on the bill that holds: an order that binds. */
export const signProject = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/kontrak',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    date: zDay,
    customerPoNo: zOptionalText(60),
    downPaymentPercent: zOrNull(zPercent),
    retentionPercent: zOrNull(zPercent),
    retentionManner: zRetentionManner,
    retentionBase: zRetentionBase,
    downPaymentRecovery: zDownPaymentRecovery,
    /** PPh final that the customer holds back; null: as is usual for this customer. */
    finalTax: zOrNull(zPercent),
    /** When the PPN of the retention is due; null: as the company's setting says. */
    retentionTax: zOrNull(z.enum(Object.keys(retentionTaxes) as [RetentionTax, ...RetentionTax[]])),
    /** Its agreed parts, without down payment and retention beside them; none: billed by progress. */
    instalments: zInstalments,
  }),
  answer: answer<{ readonly orderId: string }>(),
  touches,
  idempotent: true,
})

/**
 * Issues an invoice: the down payment, work up to the approved progress, the PPN of the retention at BAST-1 where the
 * contract says so, or the retention that is held.
 */
export const billProject = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/tagih',
  permission: 'update order',
  input: z.strictObject({ id: zId, date: zDay, kind: z.enum(Object.keys(billKinds) as [BillKind, ...BillKind[]]) }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})
