import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { plus, ZERO } from '#ground/money.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { addSubcontract, updateSubcontract } from '../../subcontract/contract.ts'
import type { SubcontractSeen } from '../../subcontract/seen.ts'
import { subcontractPph } from '../../subcontract/subcontract.ts'
import {
  amountOfLine,
  blankSpkLine,
  isBlankLine,
  lineComplaints,
  sentLine,
  spkColumns,
  type SpkLine,
} from './spk-lines.ts'

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
  const [columns] = useState(() => spkColumns(projectId))
  const form = useForm({
    initial: initialOf(draft),
    prepare: (store) => dropBlankRows<SpkLine>(store, 'lines', isBlankLine),
    check: checkSpk,
    save: (values) => {
      const input = {
        ...{ projectId, supplierId: values.supplierId?.id ?? '', date: values.date, subject: values.subject },
        ...{ advance: values.advance || null, retention: values.retention || null },
        withholdingKind: values.withholdingKind as keyof typeof subcontractPph,
        ...{ withholdingRate: values.withholdingRate || null, notes: values.notes || null },
        lines: values.lines.map(sentLine),
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
      <LineGrid name="lines" title="Pekerjaan" columns={columns} blank={blankSpkLine} aside={<Sum />} />
      <TextField name="notes" label="Catatan" optional maxLength={1000} />
    </FormSheet>
  )
}

function initialOf(draft: SubcontractSeen | undefined) {
  const lines: readonly SpkLine[] = draft?.lines.map((line) => ({
    ...{ key: rowKey(), workItemId: { id: line.workItemId, label: line.description, code: line.code } },
    ...{ description: line.description, volume: line.volume, unit: line.unit, price: line.price },
  })) ?? [{ key: rowKey(), ...blankSpkLine() }]
  const supplierId: Choice | null = draft ? { id: draft.supplierId, label: draft.supplierName } : null
  return {
    ...{ supplierId, date: draft?.date ?? today(), subject: draft?.subject ?? '', lines },
    ...{ advance: draft?.advance ?? '', retention: draft ? (draft.retention ?? '') : '5' },
    ...{ withholdingKind: draft?.withholdingKind ?? 'pph-final', withholdingRate: draft?.withholdingRate ?? '' },
    notes: draft?.notes ?? '',
  }
}

function Sum() {
  const lines = useRestedValue<readonly SpkLine[]>('lines')
  const total = lines.reduce((sum, line) => plus(sum, amountOfLine(line)), ZERO)
  return <output className="mr-4 font-semibold figures">{rupiah(total)}</output>
}

function checkSpk(values: ReturnType<typeof initialOf>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!values.supplierId) errors['supplierId'] = ['Pilih subkontraktornya.']
  if (!values.subject.trim()) errors['subject'] = ['Tulis lingkup pekerjaannya.']
  if (values.lines.length === 0) errors['lines.0.workItemId'] = ['Pilih paling sedikit satu pekerjaan.']
  return { ...errors, ...lineComplaints(values.lines) }
}
