import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { maxQty, minQty, plusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useYes } from '#kit/screen/form/use-yes.tsx'
import { keptQuestion } from '#modules/stock/rules.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import type { Material, OrderDetail } from '../../orders/contract.ts'
import { useMaterial } from '../../results/contract.ts'

interface UseSheetProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

interface Extra {
  readonly key?: string
  readonly item: Choice | null
  readonly qty: string
}

/** Catat bahan: what was really used; the recipe's rest is filled in beforehand. */
export function UseSheet({ order, onClose }: UseSheetProps) {
  const [key] = useState(newKey)
  const [lines] = useState(() => order.materials.map((each) => ({ ...each, key: each.id, qty: restOf(each) })))
  const yes = useYes(keptQuestion)
  const form = useForm({
    draft: `spk/pakai/${order.id}/${order.version}`,
    initial: { date: today() as string, reason: '', lines, extra: [] as Extra[] },
    save: ({ date, reason, lines: filled, extra }) => {
      const own = filled.map(({ itemId, qty }) => ({ itemId, qty }))
      const more = extra.map(({ item, qty }) => ({ itemId: item?.id ?? '', qty }))
      const used = [...saidLines('lines', own), ...saidLines('extra', more)]
      const input = { id: order.id, version: order.version, date: date || null, reason }
      const lines = used.map(({ line }) => line)
      return placed(
        used,
        yes.through((takeKept) => doAct(useMaterial, { ...input, lines, takeKept }, key)),
      )
    },
    check: ({ lines: filled, extra }): Record<string, string[]> =>
      [...filled, ...extra].some(({ qty }) => qty !== '' && qty !== '0')
        ? {}
        : { 'lines.0.qty': ['Isi paling sedikit satu bahan.'] },
    saved: () => {
      notify('Bahan dicatat dan keluar dari gudang.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat bahan" onClose={onClose} saveLabel="Simpan pemakaian">
      <LineQuantities
        label="Terpakai"
        field="qty"
        lines={lines.map((line) => ({
          key: line.key,
          description: line.itemName,
          unit: line.unit,
          note: `resep ${qtyFormat(line.planned)}, sudah ${qtyFormat(line.used)}, ada ${qtyFormat(quantityText(thereOf(line)))} ${line.unit}`,
        }))}
      />
      <Repeat name="extra" of="bahan lain" blank={() => ({ item: null, qty: '' })} most={20}>
        {(path) => (
          <FieldRow>
            <PickField
              name={`${path}.item`}
              label="Bahan"
              source={itemSource({ kinds: 'bahan_baku,barang,alat,produk_jadi' })}
            />
            <QuantityField name={`${path}.qty`} label="Terpakai" />
          </FieldRow>
        )}
      </Repeat>
      <DateField name="date" label="Tanggal" today={today()} />
      <TextArea
        name="reason"
        label="Alasan"
        optional
        rows={2}
        maxLength={300}
        hint="Wajib bila pemakaian melebihi resep dan toleransinya."
      />
      {yes.dialog}
    </FormSheet>
  )
}

// What the recipe still asks for, and never more than is there: kept for this order, or free.
function restOf(each: Material): string {
  if (each.used !== '0' || quantity(each.planned) <= 0n) return ''
  const there = thereOf(each)
  return there > 0n ? quantityText(minQty(quantity(each.planned), there)) : ''
}

const thereOf = ({ reserved, available }: Material) =>
  plusQty(quantity(reserved), maxQty(quantity(available), ZERO_QTY))
