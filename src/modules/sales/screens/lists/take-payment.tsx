import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'

const PaymentSheet = later(() => import('../../payments/screens/payment-sheet.tsx').then((parts) => parts.PaymentSheet))

/** Money that came: of the customer the list is narrowed to, else of one that is chosen first. */
export function TakePayment({ onClose }: { readonly onClose: () => void }) {
  const { customerId, 'customerId.label': name }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const [payer, setPayer] = useState<Pick<Choice, 'id' | 'label'> | undefined>(
    customerId ? { id: customerId, label: name ?? '' } : undefined,
  )
  if (payer) return <PaymentSheet customerId={payer.id} payer={payer.label} onClose={onClose} />
  return <WhoPaid onChosen={setPayer} onClose={onClose} />
}

interface WhoPaidProps {
  readonly onChosen: (customer: Choice) => void
  readonly onClose: () => void
}

function WhoPaid({ onChosen, onClose }: WhoPaidProps) {
  // Who is new was billed nothing yet; an advance of theirs begins with their order.
  const [source] = useState(() => ({ ...customerSource(), create: undefined }))
  const form = useForm({
    initial: { customer: null as Choice | null },
    check: ({ customer }): FieldErrors => (customer ? {} : { customer: ['Pilih pelanggan.'] }),
    save: ({ customer }) => Promise.resolve(customer),
    saved: (customer) => customer && onChosen(customer),
  })
  return (
    <FormSheet form={form} title="Catat pembayaran" saveLabel="Lanjut" busyText="Membuka…" onClose={onClose}>
      <PickField
        name="customer"
        label="Pelanggan"
        hint="Siapa yang membayar; invoicenya yang terbuka menyusul."
        source={source}
        autoFocus
        onPicked={(customer) => customer && onChosen(customer)}
      />
    </FormSheet>
  )
}
