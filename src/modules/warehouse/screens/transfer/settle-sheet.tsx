import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { settleTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'

const kinds = [
  { value: 'kembali', label: 'Kembali', note: 'Ketemu di gudang asal' },
  { value: 'hilang', label: 'Hilang', note: 'Jadi beban lain-lain' },
  { value: 'rusak', label: 'Rusak', note: 'Pindah ke gudang rusak' },
]

interface SettleTransferProps {
  readonly transfer: TransferDetail
  readonly onClose: () => void
}

/** Why something did not arrive; its booking follows from the answer. */
export function SettleTransfer({ transfer, onClose }: SettleTransferProps) {
  const [lines] = useState(() => transfer.lines.filter((line) => line.open !== '0'))
  const [key] = useState(newKey)
  const form = useForm({
    draft: `transfer/selisih/${transfer.id}/${transfer.version}`,
    initial: {
      kind: 'hilang' as 'kembali' | 'hilang' | 'rusak',
      date: today() as string,
      reason: '',
      files: [] as readonly string[],
      lines: lines.map((line) => ({ key: line.id, lineId: line.id, qty: line.open })),
    },
    check: ({ lines: filled, reason }): Record<string, string[]> => ({
      ...(filled.every((line) => line.qty === '' || line.qty === '0') && { 'lines.0.qty': ['Isi jumlah selisihnya.'] }),
      ...(reason.trim() === '' && { reason: ['Tulis alasannya.'] }),
    }),
    save: ({ lines: filled, files, ...rest }) => {
      const parts = saidLines('lines', filled)
      const lines = parts.map(({ line: { lineId, qty } }) => ({ lineId, qty }))
      const input = { id: transfer.id, version: transfer.version, ...rest, files: [...files], lines }
      return placed(parts, doAct(settleTransfer, input, key))
    },
    saved: () => {
      notify(`Selisih ${transfer.label} diselesaikan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Selisih ${transfer.label}`} onClose={onClose} saveLabel="Selesaikan">
      <RadioCards name="kind" label="Apa yang terjadi" options={kinds} />
      <LineQuantities
        label="Selisih"
        field="qty"
        lines={lines.map((line) => ({
          key: line.id,
          description: line.itemName,
          unit: line.unit,
          note: `di perjalanan ${qtyFormat(line.open)} ${line.unit}`,
        }))}
      />
      <DateField name="date" label="Tanggal" today={today()} />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Foto atau berkas" optional queue={`selisih-transfer:${transfer.id}`} />
    </FormSheet>
  )
}
