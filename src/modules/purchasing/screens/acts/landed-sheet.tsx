import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { SavedBill } from '../../bills/contract.ts'
import { createLanded } from '../../landed/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { LandedFields } from './landed-fields.tsx'
import { checkLanded, landedInput, type LandedValues } from './landed-values.ts'
import { useDuplicates } from './use-duplicates.tsx'

interface LandedSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** Freight or unloading that comes later: a bill of whoever carried, spread over what was received. */
export function LandedSheet({ order, onClose }: LandedSheetProps) {
  const duplicates = useDuplicates()
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
      withholdingObject: '',
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
        <LandedFields receipts={receipts} ordered={order.freightOpen}>
          <AttachmentField name="files" label="Foto nota" optional queue={`biaya:${order.id}`} />
        </LandedFields>
      </FormSheet>
      {duplicates.dialog}
    </>
  )
}
