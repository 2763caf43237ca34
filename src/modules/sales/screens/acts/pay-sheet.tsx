import { useEffect, useRef, useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startOrder } from '../../orders/contract.ts'
import { payOrder } from '../../payments/contract.ts'
import { HeldFields } from '../../payments/screens/held-fields.tsx'
import { IntoAccount } from '../../payments/screens/into-account.tsx'
import { freshHeld, heldAmount, heldInput, type HeldOf, type HeldValues } from '../../payments/screens/held-values.ts'
import { paymentMethodWords, type PaymentMethod } from '../../payments/words.ts'

interface PaySheetProps {
  readonly orderId: string
  /** What is open, withheld tax included. */
  readonly openDue: string
  /** What the customer will hold back of it. */
  readonly withheld: string
  /** What is open, PPN left out. */
  readonly netOpen: string
  readonly onClose: () => void
}

const methods = Object.entries(paymentMethodWords).map(([value, label]) => ({ value, label }))

/** Money received for an order; everything is filled in, so that a full payment is one key. */
export function PaySheet({ orderId, openDue, withheld, netOpen, onClose }: PaySheetProps) {
  const start = useAsk(startOrder, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const of = { planned: withheld, netOpen }
  const form = useForm({
    initial: {
      amount: (BigInt(openDue) - BigInt(withheld)).toString(),
      date: today() as string,
      cashAccountId: '',
      method: 'transfer' as PaymentMethod,
      reference: '',
      adminFee: '',
      ...freshHeld,
    },
    save: (values) =>
      doAct(
        payOrder,
        {
          id: orderId,
          amount: values.amount,
          date: values.date || null,
          cashAccountId: values.cashAccountId || null,
          method: values.method,
          reference: values.reference,
          adminFee: values.adminFee || undefined,
          ...(values.withholdingKind === 'none' && { withhold: false }),
          ...heldInput(values),
          ...(heldAmount(values, of) > 0n && { proofNo: values.proofNo, proofDate: values.proofDate || null }),
        },
        key,
      ),
    saved: (payment) => {
      notify(`Pembayaran ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat pembayaran" onClose={onClose}>
      <p className="rounded-md bg-muted px-3 py-2 text-small text-muted-foreground">
        Sisa tagihan <b className="font-semibold text-foreground figures">{rupiah(openDue)}</b>
      </p>
      <MoneyField
        name="amount"
        label="Jumlah diterima"
        autoFocus
        hint="Kelebihan bayar disimpan sebagai uang muka pelanggan."
      />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={methods} />
      </FieldRow>
      <IntoAccount accounts={start.data?.cashAccounts ?? []} />
      <HeldFields at="" rates={start.data?.withholdingRates ?? []} {...of} />
      <FollowHeld openDue={openDue} of={of} />
      <FieldRow>
        <TextField name="reference" label="No. referensi" optional maxLength={60} />
        <MoneyField name="adminFee" label="Biaya admin bank" optional />
      </FieldRow>
    </FormSheet>
  )
}

// The money follows what is held back as long as nobody typed another sum.
function FollowHeld({ openDue, of }: { openDue: string; of: HeldOf }) {
  const { store } = useFormScope()
  const values = useValue<HeldValues & { amount: string }>('')
  const due = (BigInt(openDue) - heldAmount(values, of)).toString()
  const last = useRef(due)
  useEffect(() => {
    if (last.current === due) return
    if (store.read('amount') === last.current) store.write('amount', due)
    last.current = due
  }, [due, store])
  return null
}
