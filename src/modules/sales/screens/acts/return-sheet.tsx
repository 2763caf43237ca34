import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { DeliveryDetail } from '../../deliveries/contract.ts'
import type { ReturnCondition } from '../../returns/conditions.ts'
import { createReturn } from '../../returns/contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { conditionChoices } from './condition-choices.ts'

const SETTLE = [
  { value: 'credit', label: 'Nota kredit', note: 'Bagian yang sudah ditagih dikurangi.' },
  { value: 'replace', label: 'Kirim pengganti', note: 'Tagihan tetap; order minta dikirim lagi.' },
  { value: 'none', label: 'Barang saja', note: 'Tanpa nota kredit dan tanpa pengganti.' },
]

interface ReturnSheetProps {
  readonly delivery: DeliveryDetail
  readonly onClose: () => void
}

/** Goods that came back later: into stock at the cost they left with, and off the invoice when they were billed. */
export function ReturnSheet({ delivery, onClose }: ReturnSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    draft: `return:${delivery.id}:${delivery.lines.map(({ returned }) => returned).join('/')}`,
    initial: {
      date: today() as string,
      reason: '',
      settle: 'credit' as string,
      files: [] as readonly string[],
      lines: delivery.lines.map((line) => ({
        key: line.id,
        deliveryLineId: line.id,
        qty: '',
        condition: 'baik' as string,
      })),
    },
    check: (values): Record<string, string[]> =>
      values.lines.some((line) => line.qty !== '' && line.qty !== '0')
        ? {}
        : { 'lines.0.qty': ['Isi jumlah yang diretur.'] },
    save: ({ lines, settle, files, ...rest }) => {
      const back = saidLines('lines', lines)
      const asked = {
        id: delivery.id,
        ...rest,
        settle: settle as 'credit',
        files: [...files],
        lines: back.map(({ line: { deliveryLineId, qty, condition } }) => ({
          deliveryLineId,
          qty,
          condition: condition as ReturnCondition,
        })),
      }
      return placed(back, doAct(createReturn, asked, key))
    },
    saved: (made) => {
      const note = made.creditNotes[0]?.number
      notify(`Retur ${made.number ?? ''} dicatat${note ? `, nota kredit ${note} terbit` : ''}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Retur dari ${delivery.label}`} onClose={onClose}>
      <LineQuantities
        label="Diretur"
        field="qty"
        lines={delivery.lines.map((line) => ({
          key: line.id,
          description: line.description,
          unit: line.unit,
          note: `dikirim ${qtyFormat(line.qty)}, sudah diretur ${qtyFormat(line.returned)}`,
        }))}
        more={(path) => <Condition path={path} />}
      />
      <DateField name="date" label="Tanggal" today={today()} max={today()} />
      <TextArea name="reason" label="Alasan retur" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Foto barang" optional queue={`retur:${delivery.id}`} />
      <RadioCards name="settle" label="Lalu" options={SETTLE} columns={2} />
    </FormSheet>
  )
}

// Asked of what comes back only.
function Condition({ path }: { readonly path: string }) {
  const qty = useValue<string>(`${path}.qty`)
  if (qty === '' || qty === '0') return null
  return <SelectField name={`${path}.condition`} label="Kondisi" options={conditionChoices} />
}
