import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { PriceField } from '#kit/screen/form/amount-field.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { items, units, type ItemInput } from '../contract.ts'
import { itemKinds } from '../kinds.ts'

interface NewItemProps {
  readonly name: string
  readonly onDone: (made: Choice | undefined) => void
}

const kinds = Object.entries(itemKinds).map(([value, label]) => ({ value, label }))

/** An item made while a line is being typed: name, kind, unit and price; the rest can wait. */
export function NewItem({ name, onDone }: NewItemProps) {
  const known = useAsk(units, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const form = useForm({
    initial: { name, kind: 'barang', baseUnit: '', sellPrice: '' },
    save: async (values) => {
      const input = { ...values, sellPrice: values.sellPrice || null } as ItemInput
      const saved = await doAct(items.add, input, key)
      return { id: saved.id, ...values }
    },
    saved: (made) => {
      notify(`${made.name} ditambahkan.`)
      const more = { unit: made.baseUnit, price: made.sellPrice || null, units: [] }
      onDone({ id: made.id, label: made.name, more })
    },
  })
  const choices = (known.data ?? []).map((unit) => ({ value: unit, label: unit }))
  return (
    <FormSheet form={form} title="Tambah produk atau jasa" onClose={() => onDone(undefined)}>
      <TextField name="name" label="Nama" autoFocus />
      <FieldRow>
        <SelectField name="kind" label="Jenis" options={kinds} />
        <SelectField name="baseUnit" label="Satuan" options={choices} />
      </FieldRow>
      <PriceField name="sellPrice" label="Harga jual" optional />
    </FormSheet>
  )
}
