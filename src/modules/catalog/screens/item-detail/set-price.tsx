import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { PriceField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { Item } from '../../contract.ts'
import { setItemPrice } from '../../prices/contract.ts'
import { levels } from '../../prices/levels.ts'

/** A sell price for one level of customers, from a day on. */
export function SetPrice({ item, onClose }: { readonly item: Item; readonly onClose: () => void }) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { level: 'eceran', price: '', from: today() as string },
    check: ({ price }): Record<string, string[]> => (price === '' ? { price: ['Isi harganya.'] } : {}),
    save: (values) => doAct(setItemPrice, { id: item.id, ...values }, key),
    saved: () => {
      notify(`Harga jual ${item.name} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Atur harga jual" onClose={onClose}>
      <SelectField name="level" label="Level harga" options={optionsOf(levels)} />
      <PriceField name="price" label={`Harga per ${item.baseUnit}`} />
      <DateField name="from" label="Berlaku mulai" today={today()} />
    </FormSheet>
  )
}
