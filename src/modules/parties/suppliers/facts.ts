import type { PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import type { Tx } from '#kit/db/tx.ts'
import { termFor } from '#modules/parties/look-up-party.ts'
import { addressesOf, contactsOf } from '#modules/parties/party-store.ts'
import { addressText } from '#modules/parties/rules.ts'
import type { supplierRow } from '#modules/parties/suppliers/store.ts'
import { supplierRecord, type SupplierStatus } from '#modules/parties/suppliers/supplier.record.ts'

/** A supplier as documents know it. */
export interface SupplierFacts {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: readonly string[]
  readonly npwp: string | null
  readonly nik: string | null
  readonly isPkp: boolean
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly email: string | null
  /** The billing address in one line, and whom to call. */
  readonly address: string | null
  readonly contactName: string | null
  readonly termDays: number | null
  readonly leadTimeDays: number | null
  readonly minOrder: Money | null
  readonly pphType: PphKind | null
  readonly pphRate: Percent | null
  /** Sertifikat badan usaha of who builds. */
  readonly sbuNo: string | null
  readonly sbuClass: string | null
  readonly sbuValidUntil: Day | null
  readonly status: SupplierStatus
  readonly blockedReason: string | null
  readonly isArchived: boolean
  readonly openingPayable: Money | null
  readonly openingDate: Day | null
  readonly isOpeningPosted: boolean
}

type Row = NonNullable<Awaited<ReturnType<typeof supplierRow>>>

/** What documents know of the supplier in a row. */
export async function factsOf(tx: Tx, companyId: string, row: Row): Promise<SupplierFacts> {
  const term = await termFor(tx, row)
  const addresses = await addressesOf(tx, supplierRecord, companyId, row.id)
  const contacts = await contactsOf(tx, supplierRecord, companyId, row.id)
  const address = addresses.find((each) => each.is_billing) ?? addresses[0]
  const contact = contacts.find((each) => each.is_primary) ?? contacts[0]
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    npwp: row.npwp,
    nik: row.nik,
    isPkp: row.is_pkp,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    address: address ? addressText({ ...address, postalCode: address.postal_code }) : null,
    contactName: contact?.name ?? null,
    termDays: term?.days ?? null,
    leadTimeDays: row.lead_time_days,
    minOrder: row.min_order === null ? null : money(row.min_order),
    pphType: row.pph_type,
    pphRate: row.pph_rate === null ? null : percent(row.pph_rate),
    sbuNo: row.sbu_no,
    sbuClass: row.sbu_class,
    sbuValidUntil: row.sbu_valid_until as Day | null,
    status: row.status,
    blockedReason: row.blocked_reason,
    isArchived: row.archived_at !== null,
    openingPayable: row.opening_balance === null ? null : money(row.opening_balance),
    // Safe: a date column holds nothing but days.
    openingDate: row.opening_date as Day | null,
    isOpeningPosted: row.opening_posted_at !== null,
  }
}
