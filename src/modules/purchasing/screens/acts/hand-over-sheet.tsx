import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { handOver } from '../../handovers/contract.ts'
import type { PurchaseDetail, PurchaseLineDetail } from '../../orders/detail.ts'
import { printPurchase } from '../detail/print.ts'

interface HandOverSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** Services that are done: all that is left of each unless changed. The berita acara is printed to be signed. */
export function HandOverSheet({ order, onClose }: HandOverSheetProps) {
  const [key] = useState(newKey)
  const [lines] = useState(() => order.lines.filter((line) => line.toHandOver !== '0'))
  const form = useForm({
    draft: `handover:${order.id}`,
    initial: {
      date: today() as string,
      place: order.shippingAddress ?? order.warehouseName,
      handedBy: order.contactName ?? '',
      receivedBy: '',
      notes: '',
      files: [] as readonly string[],
      lines: lines.map((line) => ({ orderLineId: line.id, key: line.id, qty: line.toHandOver as string, note: '' })),
    },
    check: ({ lines: filled }): Record<string, string[]> =>
      filled.some(isDone) ? {} : { 'lines.0.qty': ['Isi jumlah yang selesai.'] },
    save: ({ lines: filled, files, ...rest }) => {
      const done = filled.filter(isDone).map(({ orderLineId, qty, note }) => ({ orderLineId, qty, note }))
      return doAct(handOver, { id: order.id, ...rest, files: [...files], lines: done }, key)
    },
    saved: (handover) => {
      notify(`Serah terima ${handover.number ?? ''} dicatat.`)
      onClose()
      void printPurchase('bast', handover.id)
    },
  })
  return (
    <FormSheet form={form} title="Serah terima jasa" onClose={onClose} saveLabel="Catat & cetak" width="w-144">
      <div className="grid gap-4">
        {lines.map((line, index) => (
          <Line key={line.id} line={line} index={index} />
        ))}
      </div>
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <TextField name="place" label="Lokasi" optional maxLength={200} />
      </FieldRow>
      <FieldRow>
        <TextField name="handedBy" label="Yang menyerahkan" optional maxLength={80} />
        <TextField name="receivedBy" label="Yang menerima" optional maxLength={80} />
      </FieldRow>
      <AttachmentField name="files" label="Foto pekerjaan" optional queue={`serah-terima:${order.id}`} />
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={1000} />
    </FormSheet>
  )
}

function Line({ line, index }: { readonly line: PurchaseLineDetail; readonly index: number }) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-b border-border-subtle pb-4">
      <legend className="sr-only">{line.description}</legend>
      <div className="min-w-0">
        <span className="block font-medium">{line.description}</span>
        <span className="block text-xs text-muted-foreground figures">
          sisa {qtyFormat(line.toHandOver)} dari {qtyFormat(line.qty)} {line.unit}
        </span>
      </div>
      <div className="grid grid-cols-[144px_minmax(0,1fr)] items-start gap-3">
        <QuantityField name={`lines.${index}.qty`} label="Selesai" unit={line.unit} autoFocus={index === 0} />
        <TextField name={`lines.${index}.note`} label="Keterangan" optional maxLength={300} />
      </div>
    </fieldset>
  )
}

function isDone({ qty }: { readonly qty: string }): boolean {
  return qty !== '' && qty !== '0'
}
