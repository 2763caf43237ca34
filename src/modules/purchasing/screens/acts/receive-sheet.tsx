import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startPurchase } from '../../orders/contract.ts'
import { createReceipt, startReceipt, type ReceivableOrder } from '../../receipts/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'

interface ReceiveSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** What came of an order: the rest of every line unless changed, and how much of it was turned away and why. */
export function ReceiveSheet({ orderId, onClose }: ReceiveSheetProps) {
  const asked = useAsk(startReceipt, { id: orderId })
  return (
    <AskedSheet title="Terima barang" asked={asked} onClose={onClose} width="w-160">
      {(order) => <Receiving order={order} onClose={onClose} />}
    </AskedSheet>
  )
}

interface Arrived {
  readonly orderLineId: string
  readonly key: string
  readonly qtyReceived: string
  readonly qtyRejected: string
  readonly rejectReason: string
  readonly rack: string
}

function Receiving({ order, onClose }: { readonly order: ReceivableOrder; readonly onClose: () => void }) {
  const [key] = useState(newKey)
  const [lines] = useState(() => order.lines.filter((line) => line.toReceive !== '0'))
  const start = useAsk(startPurchase, {}, { freshFor: 300_000 })
  const form = useForm({
    draft: `arrival:${order.orderId}`,
    initial: {
      date: order.today as string,
      warehouseId: order.warehouseId,
      supplierSjNo: '',
      vehiclePlate: '',
      driverName: '',
      receivedBy: '',
      notes: '',
      files: [] as readonly string[],
      lines: lines.map((line): Arrived => ({
        orderLineId: line.orderLineId,
        key: line.orderLineId,
        qtyReceived: line.toReceive,
        qtyRejected: '',
        rejectReason: '',
        rack: '',
      })),
    },
    check: ({ lines: filled }): Record<string, string[]> => checkArrived(filled),
    save: ({ lines: filled, files, ...rest }) => {
      const came = filled.flatMap((line, index) => (isThere(line) ? [{ at: `lines.${index}`, line }] : []))
      const made = came.map(({ line }) => lineOf(line))
      const input = { id: order.orderId, ...rest, files: [...files], lines: made, post: true }
      return placed(came, doAct(createReceipt, input, key))
    },
    saved: (receipt) => {
      notify(`Penerimaan ${receipt.number ?? ''} dicatat, stok bertambah.`)
      onClose()
    },
  })
  const isSite = order.shipTo === 'site'
  const places = (start.data?.warehouses ?? []).filter((one) => (one.type === 'proyek') === isSite)
  return (
    <FormSheet form={form} title="Terima barang" onClose={onClose} saveLabel="Terima" width="w-160">
      <div className="grid gap-4">
        {lines.map((line, index) => (
          <Line key={line.orderLineId} line={line} index={index} racks={isSite ? undefined : racksIn(places)} />
        ))}
      </div>
      <AttachmentField name="files" label="Foto barang atau surat jalan" optional queue={`terima:${order.orderId}`} />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} max={today()} />
        <SelectField
          name="warehouseId"
          label={isSite ? 'Lokasi proyek' : 'Masuk ke gudang'}
          options={
            places.length > 0
              ? places.map(({ id, name }) => ({ value: id, label: name }))
              : [{ value: order.warehouseId, label: order.warehouseName }]
          }
        />
      </FieldRow>
      <FieldRow>
        <TextField name="supplierSjNo" label="No. surat jalan supplier" optional maxLength={60} />
        <PlateField name="vehiclePlate" label="No. polisi" />
      </FieldRow>
      <FieldRow>
        <TextField name="receivedBy" label="Diterima oleh" optional maxLength={80} />
        <TextField name="driverName" label="Nama sopir" optional maxLength={80} />
      </FieldRow>
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
    </FormSheet>
  )
}

const WITH_RACK = 'md:grid-cols-[minmax(0,1fr)_120px_120px_104px]'
const WITHOUT = 'md:grid-cols-[minmax(0,1fr)_128px_128px]'

interface LineProps {
  readonly line: ReceivableOrder['lines'][number]
  readonly index: number
  /** By warehouse; absent on a site, where nothing is put away. */
  readonly racks: ReadonlyMap<string, readonly string[]> | undefined
}

function Line({ line, index, racks }: LineProps) {
  const warehouseId = useValue<string>('warehouseId')
  const rejected = useValue<string>(`lines.${index}.qtyRejected`)
  const isRejected = rejected !== '' && rejected !== '0'
  const path = `lines.${index}`
  return (
    <fieldset className="grid min-w-0 gap-3 border-b border-border-subtle pb-4">
      <legend className="sr-only">{line.description}</legend>
      <div className={`grid items-start gap-3 max-md:grid-cols-2 ${racks ? WITH_RACK : WITHOUT}`}>
        <div className="min-w-0 self-center max-md:col-span-2">
          <span className="block font-medium md:truncate" title={line.description}>
            {line.description}
          </span>
          <span className="block text-xs text-muted-foreground figures">
            sisa {qtyFormat(line.toReceive)} dari {qtyFormat(line.ordered)} {line.unit}
          </span>
        </div>
        <QuantityField name={`${path}.qtyReceived`} label="Datang" unit={line.unit} autoFocus={index === 0} />
        <QuantityField name={`${path}.qtyRejected`} label="Ditolak" optional unit={line.unit} />
        {racks && (
          <div className="min-w-0 max-md:col-span-2">
            <TextField
              name={`${path}.rack`}
              label="Rak"
              optional
              capitals
              maxLength={40}
              suggestions={racks.get(warehouseId) ?? []}
            />
          </div>
        )}
      </div>
      {isRejected && (
        <TextField
          name={`${path}.rejectReason`}
          label="Alasan ditolak"
          maxLength={300}
          suggestions={['Rusak', 'Pecah', 'Tidak sesuai pesanan', 'Ukuran salah', 'Kedaluwarsa']}
        />
      )}
    </fieldset>
  )
}

function racksIn(places: readonly { id: string; racks: readonly string[] }[]): ReadonlyMap<string, readonly string[]> {
  return new Map(places.map(({ id, racks }) => [id, racks]))
}

function isThere({ qtyReceived }: Arrived): boolean {
  return qtyReceived !== '' && qtyReceived !== '0'
}

function lineOf({ orderLineId, qtyReceived, qtyRejected, rejectReason, rack }: Arrived) {
  return { orderLineId, qtyReceived, qtyRejected: qtyRejected || '0', rejectReason, rack, note: '' }
}

function checkArrived(lines: readonly Arrived[]): Record<string, string[]> {
  if (!lines.some(isThere)) return { 'lines.0.qtyReceived': ['Isi jumlah yang datang.'] }
  const errors: Record<string, string[]> = {}
  lines.forEach((line, index) => {
    if (line.qtyRejected !== '' && line.qtyRejected !== '0' && line.rejectReason.trim() === '')
      errors[`lines.${index}.rejectReason`] = ['Tulis mengapa ditolak.']
  })
  return errors
}
