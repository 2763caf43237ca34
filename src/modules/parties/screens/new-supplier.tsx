import { useState } from 'react'
import { can } from '#kit/screen/client/ability.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { suppliers, type SupplierInput } from '../suppliers/contract.ts'
import { supplierKinds } from '../suppliers/supplier.record.ts'

interface NewSupplierProps {
  readonly name: string
  readonly onDone: (made: Choice | undefined) => void
}

const kinds = Object.entries(supplierKinds).map(([value, label]) => ({ value, label }))

/** A supplier made while a purchase is being typed; the rest is filled in later on the supplier's page. */
export function NewSupplier({ name, onDone }: NewSupplierProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { name, kind: ['material'] as SupplierInput['kind'], whatsapp: '', city: '' },
    save: async (values) => ({ ...values, id: (await doAct(suppliers.add, inputOf(values), key)).id }),
    saved: (made) => {
      notify(can('approve supplier') ? `${made.name} ditambahkan.` : `${made.name} menunggu persetujuan.`)
      onDone({ id: made.id, label: made.name, note: made.city || undefined })
    },
  })
  return (
    <FormSheet form={form} title="Tambah supplier" onClose={() => onDone(undefined)}>
      <TextField name="name" label="Nama supplier" autoFocus maxLength={150} />
      <ChipsField name="kind" label="Jenis" options={kinds} />
      <FieldRow>
        <PhoneField name="whatsapp" label="No. WhatsApp" optional />
        <TextField name="city" label="Kota/kabupaten" optional maxLength={80} />
      </FieldRow>
    </FormSheet>
  )
}

interface NewSupplierValues {
  readonly name: string
  readonly kind: SupplierInput['kind']
  readonly whatsapp: string
  readonly city: string
}

function inputOf({ name, kind, whatsapp, city }: NewSupplierValues): SupplierInput {
  const addresses = city ? [{ label: 'Kantor', address: city, city, isBilling: true, isShipping: true }] : []
  return { name, kind, whatsapp: whatsapp || null, addresses }
}
