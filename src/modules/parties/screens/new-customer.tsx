import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { customers, twinCustomers, type CustomerInput } from '../contract.ts'
import { customerTypes } from '../customer.record.ts'
import { TwinHint } from './party-form/twin-hint.tsx'

interface NewCustomerProps {
  readonly name: string
  readonly onDone: (made: Choice | undefined) => void
}

const types = Object.entries(customerTypes).map(([value, label]) => ({ value, label }))

/** A customer made while an order is being typed; the rest is filled in later on the customer's page. */
export function NewCustomer({ name, onDone }: NewCustomerProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { name, type: 'badan_usaha', phone: '', address: '', city: '' },
    save: async (values) => ({ ...values, id: (await doAct(customers.add, inputOf(values), key)).id }),
    saved: (made) => {
      notify(`${made.name} ditambahkan.`)
      onDone({ id: made.id, label: made.name, note: made.city || undefined })
    },
  })
  return (
    <FormSheet form={form} title="Tambah pelanggan" onClose={() => onDone(undefined)}>
      <TextField
        name="name"
        label="Nama pelanggan"
        autoFocus
        hint={<TwinHint endpoint={twinCustomers} at="/pelanggan/detail" />}
      />
      <FieldRow>
        <SelectField name="type" label="Jenis" options={types} />
        <PhoneField name="phone" label="Telepon" optional />
      </FieldRow>
      <TextArea name="address" label="Alamat" optional rows={2} maxLength={300} />
      <TextField name="city" label="Kota/Kabupaten" optional maxLength={80} />
    </FormSheet>
  )
}

interface NewCustomerValues {
  readonly name: string
  readonly type: string
  readonly phone: string
  readonly address: string
  readonly city: string
}

function inputOf({ name, type, phone, address, city }: NewCustomerValues): CustomerInput {
  const place = { label: 'Kantor', address: address || city, city: city || null, isBilling: true, isShipping: true }
  const addresses = address || city ? [place] : []
  return { name, type, phone: phone || null, addresses } as CustomerInput
}
