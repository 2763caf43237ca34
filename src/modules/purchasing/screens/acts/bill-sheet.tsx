import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { createBill, listBillable, type Billable, type SavedBill } from '../../bills/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { BillFields } from './bill-fields.tsx'
import { billFieldsOf, checkBill, freshBill, savedSaid, type BillValues } from './bill-values.ts'
import { useDuplicates } from './use-duplicates.tsx'

interface BillSheetProps {
  readonly supplierId: string
  /** Only what this order waits for; all of the supplier's unless given. */
  readonly orderId?: string
  readonly onClose: () => void
}

/** The supplier's paper against what was ordered and what came; what differs is marked before it is booked. */
export function BillSheet({ supplierId, orderId, onClose }: BillSheetProps) {
  const asked = useAsk(listBillable, { id: supplierId, orderId })
  return (
    <AskedSheet title="Catat tagihan" asked={asked} onClose={onClose} width="w-200">
      {(billable) => <Billing billable={billable} onClose={onClose} />}
    </AskedSheet>
  )
}

function Billing({ billable: given, onClose }: { readonly billable: Billable; readonly onClose: () => void }) {
  // The lines stand still while somebody types, whatever is booked elsewhere.
  const [billable] = useState(given)
  const duplicates = useDuplicates()
  const [keys] = useState(() => [newKey(), newKey()] as const)
  const form = useForm<BillValues, SavedBill>({
    draft: `bill:${billable.supplierId}:${billable.lines[0]?.receiptLineId ?? ''}`,
    initial: freshBill(billable, today()),
    check: checkBill,
    save: (values, then) =>
      duplicates.through((confirmDuplicates) =>
        doAct(
          createBill,
          {
            supplierId: billable.supplierId,
            ...billFieldsOf(values, billable),
            files: [...values.files],
            post: then !== 'also',
            confirmDuplicates,
          },
          confirmDuplicates ? keys[1] : keys[0],
        ),
      ),
    saved: (bill) => {
      notify(savedSaid(bill))
      onClose()
    },
  })
  return (
    <>
      <FormSheet
        form={form}
        title={`Tagihan ${billable.supplierName}`}
        onClose={onClose}
        saveLabel="Catat tagihan"
        also="Simpan draf"
        width="w-200"
      >
        <BillFields billable={billable}>
          <AttachmentField name="files" label="Foto nota" optional queue={`tagihan:${billable.supplierId}`} />
        </BillFields>
      </FormSheet>
      {duplicates.dialog}
    </>
  )
}
