import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { createPurchaseReturn, listReturnable, type ReturnableLine } from '../../returns/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'

interface ReturnSheetProps {
  readonly orderId: string
  readonly label: string
  readonly onClose: () => void
}

/** Goods that go back to the supplier, at what they cost. */
export function ReturnSheet({ orderId, label, onClose }: ReturnSheetProps) {
  const asked = useAsk(listReturnable, { id: orderId })
  return (
    <AskedSheet title={`Retur dari ${label}`} asked={asked} onClose={onClose}>
      {(lines) => <Returning all={lines} label={label} onClose={onClose} />}
    </AskedSheet>
  )
}

const wishes = [
  {
    value: 'credit',
    label: 'Potong hutang',
    note: 'Yang sudah ditagih memotong hutang; yang sudah dibayar menjadi uang muka.',
  },
  {
    value: 'replacement',
    label: 'Barang pengganti',
    note: 'Hutang tetap. Pesanan menunggu barangnya lagi, terima seperti biasa.',
  },
]

interface ReturningProps {
  readonly all: readonly ReturnableLine[]
  readonly label: string
  readonly onClose: () => void
}

function Returning({ all, label, onClose }: ReturningProps) {
  const [key] = useState(newKey)
  const [lines] = useState(() => all.filter((line) => line.openQty !== '0'))
  const form = useForm({
    draft: `return:${label}`,
    initial: {
      date: today() as string,
      asks: 'credit',
      reason: '',
      vehiclePlate: '',
      driverName: '',
      notes: '',
      files: [] as readonly string[],
      lines: lines.map((line) => ({ key: line.receiptLineId, receiptLineId: line.receiptLineId, qty: '' })),
    },
    check: (values): Record<string, string[]> => ({
      ...(values.lines.some(isBack) ? {} : { 'lines.0.qty': ['Isi jumlah yang dikembalikan.'] }),
      ...(values.reason.trim() === '' ? { reason: ['Tulis alasannya.'] } : {}),
    }),
    save: ({ lines: filled, files, asks, ...rest }) => {
      const sent = saidLines('lines', filled)
      const back = sent.map(({ line: { receiptLineId, qty } }) => ({ receiptLineId, qty }))
      const wantsReplacement = asks === 'replacement'
      const made = { ...rest, wantsReplacement, date: rest.date || null, files: [...files], lines: back }
      return placed(sent, doAct(createPurchaseReturn, made, key))
    },
    saved: (made) => {
      notify(`Retur ${made.number ?? ''} dicatat, stok berkurang.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Retur dari ${label}`} onClose={onClose} saveLabel="Kembalikan barang">
      <LineQuantities
        label="Dikembalikan"
        field="qty"
        lines={lines.map((line) => ({
          key: line.receiptLineId,
          description: line.description,
          unit: line.unit,
          note: `${line.receiptNumber ?? ''} · bisa kembali ${qtyFormat(line.openQty)} dari ${qtyFormat(line.acceptedQty)}`,
        }))}
      />
      <RadioCards name="asks" label="Minta ke supplier" columns={2} options={wishes} />
      <TextArea name="reason" label="Alasan retur" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Foto barang" optional queue={`retur:${label}`} />
      <DateField name="date" label="Tanggal" today={today()} max={today()} />
      <FieldRow>
        <PlateField name="vehiclePlate" label="No. polisi" />
        <TextField name="driverName" label="Nama sopir" optional maxLength={80} />
      </FieldRow>
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={1000} />
    </FormSheet>
  )
}

function isBack({ qty }: { readonly qty: string }): boolean {
  return qty !== '' && qty !== '0'
}
