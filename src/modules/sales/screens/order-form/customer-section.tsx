import { useRef } from 'react'
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
import { briefCustomer } from '#modules/parties/contract.ts'
import type { OrderStart } from '../../orders/contract.ts'
import { customerSummary } from '../../statement/contract.ts'
import { broughtBy, inPlaceOf } from './brought.ts'
import { AddressField } from './customer-places.tsx'

interface CustomerSectionProps {
  readonly customers: ChoiceSource
  readonly start: OrderStart
  /** The customer of a confirmed document never changes. */
  readonly isFixed?: boolean
}

/** Who orders, when, and where to. Picking a customer brings the address, contact and term. */
export function CustomerSection({ customers, start, isFixed }: CustomerSectionProps) {
  const { store } = useFormScope()
  const customer = useValue<Choice | null>('customer')
  const before = useRef(customer?.id)
  const fill = async (picked: Choice | null) => {
    if (!picked?.id) return
    const [was, now] = await Promise.all([before.current, picked.id].map(async (id) => id && broughtOf(id)))
    // Meanwhile another was picked: it brings its own.
    if (!now || (store.read('customer') as Choice | null)?.id !== picked.id) return
    before.current = picked.id
    const usual = { termDays: String(start.settings.termDays) }
    const fields = inPlaceOf({ gone: was || {}, brought: now, held: (field) => store.read(field), usual })
    for (const [field, value] of Object.entries(fields)) store.write(field, value)
  }
  return (
    <FormSection title="Pelanggan" help={`Diterbitkan oleh ${start.companyName}.`}>
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
        <AddressField />
      </FieldRow>
      <FieldRow columns={3}>
        <DateField today={today()} name="date" label="Tanggal" />
        <DateField today={today()} name="promisedDate" label="Tenggat kirim" optional />
        <TextField name="customerPoNo" label="No. PO pelanggan" optional maxLength={60} />
      </FieldRow>
    </FormSection>
  )
}

const broughtOf = (id: string) => ask(briefCustomer, { id }).then(broughtBy, () => undefined)

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
