import { useDeferredValue, useState } from 'react'
import { qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import type { SavedBill } from '../../bills/contract.ts'
import { createLanded, landedMethodWords, previewLanded, type LandedMethod } from '../../landed/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { useDuplicates } from './use-duplicates.tsx'

interface LandedSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

interface LandedValues {
  readonly supplier: Choice | null
  readonly description: string
  readonly amount: string
  readonly ppn: string
  readonly method: LandedMethod
  readonly supplierInvoiceNo: string
  readonly supplierInvoiceDate: string
  readonly files: readonly string[]
  readonly receipts: readonly { readonly key: string; readonly isOn: boolean }[]
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
      files: [],
      receipts: receipts.map((one) => ({ key: one.id, isOn: true })),
    },
    check: checkLanded,
    save: (values) =>
      duplicates.through((confirmDuplicates) =>
        doAct(createLanded, { ...inputOf(values), confirmDuplicates }, confirmDuplicates ? keys[1] : keys[0]),
      ),
    saved: (bill) => {
      notify(`Biaya perolehan ${bill.number ?? ''} masuk ke harga pokok barang.`)
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
        <FieldRow>
          <MoneyField name="amount" label="Jumlah sebelum PPN" />
          <MoneyField name="ppn" label="PPN" optional />
        </FieldRow>
        <FieldRow>
          <TextField name="supplierInvoiceNo" label="No. nota" maxLength={60} />
          <DateField name="supplierInvoiceDate" label="Tanggal nota" today={today()} />
        </FieldRow>
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
        <Shares />
        <AttachmentField name="files" label="Foto nota" optional queue={`biaya:${order.id}`} />
      </FormSheet>
      {duplicates.dialog}
    </>
  )
}

function Shares() {
  const { receipts, method, amount } = useDeferredValue(useValue<LandedValues>(''))
  const receiptIds = receipts.filter((one) => one.isOn).map((one) => one.key)
  const isReady = receiptIds.length > 0 && /^[1-9]\d*$/.test(amount)
  const { data, failure } = useAsk(
    previewLanded,
    { receiptIds, method, amount },
    { when: isReady, keep: true, isQuiet: true },
  )
  if (!isReady) return null
  if (failure) return <p className="text-small font-medium text-danger">{failure.message}</p>
  return (
    <ul aria-label="Pembagian" className="divide-y divide-border-subtle border-y border-border-subtle">
      {(data ?? []).map((part) => (
        <li key={part.receiptLineId} className="flex items-baseline gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{part.description}</span>
            <span className="block text-xs text-muted-foreground figures">
              {qtyFormat(part.qty)} {part.unit} · menjadi {rupiah(part.unitCostAfter)} per {part.unit}
            </span>
          </span>
          <span className="font-medium figures">+{thousands(part.amount)}</span>
        </li>
      ))}
    </ul>
  )
}

function inputOf(values: LandedValues) {
  return {
    receiptIds: values.receipts.filter((one) => one.isOn).map((one) => one.key),
    method: values.method,
    supplierId: values.supplier?.id ?? '',
    description: values.description,
    supplierInvoiceNo: values.supplierInvoiceNo,
    supplierInvoiceDate: values.supplierInvoiceDate || null,
    taxInvoiceNo: '',
    date: null,
    dueDate: null,
    amount: values.amount,
    ppn: values.ppn || undefined,
    notes: '',
    files: [...values.files],
  }
}

function checkLanded(values: LandedValues): Record<string, string[]> {
  return {
    ...(values.supplier?.id ? {} : { supplier: ['Pilih siapa yang dibayar.'] }),
    ...(values.amount === '' || values.amount === '0' ? { amount: ['Isi jumlah biaya.'] } : {}),
    ...(values.supplierInvoiceNo.trim() === '' ? { supplierInvoiceNo: ['Isi nomor nota.'] } : {}),
    ...(values.receipts.some((one) => one.isOn) ? {} : { 'receipts.0.isOn': ['Pilih penerimaan.'] }),
  }
}
