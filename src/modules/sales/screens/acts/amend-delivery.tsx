import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { TimeField, wrongHours } from '#kit/screen/form/time-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { hourOf, instantOf } from './hours.ts'
import { amendDelivery, openDelivery, type DeliveryDetail } from '../../deliveries/contract.ts'

interface AmendDeliveryProps {
  readonly delivery: DeliveryDetail
  readonly onClose: () => void
}

const LABELS = {
  vehiclePlate: 'No. polisi',
  expedition: 'Ekspedisi',
  driverName: 'Nama sopir',
  driverPhone: 'HP sopir',
  recipientName: 'Nama penerima',
  recipientPhone: 'Telepon penerima',
  recipientAddress: 'Alamat kirim',
  departedOn: 'Tanggal berangkat',
  departedAt: 'Jam berangkat',
  arrivedOn: 'Tanggal tiba',
  arrivedAt: 'Jam tiba',
  notes: 'Keterangan',
}

/** What may still change of a surat jalan that left: who drives it, to whom it goes. Never what is on the truck. */
export function AmendDelivery({ delivery, onClose }: AmendDeliveryProps) {
  const form = useForm({
    initial: valuesOf(delivery),
    check: (values): Record<string, string[]> => wrongHours(values, ['departedAt', 'arrivedAt']),
    save: ({ departedOn, departedAt, arrivedOn, arrivedAt, ...values }) =>
      doAct(amendDelivery, {
        id: delivery.id,
        ...values,
        departedAt: instantOf({ on: departedOn, at: departedAt }, delivery.departedAt),
        arrivedAt: instantOf({ on: arrivedOn, at: arrivedAt }, delivery.arrivedAt),
      }),
    saved: () => {
      notify(`${delivery.label} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Ubah ${delivery.label}`}
      onClose={onClose}
      conflict={{ latest: async () => valuesOf(await ask(openDelivery, { id: delivery.id })), labels: LABELS }}
    >
      <p className="text-small text-muted-foreground">
        Barang dan jumlahnya tidak berubah lagi. Catat retur, atau batalkan surat jalannya.
      </p>
      <FieldRow>
        <PlateField name="vehiclePlate" label={LABELS.vehiclePlate} />
        <TextField name="expedition" label={LABELS.expedition} optional maxLength={120} />
      </FieldRow>
      <FieldRow>
        <TextField name="driverName" label={LABELS.driverName} optional maxLength={120} />
        <PhoneField name="driverPhone" label={LABELS.driverPhone} optional />
      </FieldRow>
      <FieldRow>
        <DateField name="departedOn" label={LABELS.departedOn} optional today={today()} />
        <TimeField name="departedAt" label={LABELS.departedAt} optional />
      </FieldRow>
      {delivery.arrival !== null && (
        <FieldRow>
          <DateField name="arrivedOn" label={LABELS.arrivedOn} today={today()} />
          <TimeField name="arrivedAt" label={LABELS.arrivedAt} />
        </FieldRow>
      )}
      <FieldRow>
        <TextField name="recipientName" label={LABELS.recipientName} optional maxLength={120} />
        <PhoneField name="recipientPhone" label={LABELS.recipientPhone} optional />
      </FieldRow>
      <TextArea name="recipientAddress" label={LABELS.recipientAddress} optional rows={2} maxLength={500} />
      <TextArea name="notes" label={LABELS.notes} optional rows={2} maxLength={2000} />
    </FormSheet>
  )
}

function valuesOf(delivery: DeliveryDetail) {
  const [left, came] = [hourOf(delivery.departedAt), hourOf(delivery.arrivedAt)]
  return {
    version: delivery.version,
    vehiclePlate: delivery.vehiclePlate ?? '',
    expedition: delivery.expedition ?? '',
    driverName: delivery.driverName ?? '',
    driverPhone: delivery.driverPhone ?? '',
    departedOn: left.on,
    departedAt: left.at,
    arrivedOn: came.on,
    arrivedAt: came.at,
    recipientName: delivery.recipientName ?? '',
    recipientPhone: delivery.recipientPhone ?? '',
    recipientAddress: delivery.recipientAddress ?? '',
    notes: delivery.notes ?? '',
  }
}
