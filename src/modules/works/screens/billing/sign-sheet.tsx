import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { RetentionTax } from '#modules/sales/contract.ts'
import { signProject } from '../../billing/contract.ts'
import { checkPlan, planBegun, PlanFields, planSent } from './plan-fields.tsx'
import type { PlanRow } from './plan-values.ts'

interface SignSheetProps {
  readonly projectId: string
  readonly agreed: string
  readonly onClose: () => void
}

/** Buat kontrak: an order of the price of the bill, with its down payment, retention and PPh. */
export function SignSheet({ projectId, agreed, onClose }: SignSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      date: today(),
      customerPoNo: '',
      ...planBegun(undefined),
      finalTax: '',
      retentionTax: '',
    },
    prepare: (store) => dropBlankRows<PlanRow>(store, 'instalments', (row) => !row.name && !row.percent),
    check: checkPlan,
    save: (values) => {
      const input = {
        ...{ id: projectId, date: values.date, customerPoNo: values.customerPoNo || null },
        ...planSent(values),
        finalTax: values.finalTax || null,
        retentionTax: (values.retentionTax || null) as RetentionTax | null,
      }
      return doAct(signProject, input, key.of(input))
    },
    saved: () => {
      notify('Kontrak dibuat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Buat kontrak" saveLabel="Buat kontrak" onClose={onClose} width="w-280">
      <p className="text-muted-foreground">{`Nilainya dari RAB yang disetujui: ${rupiah(agreed)} sebelum PPN. Kontrak menjadi order pemberi kerja.`}</p>
      <FieldRow>
        <DateField name="date" label="Tanggal kontrak" today={today()} />
        <TextField name="customerPoNo" label="Nomor kontrak" optional maxLength={60} />
      </FieldRow>
      <PlanFields asksRetentionTax />
      <PercentField
        name="finalTax"
        label="PPh final jasa konstruksi"
        optional
        hint="Kosong: sesuai kebiasaan pemberi kerja ini."
      />
    </FormSheet>
  )
}
