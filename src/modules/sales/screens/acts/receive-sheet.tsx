import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { uploadDraft } from '#kit/files/contract.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { serverNow } from '#kit/screen/client/server-clock.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { PlaceField, type Place } from '#kit/screen/form/place-field.tsx'
import { SignaturePad } from '#kit/screen/form/signature-pad.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { TimeField, wrongHours } from '#kit/screen/form/time-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { receiveDelivery, type DeliveryDetail } from '../../deliveries/contract.ts'
import type { ReturnCondition } from '../../returns/conditions.ts'
import { AnswerSaid } from '#kit/screen/document/answer-said.tsx'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { hourOf, instantOf } from './hours.ts'
import { conditionChoices } from './condition-choices.ts'

interface ReceiveSheetProps {
  readonly delivery: DeliveryDetail
  readonly onClose: () => void
}

/** Who took the goods, their signature and photos of them, and what was refused at the door; refused goods come back into stock at their cost. */
export function ReceiveSheet({ delivery, onClose }: ReceiveSheetProps) {
  const { answer } = delivery
  const [key] = useState(newKey)
  const [now] = useState(() => hourOf(serverNow().toISOString()))
  const arrived = answer ? hourOf(answer.signedAt) : now
  const form = useForm({
    initial: {
      receivedBy: (answer?.as === 'penerima' ? answer.by : delivery.recipientName) ?? '',
      arrivedOn: arrived.on,
      arrivedAt: arrived.at,
      place: (answer?.place ?? null) as Place | null,
      signature: null as File | null,
      files: [] as readonly string[],
      reason: answer?.note?.slice(0, 200) ?? '',
      condition: 'baik' as string,
      lines: delivery.lines.map((line) => ({ key: line.id, lineId: line.id, rejected: '' })),
    },
    check: ({ lines, reason, ...values }): Record<string, string[]> => ({
      ...wrongHours(values, ['arrivedAt']),
      ...(lines.some(isRejected) && reason.trim() === '' && { reason: ['Tulis alasan penolakannya.'] }),
    }),
    save: async (values) => {
      const rejected = values.lines.filter(isRejected)
      const lines = rejected.map(({ lineId, rejected: qtyRejected }) => ({
        lineId,
        qtyRejected,
        rejectReason: values.reason,
        condition: values.condition as ReturnCondition,
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
          // Untouched, it is the moment of saving.
          arrivedAt: values.arrivedOn === now.on && values.arrivedAt === now.at ? null : arrivedOf(values),
          place: values.place,
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
      {answer && <AnswerSaid answer={answer} />}
      <TextField name="receivedBy" label="Diterima oleh" autoFocus maxLength={120} />
      <SignaturePad name="signature" label="Tanda tangan penerima" />
      <AttachmentField name="files" label="Foto barang di tempat" optional queue={`terima:${delivery.id}`} />
      <FieldRow>
        <DateField name="arrivedOn" label="Tanggal tiba" today={today()} />
        <TimeField name="arrivedAt" label="Jam tiba" />
      </FieldRow>
      <PlaceField
        name="place"
        label="Sertakan lokasi"
        without="Lokasi tidak aktif. Penerimaan tetap tersimpan tanpa lokasi."
      />
      <p className="text-small text-muted-foreground">
        Isi hanya bila ada yang ditolak; barang yang ditolak kembali ke gudang.
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
      <Rejected />
    </FormSheet>
  )
}

function arrivedOf({ arrivedOn, arrivedAt }: { readonly arrivedOn: string; readonly arrivedAt: string }) {
  return instantOf({ on: arrivedOn, at: arrivedAt })
}

function isRejected({ rejected }: { readonly rejected: string }): boolean {
  return rejected !== '' && rejected !== '0'
}

// Why, and in what condition, is asked only where something was turned away.
function Rejected() {
  const lines = useValue<readonly { readonly rejected: string }[]>('lines')
  if (!lines.some(isRejected)) return null
  return (
    <>
      <TextArea name="reason" label="Alasan penolakan" rows={2} maxLength={200} />
      <SelectField name="condition" label="Kondisi barang yang ditolak" options={conditionChoices} />
    </>
  )
}
