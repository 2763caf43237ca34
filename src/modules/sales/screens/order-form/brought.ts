import type { CustomerBrief } from '#modules/parties/contract.ts'

/**
 * What a customer brings to an order: addresses, whom to call, when to pay, what is usually taken off. Who sells to them
 * the server knows, whether they still work here, and which tax they hold back of what is sold.
 */
export function broughtBy(brief: CustomerBrief) {
  const { addresses = [], contacts = [] } = brief
  const shipping = addresses.find((address) => address.isShipping) ?? addresses[0]
  const billing = addresses.find((address) => address.isBilling) ?? addresses[0]
  const contact = contacts.find((one) => one.isPrimary) ?? contacts[0]
  return {
    shippingAddress: shipping?.text ?? '',
    billingAddress: billing?.text ?? '',
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? brief.phone ?? '',
    ...(brief.termDays !== null && { termDays: String(brief.termDays) }),
    ...(brief.discountPercent && { discountPercent: brief.discountPercent }),
  }
}

type Fields = Readonly<Record<string, string>>

interface Taking {
  /** What the one before brought. */
  readonly gone: Fields
  readonly brought: Fields
  /** What a field holds now. */
  readonly held: (field: string) => unknown
  /** What a field begins with when a customer brings nothing for it. */
  readonly usual: Fields
}

/** What is written when another customer takes the place of one: nothing that one brought stays, unless it was typed over. */
export function inPlaceOf({ gone, brought, held, usual }: Taking): Fields {
  const left = Object.keys(gone).filter((field) => !(field in brought) && held(field) === gone[field])
  return { ...Object.fromEntries(left.map((field) => [field, usual[field] ?? ''])), ...brought }
}
