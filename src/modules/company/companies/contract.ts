import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zText, zVersion } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints, type Saved } from '#kit/record/endpoints.ts'
import type { AddIn, EditIn, WireOf } from '#kit/record/record.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'

/** A row of the company list. */
export interface CompanyRow extends Audited {
  readonly id: string
  readonly name: string
  readonly shortCode: string
  readonly legalForm: string
  readonly npwp: string | null
  readonly city: string | null
  readonly phone: string | null
  readonly isDefault: boolean
  readonly isActive: boolean
  readonly logoFileId: string | null
  readonly version: number
}

/** A company as its page shows it: the fields of the record, and what no form may set. */
export type Company = WireOf<typeof companyRecord> & {
  readonly isDefault: boolean
  readonly isActive: boolean
  /** True once a document bears a number of this company: the code is fixed. */
  readonly isCodeFixed: boolean
  readonly files: CompanyFiles
}

/** Ids of the pictures; each opens under /storage/:id. */
export interface CompanyFiles {
  readonly logo: string | null
  readonly letterhead: string | null
  readonly stamp: string | null
  /** Signature picture by signatory id. */
  readonly signatures: Readonly<Record<string, string>>
}

export type CompanyInput = AddIn<typeof companyRecord>
export type CompanyEdit = EditIn<typeof companyRecord>

const generic = recordEndpoints<typeof companyRecord, CompanyRow>(companyRecord, {
  base: '/api/perusahaan',
  subject: 'perusahaan',
  tag: 'company',
})

/** The doors of perusahaan. Pictures go through `uploadFile` of kit/files with owner 'perusahaan'. */
export const companies = {
  ...generic,
  // Its name, town and logo stand at the head of everybody's menu.
  edit: endpoint({ ...generic.edit, touches: [...(generic.edit.touches ?? []), 'companies'] }),
  open: endpoint({ ...generic.open, answer: answer<Company>() }),
}

const whichOne = z.strictObject({ id: zId, version: zVersion })

/** Makes it the company a new person starts in. */
export const makeDefaultCompany = endpoint({
  method: 'POST',
  path: '/api/perusahaan/:id/bawaan',
  permission: 'update perusahaan',
  input: whichOne,
  answer: answer<Saved>(),
  touches: ['company'],
})

/** No new documents; what was made stays readable, for who chooses the company again. */
export const closeCompany = endpoint({
  method: 'POST',
  path: '/api/perusahaan/:id/nonaktif',
  permission: 'update perusahaan',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300) }),
  answer: answer<Saved>(),
  touches: ['company', 'companies'],
})

export const reopenCompany = endpoint({
  method: 'POST',
  path: '/api/perusahaan/:id/aktif',
  permission: 'update perusahaan',
  input: whichOne,
  answer: answer<Saved>(),
  touches: ['company', 'companies'],
  inClosed: true,
})

/** A payment term of the active company. */
export interface PaymentTerm {
  readonly id: string
  readonly name: string
  readonly days: number
}

export const paymentTerms = endpoint({
  method: 'GET',
  path: '/api/termin-pembayaran',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<readonly PaymentTerm[]>(),
  reads: ['company'],
})

export const addPaymentTerm = endpoint({
  method: 'POST',
  path: '/api/termin-pembayaran',
  permission: ['create pelanggan', 'update perusahaan'],
  input: z.strictObject({ name: zText(40), days: z.int().check(z.minimum(0), z.maximum(365)) }),
  answer: answer<PaymentTerm>(),
  touches: ['company'],
  idempotent: true,
})

/** A tax rate as it stands on a day. */
export interface TaxRateRow {
  readonly kind: 'ppn' | 'pph22' | 'pph23' | 'pph-final'
  readonly code: string
  readonly name: string
  readonly rate: string
  readonly baseNum: string
  readonly baseDen: string
  readonly validFrom: string
  readonly objectCode: string | null
  /** The rate that is known to come after it. */
  readonly next: { readonly rate: string; readonly validFrom: string } | null
}

export const taxRates = endpoint({
  method: 'GET',
  path: '/api/tarif-pajak',
  permission: 'signed-in',
  input: z.strictObject({ day: z.optional(zDay) }),
  answer: answer<readonly TaxRateRow[]>(),
  reads: ['company', 'tax-rates'],
})
