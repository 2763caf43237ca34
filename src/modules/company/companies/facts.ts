import type { Day, Zone } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

/** A company of ours as documents know it. */
export interface CompanyFacts {
  readonly id: string
  readonly name: string
  readonly shortCode: string
  readonly legalForm: string
  readonly npwp: string | null
  readonly nitku: string | null
  readonly isPkp: boolean
  readonly pkpDate: Day | null
  readonly defaultTaxCode: string | null
  readonly city: string | null
  readonly zone: Zone
  readonly fiscalYearStart: number
  /** Days one works in a week, from Monday on: five or six. */
  readonly workWeek: number
  readonly isActive: boolean
}

/** One of the company's accounts, as an invoice prints it. */
export interface BankAccount {
  readonly id: string
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
  readonly branch: string | null
  readonly isDefault: boolean
}

/** Who may sign for the company. */
export interface Signatory {
  readonly id: string
  readonly name: string
  readonly position: string | null
  readonly docTypes: readonly string[]
  readonly maxAmount: Money | null
  readonly isDefault: boolean
  readonly signatureFileId: string | null
}

/** Everything a paper of the company needs at its head and foot; pictures by file id. */
export interface Letterhead {
  readonly company: CompanyFacts
  /** 'PT Wira Bangun Persada' */
  readonly fullName: string
  readonly address: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly footer: string | null
  readonly logoFileId: string | null
  readonly letterheadFileId: string | null
  readonly stampFileId: string | null
  readonly bankAccounts: readonly BankAccount[]
  readonly signatories: readonly Signatory[]
}
