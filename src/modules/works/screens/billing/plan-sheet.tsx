import { doAct } from '#kit/screen/client/do-act.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { SignedContract } from '../../billing/contract.ts'
import { savePaymentPlan } from '../../instalments/contract.ts'
import { checkPlan, planBegun, PlanFields, planSent } from './plan-fields.tsx'
import type { PlanRow } from './plan-values.ts'

interface PlanSheetProps {
  readonly projectId: string
  readonly contract: SignedContract
  readonly onClose: () => void
}

/** Ubah cara tagih: another plan for a contract of which nothing was billed yet. */
export function PlanSheet({ projectId, contract, onClose }: PlanSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: planBegun(contract),
    prepare: (store) => dropBlankRows<PlanRow>(store, 'instalments', (row) => !row.name && !row.percent),
    check: checkPlan,
    save: (values) => {
      const input = { id: projectId, ...planSent(values) }
      return doAct(savePaymentPlan, input, key.of(input))
    },
    saved: () => {
      notify('Cara tagih disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Ubah cara tagih" saveLabel="Simpan cara tagih" onClose={onClose} width="w-280">
      <p className="text-muted-foreground">
        Bisa diubah selama belum ada yang ditagih dari kontrak ini. Sesudah itu, batalkan invoicenya dulu dari yang
        terakhir.
      </p>
      <PlanFields />
    </FormSheet>
  )
}
