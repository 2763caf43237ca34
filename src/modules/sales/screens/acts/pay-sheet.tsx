import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startOrder } from '../../orders/contract.ts'
import type { OrderStart } from '../../orders/detail.ts'
import { payOrder } from '../../payments/contract.ts'
import { paymentMethodWords, type PaymentMethod } from '../../payments/words.ts'

interface PaySheetProps {
  readonly orderId: string
  /** What is open, withheld tax included. */
  readonly openDue: string
  /** What the customer will hold back of it. */
  readonly withheld: string
  readonly onClose: () => void
}

const methods = Object.entries(paymentMethodWords).map(([value, label]) => ({ value, label }))

/** Money received for an order; everything is filled in, so that a full payment is one key. */
export function PaySheet({ orderId, openDue, withheld, onClose }: PaySheetProps) {
  const start = useAsk(startOrder, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const isWithheld = withheld !== '0'
  const form = useForm({
    initial: {
      amount: (BigInt(openDue) - BigInt(withheld)).toString(),
      date: today() as string,
      cashAccountId: '',
      method: 'transfer' as PaymentMethod,
      reference: '',
      adminFee: '',
      withhold: isWithheld,
      proofNo: '',
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
          withhold: isWithheld ? values.withhold : undefined,
          proofNo: values.withhold ? values.proofNo : '',
          proofDate: null,
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
      {isWithheld && <Withholding withheld={withheld} />}
      <FieldRow>
        <TextField name="reference" label="No. referensi" optional maxLength={60} />
        <MoneyField name="adminFee" label="Biaya admin bank" optional />
      </FieldRow>
    </FormSheet>
  )
}

// Cash goes to the cash box, everything else to the first bank, unless somebody chooses: as the server does it.
function IntoAccount({ accounts }: { accounts: OrderStart['cashAccounts'] }) {
  const method = useValue<PaymentMethod>('method')
  const kind = method === 'tunai' ? 'kas' : 'bank'
  const usual = accounts.find((account) => account.kind === kind) ?? accounts[0]
  return (
    <SelectField
      name="cashAccountId"
      label="Masuk ke akun"
      options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      empty={usual ? `${usual.name} (bawaan)` : 'Bawaan'}
    />
  )
}

function Withholding({ withheld }: { withheld: string }) {
  const isOn = useValue<boolean>('withhold')
  return (
    <>
      <SwitchField name="withhold" label={`Pelanggan memotong PPh ${rupiah(withheld)}`} />
      {isOn && <TextField name="proofNo" label="No. bukti potong" optional maxLength={60} hint="Boleh menyusul." />}
    </>
  )
}
