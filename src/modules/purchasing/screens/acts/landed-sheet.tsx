import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import type { SavedBill } from '../../bills/contract.ts'
import { createLanded, landedMethodWords, type LandedMethod } from '../../landed/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { LandedOutcome, useLandedStart } from './landed-parts.tsx'
import { checkLanded, landedInput, type LandedValues } from './landed-values.ts'
import { useDuplicates } from './use-duplicates.tsx'
import { WithholdingFields } from './withholding-fields.tsx'

interface LandedSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

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

/** Freight or unloading that comes later: a bill of whoever carried, spread over what was received. */
export function LandedSheet({ order, onClose }: LandedSheetProps) {
  const duplicates = useDuplicates()
  const [suppliers] = useState(supplierSource)
  const [keys] = useState(() => [newKey(), newKey()] as const)
  const [receipts] = useState(() => order.receipts.filter((one) => one.state === 'posted'))
  const form = useForm<LandedValues, SavedBill>({
    draft: `landed:${order.id}`,
    initial: {
      supplier: null,
      description: 'Ongkos angkut',
      amount: '',
      ppn: '',
      method: 'value',
      supplierInvoiceNo: '',
      supplierInvoiceDate: today(),
      dueDate: '',
      withholdingKind: null,
      withholdingRate: '',
      files: [],
      receipts: receipts.map((one) => ({ key: one.id, isOn: true })),
    },
    check: checkLanded,
    save: (values) =>
      duplicates.through((confirmDuplicates) =>
        doAct(createLanded, { ...landedInput(values), confirmDuplicates }, confirmDuplicates ? keys[1] : keys[0]),
      ),
    saved: (bill) => {
      notify(
        bill.state === 'posted'
          ? `Biaya perolehan ${bill.number ?? ''} masuk ke harga pokok barang.`
          : 'Biaya perolehan menunggu persetujuan.',
      )
      onClose()
    },
  })
  return (
    <>
      <FormSheet form={form} title="Biaya perolehan" onClose={onClose} saveLabel="Bagi ke barang" width="w-144">
        <FieldRow>
          <PickField name="supplier" label="Dibayar kepada" source={suppliers} autoFocus />
          <TextField name="description" label="Untuk" maxLength={200} />
        </FieldRow>
        <Paper ordered={order.freightOpen} />
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
        <AttachmentField name="files" label="Foto nota" optional queue={`biaya:${order.id}`} />
      </FormSheet>
      {duplicates.dialog}
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
