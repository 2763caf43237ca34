import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { DocumentRef } from '../../contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { createDelivery, type DeliverableLine } from '../../deliveries/contract.ts'
import { startOrder } from '../../orders/contract.ts'

interface DeliverSheetProps {
  readonly orderId: string
  readonly lines: readonly DeliverableLine[]
  readonly address: string | null
  readonly onClose: () => void
  readonly onSent?: (delivery: DocumentRef) => void
}

/** What goes on the truck: the rest of every line unless changed; sending takes it out of stock. */
export function DeliverSheet({ orderId, lines: all, address, onClose, onSent }: DeliverSheetProps) {
  const [lines] = useState(() => all.filter((line) => line.toDeliver !== '0'))
  const start = useAsk(startOrder, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const form = useForm({
    initial: {
      date: today() as string,
      warehouseId: '',
      recipientName: '',
      recipientAddress: address ?? '',
      driverName: '',
      driverPhone: '',
      vehiclePlate: '',
      expedition: '',
      notes: '',
      lines: lines.map((line) => ({ ...line, key: line.orderLineId, qty: line.toDeliver, coli: '', note: '' })),
    },
    save: ({ lines: filled, ...rest }) => {
      const sent = filled.flatMap((line) => (line.qty === '' || line.qty === '0' ? [] : [sentLine(line)]))
      return doAct(createDelivery, { id: orderId, ...rest, warehouseId: rest.warehouseId || null, lines: sent }, key)
    },
    check: ({ lines: filled }): Record<string, string[]> => {
      const bad = filled.findIndex(({ coli }) => coli !== '' && !/^\d{1,6}$/.test(coli))
      if (bad >= 0) return { [`lines.${bad}.coli`]: ['Isi jumlah koli dengan angka bulat.'] }
      const isSome = filled.some((line) => line.qty !== '' && line.qty !== '0')
      return isSome ? {} : { 'lines.0.qty': ['Isi jumlah yang dikirim.'] }
    },
    saved: (delivery) => {
      notify(`Surat jalan ${delivery.number ?? ''} dibuat, stok berkurang.`)
      onSent?.(delivery)
      onClose()
    },
  })
  const warehouses = (start.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSheet form={form} title="Kirim barang" onClose={onClose} saveLabel="Buat surat jalan">
      <LineQuantities
        label="Kirim"
        field="qty"
        lines={lines.map((line) => ({
          key: line.orderLineId,
          description: line.description,
          unit: line.unit,
          note: `sisa ${qtyFormat(line.toDeliver)} dari ${qtyFormat(line.ordered)} ${line.unit}`,
        }))}
        more={(path) => <Packed path={path} />}
      />
      <FieldRow>
        <DateField name="date" label="Tanggal kirim" today={today()} />
        <SelectField name="warehouseId" label="Gudang asal" options={warehouses} empty="Sesuai order" />
      </FieldRow>
      <FieldRow>
        <TextField name="vehiclePlate" label="No. polisi" optional capitals maxLength={20} placeholder="B 1234 XYZ" />
        <TextField name="driverName" label="Nama sopir" optional maxLength={120} />
      </FieldRow>
      <FieldRow>
        <TextField name="driverPhone" label="HP sopir" optional maxLength={30} inputMode="numeric" />
        <TextField name="expedition" label="Ekspedisi" optional maxLength={120} />
      </FieldRow>
      <TextField name="recipientName" label="Nama penerima" optional maxLength={120} />
      <TextArea name="recipientAddress" label="Alamat kirim" optional rows={2} maxLength={500} />
      <TextArea name="notes" label="Keterangan" optional rows={2} maxLength={2000} />
    </FormSheet>
  )
}

/** How a line is packed, and what is said of it on the surat jalan; closed until somebody needs it. */
function Packed({ path }: { readonly path: string }) {
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground">Koli & keterangan</summary>
      <div className="mt-2 grid grid-cols-[96px_minmax(0,1fr)] gap-3">
        <TextField name={`${path}.coli`} label="Koli" optional inputMode="numeric" maxLength={6} />
        <TextField name={`${path}.note`} label="Keterangan barang" optional maxLength={200} />
      </div>
    </details>
  )
}

interface Filled {
  readonly orderLineId: string
  readonly qty: string
  readonly coli: string
  readonly note: string
}

function sentLine({ orderLineId, qty, coli, note }: Filled) {
  return { orderLineId, qty, coli: coli === '' ? null : Number(coli), note }
}
