import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zText, zVersion } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { tagsEndpoint } from '#kit/list/tags.ts'
import { recordEndpoints, type Saved } from '#kit/record/endpoints.ts'
import type { AddIn, EditIn, WireOf } from '#kit/record/record.ts'
import { withFiles } from '#kit/record/with-files.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import type { PartyTwin } from '#modules/parties/party.ts'
import { customerReaders } from '#modules/parties/privacy/rules.ts'
import { sellers, type CustomerChoice } from '#modules/parties/picks/contract.ts'

/** A row of the customer list. */
export interface CustomerRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: string
  readonly contactName: string | null
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly city: string
  readonly openOrders: number
  readonly receivable: string
  readonly lastDealOn: string | null
  readonly tags: readonly string[]
  readonly isOverdue: boolean
  readonly salespersonId: string | null
  /** Nothing was dealt for ninety days; one added since is not yet meant. */
  readonly isQuiet: boolean
  readonly status: 'aktif' | 'diblokir'
  readonly isArchived: boolean
  readonly version: number
}

/** A customer as its page shows it. */
export type Customer = WireOf<typeof customerRecord> & {
  readonly status: 'aktif' | 'diblokir'
  readonly blockedReason: string | null
  readonly paymentTermName: string | null
  readonly termDays: number | null
  /** Whose customer it is; null when nobody's, or when that person works here no more. */
  readonly salespersonName: string | null
  /** True once the opening balance stands in the books: its two fields are fixed. */
  readonly isOpeningPosted: boolean
  /** The customer this one was merged into. */
  readonly mergedInto: { readonly id: string; readonly name: string } | null
}

export type CustomerInput = AddIn<typeof customerRecord>
export type CustomerEdit = EditIn<typeof customerRecord>

const generic = recordEndpoints<typeof customerRecord, CustomerRow>(customerRecord, {
  base: '/api/pelanggan',
  subject: 'pelanggan',
  tag: 'parties',
  may: { create: ['create pelanggan', 'create order'] },
})

/** The doors of pelanggan. */
export const customers = {
  ...generic,
  add: endpoint({ ...generic.add, input: withFiles(generic.add.input) }),
  open: endpoint({
    ...generic.open,
    answer: answer<Customer>(),
    sensitive: { ...generic.open.sensitive, nik: customerReaders },
  }),
}

/**
 * What a document takes from a customer: where to send it, how it pays, whom to call. What may be absent is the
 * customer's own, for who may see customers.
 */
export interface CustomerBrief extends CustomerChoice {
  readonly npwp?: string | null
  readonly isPkp: boolean
  readonly withholdsTax: boolean
  readonly priceLevel: string
  readonly discountPercent: string | null
  readonly salespersonId: string | null
  readonly paymentTermId: string | null
  readonly termDays: number | null
  readonly creditLimit?: string | null
  readonly contacts?: readonly {
    id: string
    name: string
    phone: string | null
    email: string | null
    isPrimary: boolean
  }[]
  readonly addresses?: readonly { id: string; label: string; text: string; isBilling: boolean; isShipping: boolean }[]
}

const seesCustomers = 'view pelanggan'

export const briefCustomer = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/ringkas',
  permission: sellers,
  input: z.strictObject({ id: zId }),
  answer: answer<CustomerBrief>(),
  sensitive: {
    npwp: seesCustomers,
    phone: seesCustomers,
    creditLimit: seesCustomers,
    contacts: seesCustomers,
    addresses: seesCustomers,
  },
  reads: ['parties'],
})

/** Customers like the one being typed; asked while typing. */
export const twinCustomers = endpoint({
  method: 'GET',
  path: '/api/pelanggan/mirip',
  permission: ['view pelanggan', 'create pelanggan', 'create order', 'update pelanggan'],
  input: z.strictObject({
    name: zOptionalText(150),
    npwp: zOptionalText(40),
    phone: zOptionalText(40),
    except: z.optional(zId),
  }),
  answer: answer<readonly PartyTwin[]>(),
  reads: ['parties'],
})

/** No new orders and no new postings; payments stay possible. */
export const blockCustomer = endpoint({
  method: 'POST',
  path: '/api/pelanggan/:id/blokir',
  permission: 'update pelanggan',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300) }),
  answer: answer<Saved>(),
  touches: ['parties'],
})

export const unblockCustomer = endpoint({
  method: 'POST',
  path: '/api/pelanggan/:id/buka-blokir',
  permission: 'update pelanggan',
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: answer<Saved>(),
  touches: ['parties'],
})

/** What a merge of two parties would move, and what the one that stays would owe, or be owed. */
export interface MergePreview {
  readonly from: MergeSide
  readonly into: MergeSide | null
  /** Documents, contacts, addresses and files that change hands. */
  readonly moves: readonly { readonly label: string; readonly count: number }[]
  /** What both owe, or are owed, together, before and after. */
  readonly together: string
  /** Two tax numbers: perhaps they are not the same customer after all. */
  readonly differ: readonly string[]
}

export interface MergeSide {
  readonly id: string
  readonly version: number
  readonly code: string
  readonly name: string
  /** Its receivable, or what we owe it. */
  readonly owed: string
}

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/gabungkan',
  permission: 'delete pelanggan',
  /** Without `into`: what would move. */
  input: z.strictObject({ id: zId, into: z.optional(zId) }),
  answer: answer<MergePreview>(),
  reads: ['parties', 'orders', 'invoices', 'payments', 'comments'],
})

/** Makes one customer of two: everything of `id` goes to `into`, and `id` stays in the archive, pointing there. */
export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/api/pelanggan/:id/gabungkan',
  permission: 'delete pelanggan',
  input: z.strictObject({ id: zId, into: zId, version: zVersion }),
  answer: answer<{ id: string }>(),
  touches: [
    'parties',
    'orders',
    'deliveries',
    'invoices',
    'payments',
    'returns',
    'sales-statement',
    'journal',
    'files',
    'comments',
  ],
  idempotent: true,
})

/** Cities of the customers, for the filter. */
export const customerCities = endpoint({
  method: 'GET',
  path: '/api/pelanggan/kota',
  permission: 'view pelanggan',
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads: ['parties'],
})

/** The tags customers bear, for the filter and the form. */
export const customerTags = tagsEndpoint(
  '/api/pelanggan/label',
  ['view pelanggan', 'create pelanggan', 'update pelanggan'],
  ['parties'],
)

/** Whose customer one may be: everybody who works in the company, for the filter and the form. */
export const customerSalespeople = endpoint({
  method: 'GET',
  path: '/api/pelanggan/sales',
  permission: ['view pelanggan', 'create pelanggan', 'update pelanggan'],
  input: z.strictObject({}),
  answer: answer<readonly { id: string; name: string }[]>(),
  reads: ['users'],
})
