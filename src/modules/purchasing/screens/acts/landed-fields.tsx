import { rupiah } from '#ground/format.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { useState, type ReactNode } from 'react'
import { landedMethodWords, type CarriedReceipt, type LandedMethod } from '../../landed/contract.ts'
import { LandedOutcome, useLandedStart } from './landed-parts.tsx'
import type { LandedValues } from './landed-values.ts'
import { WithholdingFields } from './withholding-fields.tsx'

const NOTES: Record<LandedMethod, string> = {
  value: 'Barang mahal memikul lebih banyak.',
  quantity: 'Rata per satuan.',
  weight: 'Barang berat memikul lebih banyak.',
}

const METHODS = (['value', 'quantity', 'weight'] as const).map((value) => ({
  value,
  label: landedMethodWords[value],
  note: NOTES[value],
}))

interface LandedFieldsProps {
  readonly receipts: readonly CarriedReceipt[]
  /** Freight that was ordered and not brought yet; 0: none. */
  readonly ordered: string
  /** What only one of the forms asks. */
  readonly children: ReactNode
}

/** What a landed cost asks: who carried and for how much, and which received goods bear it. */
export function LandedFields({ receipts, ordered, children }: LandedFieldsProps) {
  const [suppliers] = useState(supplierSource)
  return (
    <>
      <FieldRow>
        <PickField name="supplier" label="Dibayar kepada" source={suppliers} autoFocus />
        <TextField name="description" label="Untuk" maxLength={200} />
      </FieldRow>
      <Paper ordered={ordered} />
      <RadioCards name="method" label="Dibagi menurut" options={METHODS} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">Penerimaan</legend>
        {receipts.map((one, index) => (
          <CheckboxField
            key={one.id}
            name={`receipts.${index}.isOn`}
            label={`${one.label} · ${one.lineCount} item · ${rupiah(one.value)}`}
          />
        ))}
      </fieldset>
      <LandedOutcome />
      {children}
    </>
  )
}

/** The carrier's paper: what it asks, when it falls due, and the PPh that is held back of it. */
function Paper({ ordered }: { readonly ordered: string }) {
  const start = useLandedStart()
  const kind = useValue<LandedValues['withholdingKind']>('withholdingKind')
  return (
    <>
      <FieldRow>
        <MoneyField
          name="amount"
          label="Jumlah sebelum PPN"
          hint={ordered === '0' ? undefined : `Ongkos kirim yang dipesan: ${rupiah(ordered)}.`}
        />
        {start?.supplierIsPkp !== false && (
          <MoneyField name="ppn" label="PPN" optional hint="Hanya bila berbeda pembulatan." />
        )}
      </FieldRow>
      <FieldRow columns={3}>
        <TextField name="supplierInvoiceNo" label="No. nota" maxLength={60} />
        <DateField name="supplierInvoiceDate" label="Tanggal nota" today={today()} />
        <DateField
          name="dueDate"
          label="Jatuh tempo"
          optional
          today={today()}
          hint={start && `Kosong: ${start.termDays} hari dari tanggal nota.`}
        />
      </FieldRow>
      {start && kind !== null && <WithholdingFields proposals={start.withholdings} label="PPh dipotong saat dibayar" />}
    </>
  )
}
