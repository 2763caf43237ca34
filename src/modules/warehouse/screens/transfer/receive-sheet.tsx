import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { AnswerSaid } from '#kit/screen/document/answer-said.tsx'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { receiveTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'

interface ReceiveTransferProps {
  readonly transfer: TransferDetail
  readonly onClose: () => void
}

/** What arrived: all that is open unless changed. What is missing stays on the way until it is explained. */
export function ReceiveTransfer({ transfer, onClose }: ReceiveTransferProps) {
  const [lines] = useState(() => transfer.lines.filter((line) => line.open !== '0'))
  const [key] = useState(newKey)
  const { answer } = transfer
  const form = useForm({
    draft: `transfer/terima/${transfer.id}/${transfer.version}`,
    initial: {
      date: today() as string,
      receivedBy: answer?.as === 'penerima' ? answer.by : '',
      files: [] as readonly string[],
      lines: lines.map((line) => ({ key: line.id, lineId: line.id, qty: line.open })),
    },
    check: ({ lines: filled }): Record<string, string[]> =>
      filled.some((line) => line.qty !== '' && line.qty !== '0')
        ? {}
        : { 'lines.0.qty': ['Isi jumlah yang diterima.'] },
    save: ({ lines: filled, files, ...rest }) => {
      const arrived = saidLines('lines', filled)
      const lines = arrived.map(({ line: { lineId, qty } }) => ({ lineId, qty }))
      const input = { id: transfer.id, version: transfer.version, ...rest, files: [...files], lines }
      return placed(arrived, doAct(receiveTransfer, input, key))
    },
    saved: () => {
      notify(`Barang ${transfer.label} diterima di ${transfer.toName}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Terima ${transfer.label}`} onClose={onClose} saveLabel="Terima barang">
      {answer && <AnswerSaid answer={answer} />}
      <LineQuantities
        label="Diterima"
        field="qty"
        lines={lines.map((line) => ({
          key: line.id,
          description: line.itemName,
          unit: line.unit,
          note: `di perjalanan ${qtyFormat(line.open)} dari ${qtyFormat(line.qty)} ${line.unit}`,
        }))}
      />
      <FieldRow>
        <DateField name="date" label="Tanggal terima" today={today()} />
        <TextField name="receivedBy" label="Diterima oleh" optional maxLength={120} />
      </FieldRow>
      <AttachmentField name="files" label="Foto barang" optional queue={`terima-transfer:${transfer.id}`} />
      <p className="text-small text-muted-foreground">
        Kurangi jumlahnya bila ada yang kurang; sisanya diselesaikan sebagai selisih.
      </p>
    </FormSheet>
  )
}
