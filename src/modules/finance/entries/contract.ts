import { pphKinds, type PphKind } from '#ground/pph.ts'
import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrNothing,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPositiveMoney,
  zVersion,
} from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zActWithReason, type DocumentRef } from '#kit/posting/acts.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'
import type { CashEntryKind, CashEntryState } from '../words.ts'
import { cashEntryColumns } from './columns.ts'

/** A row of the list of money in, out and moved. */
export interface CashEntryListRow extends Audited {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly date: string
  readonly kind: CashEntryKind
  readonly memo: string | null
  readonly categories: string | null
  readonly cashAccountName: string
  readonly partyName: string | null
  readonly projectNames: string | null
  readonly cashIn: string
  readonly cashOut: string
  readonly amount: string
  readonly reference: string | null
  readonly state: CashEntryState
  readonly hasProof: boolean
}

/** A line of a cash entry: what the money was for. */
export interface CashEntryLine {
  readonly account: string
  readonly accountName: string
  readonly amount: string
  readonly memo: string | null
  readonly projectId: string | null
  readonly projectName: string | null
  readonly workItemId: string | null
  readonly workItemName: string | null
  readonly tax: CashLineTax | null
}

/** PPN within a line and PPh that is held back of it; amounts in rupiah. */
export interface CashLineTax {
  readonly ppn: string
  readonly taxInvoiceNo: string | null
  readonly taxInvoiceDate: string | null
  readonly pph: string
  readonly pphKind: PphKind | null
  readonly pphBase: string
  readonly proofNo: string | null
  readonly proofDate: string | null
  readonly taxNo: string | null
  readonly objectCode: string | null
}

/** A cash entry as its page shows it. */
export interface CashEntry {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly state: CashEntryState
  readonly kind: CashEntryKind
  readonly date: string
  readonly arrivalDate: string | null
  readonly cashAccountId: string
  readonly cashAccountName: string
  readonly toCashAccountId: string | null
  readonly toCashAccountName: string | null
  readonly amount: string
  readonly fee: string
  readonly partyName: string | null
  readonly memo: string | null
  readonly reference: string | null
  readonly voidReason: string | null
  readonly postedAt: string | null
  readonly postedBy: string | null
  readonly updatedAt: string
  readonly updatedBy: string
  readonly lines: readonly CashEntryLine[]
  readonly can: readonly ('edit' | 'post' | 'delete' | 'void')[]
  /** From which amount on only who approves books it, where this person does not; null: they may. */
  readonly approvalFrom: string | null
}

/** A cash box or bank account with what lies in it now. */
export interface CashStanding {
  readonly id: string
  readonly kind: 'kas' | 'bank'
  readonly name: string
  readonly accountCode: string
  readonly balance: string
}

/** An account that a line may name. */
export interface LineAccount {
  readonly code: string
  readonly name: string
  /** The person named it lately: it leads the choices of its kind. */
  readonly usedFor: readonly CashEntryKind[]
}

const touches = ['cash-entries', 'journal', 'cash']
const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const

/** Cash and bank with their balances, for who may see the books. */
export const cashStandings = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/kas',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly CashStanding[]>(),
  reads: ['cash', 'journal'],
})

/** What a form of a cash entry begins with. */
export const startCashEntry = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/mulai',
  permission: writers,
  input: z.strictObject({}),
  answer: answer<{
    readonly cashAccounts: readonly Omit<CashStanding, 'balance'>[]
    /** The cash account the person used last. */
    readonly usualCashAccountId: string | null
    readonly accounts: readonly LineAccount[]
  }>(),
  reads: ['cash-entries', 'cash'],
})

/** Money in, out and moved; the newest first. */
export const listCashEntries = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan',
  permission: 'view laporan-keuangan',
  input: zListQuery(cashEntryColumns),
  answer: answer<ListAnswer<CashEntryListRow>>(),
  reads: ['cash-entries'],
})

/** The cash entries of a filter, as a file. */
export const exportCashEntries = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/ekspor',
  permission: 'export laporan-keuangan',
  input: zListQuery(cashEntryColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** One cash entry. */
export const openCashEntry = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/:id',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<CashEntry>(),
  reads: ['cash-entries'],
})

/** A cash entry as the voucher that is signed: bukti kas masuk, keluar or pindah. */
export const printCashEntry = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/:id/cetak',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})

/** Of a line: the amount holds the PPN; the PPh is not paid. */
const zLineTax = z.strictObject({
  ppn: zMoneyOrNothing,
  /** Of the faktur pajak; the recap of PPN names it while it is missing. */
  taxInvoiceNo: zOptionalText(60),
  taxInvoiceDate: zOrNull(zDay),
  pph: zMoneyOrNothing,
  pphKind: zOrNull(z.enum(pphKinds)),
  /** 0: the amount without PPN. */
  pphBase: zMoneyOrNothing,
  /** Of the slip; the recap of PPh names it while it is missing. */
  proofNo: zOptionalText(60),
  proofDate: zOrNull(zDay),
  /** NPWP or NIK of the other side. */
  taxNo: zOptionalText(30),
  /** What Coretax calls the income: '24-104-29'. */
  objectCode: zOrNull(zTaxObject),
})

const fields = {
  kind: z.enum(['masuk', 'keluar', 'pindah']),
  date: zDay,
  /** Of money on its way from one account to another; null: the same day. */
  arrivalDate: zOrNull(zDay),
  cashAccountId: zId,
  /** Where moved money goes. */
  toCashAccountId: zOrNull(zId),
  /** Of moved money, in rupiah; what comes in or goes out is the sum of its lines. */
  amount: zOrNull(zMoneyOrZero),
  /** What the bank takes for moving it. */
  fee: zOrNull(zMoneyOrZero),
  partyName: zOptionalText(120),
  memo: zOptionalText(300),
  reference: zOptionalText(60),
  lines: z._default(
    z
      .array(
        z.strictObject({
          account: z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih kategorinya.')),
          amount: zPositiveMoney,
          memo: zOptionalText(200),
          projectId: zOrNull(zId),
          workItemId: zOrNull(zId),
          tax: z.optional(zOrNull(zLineTax)),
        }),
      )
      .check(z.maxLength(100, 'Paling banyak 100 baris.')),
    [],
  ),
  /** False keeps a draft. */
  post: z._default(zBool, true),
  /** The person has compared it with the one that looks the same, and says that it is another. */
  confirmDuplicates: z._default(zBool, false),
}

/** Writes down money that came in, went out or was moved; `post` also books it. */
export const addCashEntry = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan',
  permission: 'create laporan-keuangan',
  input: z.strictObject({ ...fields, files: zFileIds() }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Writes a draft anew; `post` also books it. */
export const updateCashEntry = endpoint({
  method: 'PUT',
  path: '/api/laporan-keuangan/:id',
  permission: writers,
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Books a draft as it stands. */
export const postCashEntry = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/:id/posting',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion, confirmDuplicates: z._default(zBool, false) }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const deleteCashEntry = endpoint({
  method: 'DELETE',
  path: '/api/laporan-keuangan/:id',
  permission: writers,
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['cash-entries', 'trash'],
})

/** Takes a booked entry back by its mirror, today. */
export const voidCashEntry = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/:id/batal',
  permission: 'delete laporan-keuangan',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
