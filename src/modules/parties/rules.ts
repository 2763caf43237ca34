import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'

interface Contact {
  readonly name: string
  readonly isPrimary: boolean
}

interface Address {
  readonly city: string | null
  readonly isBilling: boolean
}

/** What the list shows of a party's people and places; absent when they were not given. */
export interface Highlights {
  readonly contactName?: string | null
  readonly city?: string
}

/** Picks the main contact and the billing city: the marked one, else the first. */
export function highlightsOf(given: { contacts?: readonly Contact[]; addresses?: readonly Address[] }): Highlights {
  const { contacts, addresses } = given
  const contact = contacts?.find((each) => each.isPrimary) ?? contacts?.[0]
  const address = addresses?.find((each) => each.isBilling) ?? addresses?.[0]
  return {
    ...(contacts && { contactName: contact?.name ?? null }),
    ...(addresses && { city: address?.city ?? '' }),
  }
}

interface Opening {
  readonly openingBalance?: Money | null
  readonly openingDate?: Day | null
}

/** Refuses an opening balance without its day, and any change of one that stands in the books. */
export function checkOpening(given: Opening, kept: Opening & { readonly isPosted: boolean }): void {
  const balance = given.openingBalance === undefined ? kept.openingBalance : given.openingBalance
  const on = given.openingDate === undefined ? kept.openingDate : given.openingDate
  const isChanged = (balance ?? null) !== (kept.openingBalance ?? null) || (on ?? null) !== (kept.openingDate ?? null)
  if (kept.isPosted && isChanged) throw new Refusal('party.opening-posted', {}, { field: 'openingBalance' })
  if (balance && !on) throw new Refusal('party.opening-needs-day', {}, { field: 'openingDate' })
}

/** Says whether new orders and postings may name this customer. */
export function assertDealable(customer: {
  name: string
  status: string
  isArchived: boolean
  blockedReason: string | null
}): void {
  if (customer.isArchived) throw new Refusal('customer.archived', { name: customer.name }, { field: 'customerId' })
  if (customer.status !== 'diblokir') return
  throw new Refusal(
    'customer.blocked',
    { name: customer.name, reason: customer.blockedReason ?? '' },
    { field: 'customerId' },
  )
}

/** Says whether new purchases and postings may name this supplier. */
export function assertSupplierDealable(supplier: {
  name: string
  status: string
  isArchived: boolean
  blockedReason: string | null
}): void {
  const { name, status, isArchived, blockedReason } = supplier
  const at = { field: 'supplierId' }
  if (isArchived) throw new Refusal('supplier.archived', { name }, at)
  if (status === 'menunggu') throw new Refusal('supplier.waiting', { name }, at)
  if (status === 'diblokir') throw new Refusal('supplier.blocked', { name, reason: blockedReason ?? '' }, at)
}

const FORMS = /\b(pt|cv|ud|pd|tb|toko|tbk|persero|koperasi|yayasan|bapak|ibu|bpk)\b\.?/g

/**
 * The part of a name that tells two parties apart.
 *
 *   nameCore('PT. Maju Jaya, Tbk')  // 'maju jaya'
 */
export function nameCore(name: string): string {
  const lower = name.toLowerCase()
  const core = lower
    .replace(FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return core === '' ? lower.trim() : core
}

/** An address in one line, as a document shows it. */
export function addressText(address: {
  readonly address: string
  readonly village?: string | null
  readonly district?: string | null
  readonly city?: string | null
  readonly province?: string | null
  readonly postalCode?: string | null
}): string {
  const { village, district, city, province, postalCode } = address
  const end = [province, postalCode].filter(Boolean).join(' ')
  return [address.address, village, district, city, end].filter(Boolean).join(', ')
}
