import type { PphKind } from '#ground/pph.ts'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zText, zVersion } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints, type Saved } from '#kit/record/endpoints.ts'
import type { AddIn, EditIn, WireOf } from '#kit/record/record.ts'
import { withFiles } from '#kit/record/with-files.ts'
import { accountReaders } from '#modules/parties/privacy/rules.ts'
import type { MergePreview } from '#modules/parties/contract.ts'
import type { PartyTwin } from '#modules/parties/party.ts'
import { buyers, type SupplierChoice } from '#modules/parties/picks/contract.ts'
import { supplierRecord, type SupplierStatus } from '#modules/parties/suppliers/supplier.record.ts'

/** A row of the supplier list. */
export interface SupplierRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: readonly string[]
  readonly trade: readonly string[]
  readonly contactName: string | null
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly city: string
  readonly payable: string
  readonly boughtThisYear: string
  readonly onTimePercent: string | null
  readonly rejectPercent: string | null
  readonly priceDriftPercent: string | null
  readonly lastBoughtOn: string | null
  readonly rating: number | null
  readonly status: SupplierStatus
  readonly isArchived: boolean
  readonly version: number
}

/** A bank account of a supplier. */
export interface BankAccount {
  readonly bank: string
  /** Absent for who neither keeps nor pays suppliers. */
  readonly accountNo: string
  readonly holder: string
  readonly branch: string | null
  readonly isDefault: boolean
}

/** A change of bank accounts that waits for another person. */
export interface BankChange {
  readonly id: string
  readonly before: readonly BankAccount[]
  readonly after: readonly BankAccount[]
  readonly askedBy: string
  readonly askedAt: string
  /** True for the one who asked: somebody else decides, if there is anybody. */
  readonly isMine: boolean
  readonly mayApprove: boolean
}

/** A supplier as its page shows it. */
export type Supplier = WireOf<typeof supplierRecord> & {
  readonly status: SupplierStatus
  readonly blockedReason: string | null
  readonly paymentTermName: string | null
  readonly termDays: number | null
  /** The supplier this one was merged into. */
  readonly mergedInto: { readonly id: string; readonly name: string } | null
  /** True once the opening balance stands in the books: its two fields are fixed. */
  readonly isOpeningPosted: boolean
  readonly bankChange: BankChange | null
  readonly standing: {
    readonly payable: string
    readonly lastBoughtOn: string | null
    readonly onTimePercent: string | null
    readonly rejectPercent: string | null
    readonly priceDriftPercent: string | null
    /** Mean days from the order to the goods. */
    readonly leadDays: string | null
  }
}

export type SupplierInput = AddIn<typeof supplierRecord>
export type SupplierEdit = EditIn<typeof supplierRecord>

const base = '/api/supplier'
const reads = ['parties']
const touches = ['parties']

const generic = recordEndpoints<typeof supplierRecord, SupplierRow>(supplierRecord, {
  base,
  subject: 'supplier',
  tag: 'parties',
})

/** The doors of supplier. Changed bank accounts do not change at once: they wait for `approveBankChange`. */
export const suppliers = {
  ...generic,
  // What purchasing posts touches 'suppliers': their standing.
  list: endpoint({ ...generic.list, reads: ['parties', 'suppliers'] }),
  add: endpoint({ ...generic.add, input: withFiles(generic.add.input) }),
  open: endpoint({
    ...generic.open,
    answer: answer<Supplier>(),
    reads: ['parties', 'suppliers'],
    sensitive: {
      ...generic.open.sensitive,
      nik: accountReaders,
      'bankAccounts.accountNo': accountReaders,
      'bankChange.before.accountNo': accountReaders,
      'bankChange.after.accountNo': accountReaders,
    },
  }),
}

/**
 * What a purchase takes from a supplier: how it is paid, what is withheld, how long it takes, whom to call. What may be
 * absent is the supplier's own, for who may see suppliers, or pays them.
 */
export interface SupplierBrief extends SupplierChoice {
  readonly npwp?: string | null
  readonly isPkp: boolean
  readonly whatsapp?: string | null
  readonly email?: string | null
  readonly address?: string | null
  readonly contactName?: string | null
  readonly termDays: number | null
  readonly leadTimeDays: number | null
  readonly minOrder?: string | null
  readonly pphType: PphKind | null
  readonly pphRate: string | null
  readonly payable?: string
  /** Approved ones only: money goes nowhere else. */
  readonly bankAccounts?: readonly (BankAccount & { readonly id: string })[]
  /** True while a change of the accounts waits for a second person. */
  readonly hasWaitingAccounts: boolean
}

const seesSuppliers = 'view supplier'

export const briefSupplier = endpoint({
  method: 'GET',
  path: `${base}/:id/ringkas`,
  permission: buyers,
  input: z.strictObject({ id: zId }),
  answer: answer<SupplierBrief>(),
  sensitive: {
    npwp: seesSuppliers,
    phone: seesSuppliers,
    whatsapp: seesSuppliers,
    email: seesSuppliers,
    address: seesSuppliers,
    contactName: seesSuppliers,
    minOrder: seesSuppliers,
    payable: seesSuppliers,
    bankAccounts: [seesSuppliers, 'create pembelian-barang', 'update pembelian-barang'],
    'bankAccounts.accountNo': accountReaders,
  },
  reads,
})

/** Suppliers like the one being typed; asked while typing. */
export const twinSuppliers = endpoint({
  method: 'GET',
  path: `${base}/mirip`,
  permission: ['view supplier', 'create supplier', 'update supplier'],
  input: z.strictObject({
    name: zOptionalText(150),
    npwp: zOptionalText(40),
    phone: zOptionalText(40),
    except: z.optional(zId),
  }),
  answer: answer<readonly PartyTwin[]>(),
  reads,
})

/** Cities of the suppliers, for the filter. */
export const supplierCities = endpoint({
  method: 'GET',
  path: `${base}/kota`,
  permission: 'view supplier',
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads,
})

const whichOne = z.strictObject({ id: zId, version: zVersion })
const withReason = z.strictObject({ id: zId, version: zVersion, reason: zText(300) })

/** Lets a supplier that waits be bought from. */
export const approveSupplier = endpoint({
  method: 'POST',
  path: `${base}/:id/setujui`,
  permission: 'approve supplier',
  input: whichOne,
  answer: answer<Saved>(),
  touches,
})

/** No new purchases and no new postings; payments stay possible. */
export const blockSupplier = endpoint({
  method: 'POST',
  path: `${base}/:id/blokir`,
  permission: 'update supplier',
  input: withReason,
  answer: answer<Saved>(),
  touches,
})

export const unblockSupplier = endpoint({
  method: 'POST',
  path: `${base}/:id/buka-blokir`,
  permission: 'update supplier',
  input: whichOne,
  answer: answer<Saved>(),
  touches,
})

/** Makes a waiting change of bank accounts true; never by the one who asked. */
export const approveBankChange = endpoint({
  method: 'POST',
  path: `${base}/:id/rekening/:changeId/setujui`,
  permission: 'approve supplier',
  input: z.strictObject({ id: zId, changeId: zId }),
  answer: answer<Saved>(),
  touches,
  secondFactor: true,
})

/** Refuses a waiting change of bank accounts; the one who asked may so take it back. */
export const rejectBankChange = endpoint({
  method: 'POST',
  path: `${base}/:id/rekening/:changeId/tolak`,
  permission: ['approve supplier', 'update supplier'],
  input: z.strictObject({ id: zId, changeId: zId, reason: zText(300) }),
  answer: answer<Saved>(),
  touches,
})

export const previewSupplierMerge = endpoint({
  method: 'GET',
  path: `${base}/:id/gabungkan`,
  permission: 'delete supplier',
  /** Without `into`: what would move. */
  input: z.strictObject({ id: zId, into: z.optional(zId) }),
  answer: answer<MergePreview>(),
  reads: ['suppliers', 'purchases', 'bills', 'purchase-payments', 'comments'],
})

/** Makes one supplier of two: everything of `id` but its bank accounts goes to `into`, and `id` stays in the archive. */
export const mergeSuppliers = endpoint({
  method: 'POST',
  path: `${base}/:id/gabungkan`,
  permission: 'delete supplier',
  input: z.strictObject({ id: zId, into: zId, version: zVersion }),
  answer: answer<{ id: string }>(),
  touches: [
    ...touches,
    'purchases',
    'receipts',
    'bills',
    'purchase-payments',
    'purchase-returns',
    'items',
    'journal',
    'files',
    'comments',
  ],
  idempotent: true,
})
