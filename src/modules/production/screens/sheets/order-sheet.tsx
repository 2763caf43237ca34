import { useEffect } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, type Option } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import type { OrderRef } from '../../contract.ts'
import { createOrder, updateOrder, type OrderDetail } from '../../orders/contract.ts'
import { useHouseOptions } from './house-options.ts'
import { blankOrder, valuesOf, type AskedFor, type OrderValues } from './order-values.ts'

interface OrderSheetProps {
  /** The draft that is changed; a new one when left out. */
  readonly order?: OrderDetail
  readonly houseId?: string
  /** What a line of a sales order asks for. */
  readonly from?: AskedFor
  readonly onClose: () => void
  readonly onSaved?: (order: OrderRef & { readonly houseId: string }) => void
}

/** Buat SPK, Ubah SPK: what is to be made, how much, where and by when. */
export function OrderSheet({ order, houseId, from, onClose, onSaved }: OrderSheetProps) {
  const key = useSaveKey()
  const options = useHouseOptions()
  const form = useForm<OrderValues, OrderRef & { houseId: string }>({
    initial: order ? valuesOf(order) : blankOrder(today(), { houseId, from }),
    ...(!order && !from && { draft: `spk/${houseId ?? 'tambah'}` }),
    check: (values): Record<string, string[]> => ({
      ...(!values.item && { item: ['Pilih barang yang dibuat.'] }),
      ...(!values.plannedQty && { plannedQty: ['Isi jumlahnya.'] }),
      ...(!values.houseId && { houseId: ['Pilih rumah produksi.'] }),
    }),
    save: async ({ item, ...rest }) => {
      const days = { date: rest.date || null, dueDate: rest.dueDate || null }
      const input = {
        ...rest,
        ...days,
        itemId: item?.id ?? '',
        orderLineId: order?.orderLineId ?? from?.orderLineId ?? null,
      }
      const saved = order
        ? await doAct(updateOrder, { ...input, id: order.id, version: order.version })
        : await doAct(createOrder, input, key.of(input))
      return { ...saved, houseId: rest.houseId }
    },
    saved: (saved) => {
      notify(order ? 'SPK diubah.' : 'Draf SPK dibuat. Rencanakan untuk memesan bahannya.')
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={order ? `Ubah ${order.label}` : 'Buat SPK produksi'} onClose={onClose}>
      <PickField
        name="item"
        label="Barang yang dibuat"
        source={itemSource({ kinds: 'produk_jadi,barang,bahan_baku' })}
        disabled={from !== undefined}
      />
      <FieldRow>
        <Amount />
        <House options={options} />
      </FieldRow>
      <FieldRow>
        <DateField name="date" label="Tanggal SPK" today={today()} />
        <DateField name="dueDate" label="Tenggat" optional today={today()} />
      </FieldRow>
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={1000} />
    </FormSheet>
  )
}

/** Where there is one house only, nobody is asked which; the form is as untouched as before. */
function House({ options }: { readonly options: readonly Option[] }) {
  const { store } = useFormScope()
  const [only, another] = options
  const houseId = another ? undefined : only?.value
  useEffect(() => {
    const values = store.read('') as OrderValues
    if (!houseId || values.houseId !== '') return
    store.replace({ ...values, houseId }, { clean: !store.isDirty() })
  }, [store, houseId])
  return <SelectField name="houseId" label="Rumah produksi" options={options} empty="Pilih…" />
}

function Amount() {
  const item = useValue<Choice | null>('item')
  const unit = item?.more?.['unit']
  return <QuantityField name="plannedQty" label="Target" unit={typeof unit === 'string' ? unit : undefined} />
}
