import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { uploadDraft } from '#kit/files/contract.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { SignaturePad } from '#kit/screen/form/signature-pad.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { receiveDelivery, type DeliveryDetail } from '../../deliveries/contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'

interface ReceiveSheetProps {
  readonly delivery: DeliveryDetail
  readonly onClose: () => void
}

/** Who took the goods, their signature and photos of them, and what was refused at the door; refused goods come back into stock at their cost. */
export function ReceiveSheet({ delivery, onClose }: ReceiveSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: {
      receivedBy: delivery.recipientName ?? '',
      signature: null as File | null,
      files: [] as readonly string[],
      reason: '',
      lines: delivery.lines.map((line) => ({ key: line.id, lineId: line.id, rejected: '' })),
    },
    check: ({ lines, reason }): Record<string, string[]> =>
      lines.some(isRejected) && reason.trim() === '' ? { reason: ['Tulis alasan penolakannya.'] } : {},
    save: async (values) => {
      const rejected = values.lines.filter(isRejected)
      const lines = rejected.map(({ lineId, rejected: qtyRejected }) => ({
        lineId,
        qtyRejected,
        rejectReason: values.reason,
      }))
      const signature = values.signature && (await ask(uploadDraft, {}, { files: { file: values.signature } }))
      return doAct(
        receiveDelivery,
        {
          id: delivery.id,
          version: delivery.version,
          receivedBy: values.receivedBy,
          signature: signature?.id ?? null,
          files: [...values.files],
          receivedAt: null,
          lines: lines.length > 0 ? lines : undefined,
        },
        key,
      )
    },
    saved: () => {
      notify(`${delivery.label} ditandai diterima.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Tandai diterima" onClose={onClose}>
      <TextField name="receivedBy" label="Diterima oleh" autoFocus maxLength={120} />
      <SignaturePad name="signature" label="Tanda tangan penerima" />
      <AttachmentField name="files" label="Foto barang di tempat" optional queue={`terima:${delivery.id}`} />
      <p className="text-small text-muted-foreground">
        Isi hanya bila ada yang ditolak; barang yang ditolak kembali ke stok.
      </p>
      <LineQuantities
        label="Ditolak"
        field="rejected"
        lines={delivery.lines.map((line) => ({
          key: line.id,
          description: line.description,
          unit: line.unit,
          note: `dikirim ${qtyFormat(line.qty)} ${line.unit}`,
        }))}
      />
      <TextArea name="reason" label="Alasan penolakan" optional rows={2} maxLength={200} />
    </FormSheet>
  )
}

function isRejected({ rejected }: { readonly rejected: string }): boolean {
  return rejected !== '' && rejected !== '0'
}
