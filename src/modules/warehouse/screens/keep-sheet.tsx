import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { keepsSupply } from '#modules/stock/rules.ts'
import { beginStockSettings, pickWarehouse } from '#modules/warehouse/contract.ts'
import { LimitFields } from './limit-fields.tsx'

interface KeepSheetProps {
  /** Of which item; asked for when left out. */
  readonly item?: Choice
  /** In which warehouse; asked for when left out. */
  readonly warehouseId?: string
  readonly onClose: () => void
}

const goods = 'bahan_baku,barang,produk_jadi,alat'

/** Atur batas: the minimum of an item in a warehouse, before the first of it comes there. */
export function KeepSheet({ item, warehouseId, onClose }: KeepSheetProps) {
  const key = useSaveKey()
  const [source] = useState(() => itemSource({ kinds: goods, only: true }))
  const places = useAsk(pickWarehouse, {}, { freshFor: 60_000 }).data ?? []
  const form = useForm({
    initial: { item: item ?? null, warehouseId: warehouseId ?? '', minQty: '', maxQty: '', reorderQty: '', rack: '' },
    check: (values): FieldErrors => ({
      ...(!values.item && { item: ['Pilih barang.'] }),
      ...(!values.warehouseId && { warehouseId: ['Pilih gudang.'] }),
      ...(!values.minQty && { minQty: ['Isi batasnya.'] }),
    }),
    save: (values) => {
      const { item: picked, warehouseId: at, minQty, maxQty, reorderQty, rack } = values
      const limits = { minQty, maxQty: maxQty || null, reorderQty: reorderQty || null }
      return ask(
        beginStockSettings,
        { itemId: picked?.id ?? '', warehouseId: at, ...limits, rack },
        { key: key.of(values) },
      )
    },
    saved: () => {
      refetchTouched(beginStockSettings.touches)
      notify('Batas disimpan.')
      onClose()
    },
  })
  const options = places.filter(({ type }) => keepsSupply(type)).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSheet form={form} title={item ? `Batas ${item.label}` : 'Atur batas barang'} onClose={onClose}>
      {!item && <PickField name="item" label="Barang" source={source} placeholder="Cari barang…" autoFocus />}
      {!warehouseId && <SelectField name="warehouseId" label="Gudang" options={options} />}
      <Amounts />
      <TextField name="rack" label="Lokasi rak" optional maxLength={40} capitals />
    </FormSheet>
  )
}

function Amounts() {
  const item = useValue<Choice | null>('item')
  const unit = item?.more?.['unit']
  const shown = typeof unit === 'string' ? unit : undefined
  return <LimitFields unit={shown} />
}
