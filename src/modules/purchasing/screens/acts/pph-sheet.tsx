import { pphKinds } from '#ground/pph.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeBillWithholding, startBillWithholding } from '../../bills/change-contract.ts'
import type { BillDetail, ProposedPph } from '../../bills/contract.ts'
import { isUsualBase, objectInput } from './bill-values.ts'
import { WithholdingFields } from './withholding-fields.tsx'

interface PphSheetProps {
  readonly bill: BillDetail
  readonly onClose: () => void
}

/** Which PPh a bill bears, when the supplier showed a SKB or the bill was written with another one. */
export function PphSheet(props: PphSheetProps) {
  const asked = useAsk(startBillWithholding, { id: props.bill.id })
  return (
    <AskedSheet title={`PPh ${props.bill.label}`} asked={asked} onClose={props.onClose}>
      {({ withholdings }) => <Changing {...props} proposals={withholdings} />}
    </AskedSheet>
  )
}

function Changing({ bill, proposals, onClose }: PphSheetProps & { readonly proposals: readonly ProposedPph[] }) {
  const isOpen = (kind: string) => proposals.some((one) => one.kind === kind && one.rate === null)
  const form = useForm({
    initial: {
      withholdingKind: bill.withholdingKind ?? '',
      withholdingRate: bill.withholdingRate ?? '',
      withholdingBase: isUsualBase(bill) ? '' : bill.withholdingBase,
      withholdingObject: bill.withholdingObject ?? '',
      reason: '',
    },
    check: ({ withholdingKind, withholdingRate, reason }): Record<string, string[]> => ({
      ...(isOpen(withholdingKind) && withholdingRate === '' && { withholdingRate: ['Isi tarif PPh.'] }),
      ...(reason.trim() === '' && { reason: ['Tulis alasannya, misalnya nomor SKB.'] }),
    }),
    save: ({ withholdingKind, withholdingRate, withholdingBase, withholdingObject, reason }) => {
      const kind = pphKinds.find((one) => one === withholdingKind) ?? null
      const rate = kind === null ? null : withholdingRate || null
      return doAct(changeBillWithholding, {
        id: bill.id,
        version: bill.version,
        withholdingKind: kind,
        withholdingRate: rate,
        ...objectInput({ withholdingKind: kind, withholdingObject }),
        ...(withholdingBase && { withholdingBase }),
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
      <WithholdingFields proposals={proposals} label="PPh dipotong" isBaseAsked />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
    </FormSheet>
  )
}
