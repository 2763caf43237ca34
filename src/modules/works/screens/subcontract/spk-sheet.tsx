import { useState } from 'react'
import { rupiah, thousands } from '#ground/format.ts'
import { money, plus, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { workItemSource } from '#modules/projects/screens/face.tsx'
import { addSubcontract, updateSubcontract } from '../../subcontract/contract.ts'
import type { SubcontractSeen } from '../../subcontract/seen.ts'
import { subcontractPph } from '../../subcontract/subcontract.ts'

interface SpkLine extends KeyedRow {
  readonly workItemId: Choice | null
  readonly description: string
  readonly volume: string
  readonly unit: string
  readonly price: string
}

const blankLine = () => ({ workItemId: null, description: '', volume: '', unit: '', price: '' })

interface SpkSheetProps {
  readonly projectId: string
  readonly draft: SubcontractSeen | undefined
  readonly onClose: () => void
  readonly onSaved?: (id: string) => void
}

const pphOptions = Object.entries(subcontractPph).map(([value, label]) => ({ value, label }))

/** Buat SPK subkon: who builds what at which price, with advance, retention and PPh. */
export function SpkSheet({ projectId, draft, onClose, onSaved }: SpkSheetProps) {
  const key = useSaveKey()
  const [suppliers] = useState(supplierSource)
  const [columns] = useState(() => columnsFor(projectId))
  const form = useForm({
    initial: initialOf(draft),
    prepare: (store) => dropBlankRows<SpkLine>(store, 'lines', (row) => !row.workItemId && !row.volume && !row.price),
    check: checkSpk,
    save: (values) => {
      const input = {
        ...{ projectId, supplierId: values.supplierId?.id ?? '', date: values.date, subject: values.subject },
        ...{ advance: values.advance || null, retention: values.retention || null },
        withholdingKind: values.withholdingKind as keyof typeof subcontractPph,
        ...{ withholdingRate: values.withholdingRate || null, notes: values.notes || null },
        lines: values.lines.map((line) => ({
          ...{ workItemId: line.workItemId?.id ?? '', description: line.description, unit: line.unit },
          ...{ volume: line.volume, price: line.price },
        })),
      }
      return draft
        ? doAct(updateSubcontract, { ...input, id: draft.id, version: draft.version }, key.of(input))
        : doAct(addSubcontract, input, key.of(input))
    },
    saved: ({ id }) => {
      notify('Draf SPK disimpan.')
      onClose()
      onSaved?.(id)
    },
  })
  return (
    <FormSheet
      form={form}
      title={draft ? 'Ubah SPK subkon' : 'Buat SPK subkon'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <FieldRow>
        <PickField name="supplierId" label="Subkontraktor" source={suppliers} />
        <DateField name="date" label="Tanggal SPK" today={today()} />
      </FieldRow>
      <TextField name="subject" label="Lingkup pekerjaan" maxLength={200} />
      <FieldRow columns={4}>
        <PercentField name="advance" label="Uang muka" optional />
        <PercentField name="retention" label="Retensi" optional />
        <SelectField name="withholdingKind" label="PPh dipotong" options={pphOptions} />
        <PercentField name="withholdingRate" label="Tarif PPh" optional hint="Kosong: menurut SBU di tanggal SPK." />
      </FieldRow>
      <LineGrid name="lines" title="Pekerjaan" columns={columns} blank={blankLine} aside={<Sum />} />
      <TextField name="notes" label="Catatan" optional maxLength={1000} />
    </FormSheet>
  )
}

function initialOf(draft: SubcontractSeen | undefined) {
  const lines: readonly SpkLine[] = draft?.lines.map((line) => ({
    ...{ key: rowKey(), workItemId: { id: line.workItemId, label: line.description, code: line.code } },
    ...{ description: line.description, volume: line.volume, unit: line.unit, price: line.price },
  })) ?? [{ key: rowKey(), ...blankLine() }]
  const supplierId: Choice | null = draft ? { id: draft.supplierId, label: draft.supplierName } : null
  return {
    ...{ supplierId, date: draft?.date ?? today(), subject: draft?.subject ?? '', lines },
    ...{ advance: draft?.advance ?? '', retention: draft ? (draft.retention ?? '') : '5' },
    ...{ withholdingKind: draft?.withholdingKind ?? 'pph-final', withholdingRate: draft?.withholdingRate ?? '' },
    notes: draft?.notes ?? '',
  }
}

function columnsFor(projectId: string): readonly GridColumn[] {
  return [
    {
      ...{ id: 'workItemId', kind: 'pick', title: 'Pekerjaan RAB', source: workItemSource(projectId), width: 220 },
      fill: (choice: Choice) => ({ description: choice.label }),
    },
    { id: 'description', kind: 'text', title: 'Uraian' },
    { id: 'volume', kind: 'quantity', title: 'Volume', width: 96 },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 72 },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 120 },
    {
      ...{ id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 136, isNotPasted: true },
      work: (row) => thousands(amountOf(row as unknown as SpkLine)),
    },
  ]
}

function Sum() {
  const lines = useRestedValue<readonly SpkLine[]>('lines')
  const total = lines.reduce((sum, line) => plus(sum, amountOf(line)), ZERO)
  return <output className="mr-4 font-semibold figures">{rupiah(total)}</output>
}

function amountOf(line: SpkLine): Money {
  if (!isDecimal(line.volume) || !isDecimal(line.price)) return ZERO
  try {
    return lineAmount(quantity(line.volume), price(line.price))
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return money(0)
  }
}

function checkSpk(values: ReturnType<typeof initialOf>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!values.supplierId) errors['supplierId'] = ['Pilih subkontraktornya.']
  if (!values.subject.trim()) errors['subject'] = ['Tulis lingkup pekerjaannya.']
  if (values.lines.length === 0) errors['lines.0.workItemId'] = ['Pilih paling sedikit satu pekerjaan.']
  values.lines.forEach((line, at) => {
    if (!line.workItemId) errors[`lines.${at}.workItemId`] = [`Baris ${at + 1}: pilih pekerjaannya.`]
    if (!line.description.trim()) errors[`lines.${at}.description`] = [`Baris ${at + 1}: tulis uraiannya.`]
    if (!line.volume) errors[`lines.${at}.volume`] = [`Baris ${at + 1}: isi volumenya.`]
    if (!line.unit.trim()) errors[`lines.${at}.unit`] = [`Baris ${at + 1}: tulis satuannya.`]
    if (!line.price) errors[`lines.${at}.price`] = [`Baris ${at + 1}: isi harganya.`]
  })
  return errors
}
