import { compactRupiah } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { today } from '#kit/screen/format/zone.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { briefCustomer, type CustomerBrief } from '#modules/parties/contract.ts'
import { customerSummary } from '../../statement/contract.ts'

interface CustomerSectionProps {
  readonly customers: ChoiceSource
  /** The customer of a confirmed document never changes. */
  readonly isFixed?: boolean
}

/** Who orders, when, and where to. Picking a customer brings the address, contact and term. */
export function CustomerSection({ customers, isFixed }: CustomerSectionProps) {
  const { store } = useFormScope()
  const customer = useValue<Choice | null>('customer')
  const fill = async (picked: Choice | null) => {
    if (!picked?.id) return
    for (const [field, value] of Object.entries(broughtBy(await ask(briefCustomer, { id: picked.id }))))
      store.write(field, value)
  }
  return (
    <FormSection title="Pelanggan">
      <FieldRow>
        <PickField
          name="customer"
          label="Pelanggan"
          source={customers}
          autoFocus
          disabled={isFixed}
          hint={customer?.id ? <Owing customerId={customer.id} /> : undefined}
          onPicked={(picked) => void fill(picked)}
          then="lines.0.item"
        />
        <TextField name="shippingAddress" label="Alamat kirim" optional maxLength={500} />
      </FieldRow>
      <FieldRow columns={3}>
        <DateField today={today()} name="date" label="Tanggal" />
        <DateField today={today()} name="promisedDate" label="Tenggat kirim" optional />
        <TextField name="customerPoNo" label="No. PO pelanggan" optional maxLength={60} />
      </FieldRow>
    </FormSection>
  )
}

/** What a customer brings to an order: addresses, whom to call, when to pay, what is usually taken off. Who sells to them the server knows, and whether they still work here. */
function broughtBy(brief: CustomerBrief): Record<string, string> {
  const shipping = brief.addresses.find((address) => address.isShipping) ?? brief.addresses[0]
  const billing = brief.addresses.find((address) => address.isBilling) ?? brief.addresses[0]
  const contact = brief.contacts.find((one) => one.isPrimary) ?? brief.contacts[0]
  return {
    shippingAddress: shipping?.text ?? '',
    billingAddress: billing?.text ?? '',
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? brief.phone ?? '',
    ...(brief.termDays !== null && { termDays: String(brief.termDays) }),
    ...(brief.discountPercent && { discountPercent: brief.discountPercent }),
  }
}

function Owing({ customerId }: { customerId: string }) {
  const { data } = useAsk(customerSummary, { id: customerId }, { freshFor: 30_000 })
  if (!data) return null
  const limit = data.creditLimit
  const share = limit && limit !== '0' ? Number((BigInt(data.receivable) * 100n) / BigInt(limit)) : 0
  const isOver = limit !== null && BigInt(data.receivable) > BigInt(limit)
  return (
    <span className="flex items-center gap-2">
      {limit && (
        <span aria-hidden className="h-1 w-16 flex-none overflow-hidden rounded-full bg-neutral-soft">
          <span
            className={`block h-full ${isOver ? 'bg-danger' : 'bg-primary'}`}
            style={{ width: `${Math.min(share, 100)}%` }}
          />
        </span>
      )}
      <span className={isOver ? 'font-medium text-danger' : ''}>
        Piutang {compactRupiah(data.receivable)}
        {limit ? ` dari batas ${compactRupiah(limit)}` : ''}
      </span>
    </span>
  )
}
