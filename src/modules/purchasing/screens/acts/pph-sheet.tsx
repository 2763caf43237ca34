import { doAct } from '#kit/screen/client/do-act.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeBillWithholding } from '../../bills/change-contract.ts'
import type { BillDetail } from '../../bills/contract.ts'
import { pphKinds, pphWords } from '../../payments/kinds.ts'

interface PphSheetProps {
  readonly bill: BillDetail
  readonly onClose: () => void
}

/** Which PPh a bill bears, when the supplier showed a SKB or the bill was written with another one. */
export function PphSheet({ bill, onClose }: PphSheetProps) {
  const form = useForm({
    initial: { withholdingKind: bill.withholdingKind ?? '', withholdingRate: bill.withholdingRate ?? '', reason: '' },
    check: ({ withholdingKind, withholdingRate, reason }): Record<string, string[]> => ({
      ...(withholdingKind !== '' && withholdingRate === '' && { withholdingRate: ['Isi tarif PPh.'] }),
      ...(reason.trim() === '' && { reason: ['Tulis alasannya, misalnya nomor SKB.'] }),
    }),
    save: ({ withholdingKind, withholdingRate, reason }) => {
      const kind = pphKinds.find((one) => one === withholdingKind) ?? null
      const rate = kind === null ? null : withholdingRate
      return doAct(changeBillWithholding, {
        id: bill.id,
        version: bill.version,
        withholdingKind: kind,
        withholdingRate: rate,
        reason,
      })
    },
    saved: () => {
      notify(`PPh ${bill.label} diubah.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`PPh ${bill.label}`} onClose={onClose}>
      <Fields />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
    </FormSheet>
  )
}

const kinds = pphKinds.map((kind) => ({ value: kind, label: pphWords[kind] }))

function Fields() {
  const kind = useValue<string>('withholdingKind')
  return (
    <FieldRow>
      <SelectField name="withholdingKind" label="PPh dipotong saat dibayar" options={kinds} empty="Tidak dipotong" />
      {kind !== '' && <PercentField name="withholdingRate" label="Tarif PPh" />}
    </FieldRow>
  )
}
