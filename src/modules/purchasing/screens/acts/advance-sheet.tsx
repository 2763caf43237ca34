import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { DocumentRef } from '../../contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { payDownPayment, startDownPayment, type DownPaymentStart } from '../../payments/contract.ts'
import { advanceInput, advanceSums, freshAdvance, type AdvanceValues } from './advance-values.ts'
import { Leaving } from './leaving.tsx'
import { PayingFields } from './paying-fields.tsx'
import { WithholdingFields } from './withholding-fields.tsx'
import { useTwinPaid } from './twin-question.ts'

interface AdvanceSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** Money paid to the supplier before anything came, less the PPh that falls due with it. */
export function AdvanceSheet({ order, onClose }: AdvanceSheetProps) {
  const asked = useAsk(startDownPayment, { id: order.id })
  return (
    <AskedSheet title="Bayar uang muka" asked={asked} onClose={onClose}>
      {(start) => <Advancing start={start} order={order} onClose={onClose} />}
    </AskedSheet>
  )
}

function Advancing({ start, order, onClose }: AdvanceSheetProps & { readonly start: DownPaymentStart }) {
  const [key] = useState(newKey)
  const twins = useTwinPaid()
  const form = useForm<AdvanceValues, DocumentRef>({
    initial: freshAdvance(start),
    check: ({ amount }): Record<string, string[]> =>
      amount === '' || amount === '0' ? { amount: ['Isi jumlah uang muka.'] } : {},
    save: (values) =>
      twins.through((confirmDuplicates) =>
        doAct(payDownPayment, { id: order.id, ...advanceInput(values), confirmDuplicates }, key),
      ),
    saved: (payment) => {
      notify(`Uang muka ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Uang muka ${order.label}`} onClose={onClose} saveLabel="Bayar">
      {twins.dialog}
      <MoneyField name="amount" label="Jumlah" autoFocus hint={`Dipotong dari tagihan ${order.supplierName} nanti.`} />
      <WithholdingFields proposals={start.withholdings} label="PPh dipotong dari uang muka" />
      <AdvanceSums start={start} />
      <PayingFields start={start} />
      <AttachmentField name="files" label="Bukti bayar" optional queue={`uang-muka:${order.id}`} />
    </FormSheet>
  )
}

/** The PPh of what is typed, and the money that leaves. */
export function AdvanceSums({ start }: { readonly start: DownPaymentStart }) {
  const values = useValue<AdvanceValues>('')
  const sums = advanceSums(values, start)
  if (!sums) return null
  const isHeld = sums.withheld > 0n
  return (
    <>
      {isHeld && <TextField name="proofNo" label="No. bukti potong" optional maxLength={60} hint="Boleh menyusul." />}
      <Leaving
        amount={sums.leaving}
        note={isHeld ? `PPh dipotong ${rupiah(sums.withheld)} dari DPP ${rupiah(sums.base)}` : undefined}
      />
    </>
  )
}
