import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useYes } from '#kit/screen/form/use-yes.tsx'
import { keptQuestion } from '#modules/stock/rules.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { OrderDetail } from '../../orders/contract.ts'
import { recordOutput } from '../../results/contract.ts'

interface OutputSheetProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** Catat hasil: three numbers on a phone; the material follows the recipe unless somebody says otherwise. */
export function OutputSheet({ order, onClose }: OutputSheetProps) {
  const [key] = useState(newKey)
  const yes = useYes(keptQuestion)
  const form = useForm({
    draft: `spk/hasil/${order.id}/${order.version}`,
    initial: {
      good: '',
      second: '',
      reject: '',
      date: today() as string,
      useRecipe: order.materials.some((each) => Number(each.used) < Number(each.planned)),
      withoutMaterial: false,
      finish: false,
      reason: '',
      files: [] as string[],
    },
    check: ({ good, second, reject }): Record<string, string[]> =>
      [good, second, reject].every((each) => each === '' || each === '0') ? { good: ['Isi jumlah hasilnya.'] } : {},
    save: ({ good, second, reject, ...rest }) =>
      yes.through((takeKept) =>
        doAct(
          recordOutput,
          {
            ...rest,
            date: rest.date || null,
            id: order.id,
            version: order.version,
            good: good || '0',
            second: second || '0',
            reject: reject || '0',
            takeKept,
          },
          key,
        ),
      ),
    saved: () => {
      notify('Hasil dicatat, stok barang jadi bertambah.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat hasil" onClose={onClose} saveLabel="Simpan hasil">
      <p className="text-small text-muted-foreground figures">
        <span className="block font-medium text-foreground">{order.itemName}</span>
        <span className="code">{order.label}</span> · sudah {qtyFormat(order.goodQty)} dari{' '}
        {qtyFormat(order.plannedQty)} {order.unit}
      </p>
      <div className="grid grid-cols-3 gap-3">
        <QuantityField name="good" label="Bagus" autoFocus />
        <QuantityField name="second" label="KW 2" />
        <QuantityField name="reject" label="Gagal" />
      </div>
      <CheckboxField name="useRecipe" label="Ambil bahan sesuai resep" hint="Yang sudah dicatat tidak diambil lagi." />
      <WithoutMaterial order={order} />
      <CheckboxField name="finish" label="SPK selesai" hint="Sisa biaya masuk ke hasil ini." />
      <DateField name="date" label="Tanggal" today={today()} />
      <TextArea name="reason" label="Catatan" optional rows={2} maxLength={300} />
      <AttachmentField name="files" label="Foto hasil" optional queue={`hasil:${order.id}`} />
      {yes.dialog}
    </FormSheet>
  )
}

function WithoutMaterial({ order }: { readonly order: OrderDetail }) {
  const usesRecipe = useValue<boolean>('useRecipe')
  if (usesRecipe || order.materials.some((each) => each.used !== '0')) return null
  return <CheckboxField name="withoutMaterial" label="Tanpa bahan" hint="Tulis alasannya di catatan." />
}
