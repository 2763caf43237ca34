import type { CustomerBrief } from '#modules/parties/contract.ts'
import type { OrderStart } from '../../orders/contract.ts'

/**
 * What a customer brings to an order: addresses, whom to call, when to pay, what is usually taken off, which tax they hold
 * back. Who sells to them the server knows, and whether they still work here.
 */
export function broughtBy(brief: CustomerBrief, { withholdingRates }: Pick<OrderStart, 'withholdingRates'>) {
  const shipping = brief.addresses.find((address) => address.isShipping) ?? brief.addresses[0]
  const billing = brief.addresses.find((address) => address.isBilling) ?? brief.addresses[0]
  const contact = brief.contacts.find((one) => one.isPrimary) ?? brief.contacts[0]
  // Whoever holds tax back holds back that of services, unless somebody chooses another.
  const usual = brief.withholdsTax ? withholdingRates.find(({ kind }) => kind === 'pph23') : undefined
  return {
    shippingAddress: shipping?.text ?? '',
    billingAddress: billing?.text ?? '',
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? brief.phone ?? '',
    withholding: usual ? `${usual.kind}|${usual.rate}` : '',
    ...(brief.termDays !== null && { termDays: String(brief.termDays) }),
    ...(brief.discountPercent && { discountPercent: brief.discountPercent }),
  }
}
