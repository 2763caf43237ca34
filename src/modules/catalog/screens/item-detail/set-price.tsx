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
import { setItemPrice, setRabPrice } from '../../prices/contract.ts'
import { levels } from '../../prices/levels.ts'

interface SetPriceProps {
  readonly item: Item
  readonly of: 'sell' | 'rab'
  readonly onClose: () => void
}

/** A price from a day on, perhaps ahead: for one level of customers, or for estimates. */
export function SetPrice({ item, of, onClose }: SetPriceProps) {
  const [key] = useState(newKey)
  const name = of === 'sell' ? 'harga jual' : 'harga RAB'
  const form = useForm({
    initial: { level: 'eceran', price: '', from: today() as string },
    check: ({ price }): Record<string, string[]> => (price === '' ? { price: ['Isi harganya.'] } : {}),
    save: ({ level, ...dated }) =>
      of === 'sell'
        ? doAct(setItemPrice, { id: item.id, level, ...dated }, key)
        : doAct(setRabPrice, { id: item.id, ...dated }, key),
    saved: () => {
      notify(`${of === 'sell' ? 'Harga jual' : 'Harga RAB'} ${item.name} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Atur ${name}`} onClose={onClose}>
      {of === 'sell' && <SelectField name="level" label="Level harga" options={optionsOf(levels)} />}
      <PriceField name="price" label={`Harga per ${item.baseUnit}`} />
      <DateField name="from" label="Berlaku mulai" today={today()} />
    </FormSheet>
  )
}
