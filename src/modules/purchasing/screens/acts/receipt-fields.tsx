import { qtyFormat } from '#ground/format.ts'
import type { ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { startPurchase } from '../../orders/contract.ts'
import type { ReceivableOrder } from '../../receipts/contract.ts'

interface ReceiptFieldsProps {
  readonly order: ReceivableOrder
  /** The lines that may come, in the order of the form. */
  readonly lines: ReceivableOrder['lines']
  /** Below the goods: the photos of a receipt that is not kept yet. */
  readonly children?: ReactNode
}

/** What came, how much of it was turned away and why, and the papers it came with. */
export function ReceiptFields({ order, lines, children }: ReceiptFieldsProps) {
  const start = useAsk(startPurchase, {}, { freshFor: 300_000 })
  const isSite = order.shipTo === 'site'
  // Goods for a warehouse may go to any of them, that of a site too; goods for a site go to a site.
  const places = (start.data?.warehouses ?? []).filter((one) => !isSite || one.type === 'proyek')
  return (
    <>
      <div className="grid gap-4">
        {lines.map((line, index) => (
          <Line key={line.orderLineId} line={line} index={index} racks={isSite ? undefined : racksIn(places)} />
        ))}
      </div>
      {children}
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
    </>
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
