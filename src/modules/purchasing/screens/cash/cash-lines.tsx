import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { focusLastRow } from '#kit/screen/form/repeat.tsx'
import { insertRow, removeRow } from '#kit/screen/form/rows.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { itemSource, priceIn, unitsOf } from '#modules/catalog/screens/face.tsx'
import { unitOptions } from '../form/columns.ts'
import { blankCashLine, cashLineAmount, type CashLine } from './values.ts'

/** What stands on the nota, a block per line: made for a thumb, and as good with keys. */
export function CashLines() {
  const { store } = useFormScope()
  const [items] = useState(() => itemSource({ purpose: 'buy' }))
  const lines = useValue<readonly CashLine[]>('lines')
  const rows = useRef<HTMLDivElement>(null)
  const add = () => {
    insertRow(store, 'lines', lines.length, blankCashLine())
    setTimeout(() => focusLastRow(rows.current), 0)
  }
  return (
    <FormSection title="Barang">
      <div ref={rows} data-rows className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {lines.map((line, index) => (
          <Line key={line.key} items={items} index={index} canGo={lines.length > 1} />
        ))}
        <div>
          <Button icon={<Plus />} onClick={add} data-adds-row className="max-md:w-full">
            Tambah barang
          </Button>
        </div>
      </div>
    </FormSection>
  )
}

function Line({ items, index, canGo }: { items: ChoiceSource; index: number; canGo: boolean }) {
  const { store } = useFormScope()
  const path = `lines.${index}`
  const line = useValue<CashLine | undefined>(path)
  if (!line) return null
  // At a shop one buys by the piece: the item's own unit, not the pallet it is ordered in.
  const bring = (item: Choice | null) => {
    if (!item) return
    const [unit = ''] = unitsOf(item)
    store.write(`${path}.unit`, unit)
    store.write(`${path}.price`, priceIn(item, unit, 'lastPrice'))
  }
  return (
    <div
      data-one-row
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-border-subtle pb-4 md:grid-cols-[minmax(0,1fr)_112px_108px_152px_36px] md:gap-x-3 md:border-0 md:pb-0"
    >
      <div className="flex items-end gap-1 md:contents">
        <PickField
          name={`${path}.item`}
          label={`Barang ${index + 1}`}
          source={items}
          className="flex-1"
          onPicked={bring}
          then={`${path}.qty`}
        />
        {canGo && <Gone index={index} className="md:order-last md:mt-6" />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 md:contents">
        <QuantityField name={`${path}.qty`} label="Jumlah" />
        <SelectField name={`${path}.unit`} label="Satuan" options={unitOptions(line)} />
      </div>
      <PriceField name={`${path}.price`} label="Harga satuan" hint={<Amount line={line} />} />
    </div>
  )
}

function Gone({ index, className }: { readonly index: number; readonly className: string }) {
  const { store } = useFormScope()
  return (
    <IconButton
      label={`Hapus barang ${index + 1}`}
      icon={<X />}
      className={className}
      onClick={() => removeRow(store, 'lines', index)}
    />
  )
}

function Amount({ line }: { readonly line: CashLine }) {
  const amount = cashLineAmount(line)
  return amount > 0n ? <span className="figures">Jumlah {rupiah(amount)}</span> : null
}
