import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { payDownPayment, startSupplierPayment, type SupplierPaymentStart } from '../../payments/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { freshPaying, PayingFields, payingInput } from './paying-fields.tsx'

interface AdvanceSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** Money paid to the supplier before anything came. */
export function AdvanceSheet({ order, onClose }: AdvanceSheetProps) {
  const asked = useAsk(startSupplierPayment, { id: order.supplierId })
  return (
    <AskedSheet title="Bayar uang muka" asked={asked} onClose={onClose}>
      {(start) => <Advancing start={start} order={order} onClose={onClose} />}
    </AskedSheet>
  )
}

function Advancing({ start, order, onClose }: AdvanceSheetProps & { readonly start: SupplierPaymentStart }) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: {
      ...freshPaying(start),
      amount: order.downPaymentAmount === '0' ? '' : order.downPaymentAmount,
      files: [] as readonly string[],
    },
    check: ({ amount }): Record<string, string[]> =>
      amount === '' || amount === '0' ? { amount: ['Isi jumlah uang muka.'] } : {},
    save: (values) =>
      doAct(
        payDownPayment,
        { id: order.id, ...payingInput(values), amount: values.amount, files: [...values.files] },
        key,
      ),
    saved: (payment) => {
      notify(`Uang muka ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Uang muka ${order.label}`} onClose={onClose} saveLabel="Bayar">
      <MoneyField name="amount" label="Jumlah" autoFocus hint={`Dipotong dari tagihan ${order.supplierName} nanti.`} />
      <PayingFields start={start} />
      <AttachmentField name="files" label="Bukti bayar" optional queue={`uang-muka:${order.id}`} />
    </FormSheet>
  )
}
