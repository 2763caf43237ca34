import { useEffect, useRef, useState } from 'react'
import { payMethodWords, type PayMethod } from '#ground/pay-method.ts'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
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
import { notifyNext } from '#kit/screen/document/next-papers.tsx'
import { freshGiro, GiroFields, giroInput } from '#modules/journal/screens/face.tsx'
import { startOrder } from '../../orders/contract.ts'
import { withholdingKinds } from '../../contract.ts'
import type { InvoiceRow } from '../../invoices/contract.ts'
import { payOrder } from '../../payments/contract.ts'
import { HeldFields } from '../../payments/screens/held-fields.tsx'
import { IntoAccount } from '../../payments/screens/into-account.tsx'
import { useTwinPayment } from '../../payments/screens/twin-question.ts'
import { freshHeld, heldAmount, heldInput, type HeldOf, type HeldValues } from '../../payments/screens/held-values.ts'
import { useNextPapers } from './next-papers.ts'

interface PaySheetProps {
  readonly orderId: string
  /** The one it is for; absent: all of them, oldest due first. */
  readonly invoiceId?: string
  /** What it may be for. */
  readonly invoices: readonly Pick<InvoiceRow, 'openDue' | 'withholding' | 'withholdingOpen' | 'netOpen'>[]
  readonly onClose: () => void
}

const methods = Object.entries(payMethodWords).map(([value, label]) => ({ value, label }))

/** Money received for an order; everything is filled in, so that a full payment is one key. */
export function PaySheet({ orderId, invoiceId, invoices, onClose }: PaySheetProps) {
  const start = useAsk(startOrder, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const papersOf = useNextPapers()
  const twins = useTwinPayment()
  const { openDue, ...of } = openIn(invoices)
  const form = useForm({
    // Of what was open when it was begun: a payment that was booked is not offered once more.
    draft: `pay:${orderId}:${invoiceId ?? ''}/${openDue}`,
    initial: {
      amount: (BigInt(openDue) - BigInt(of.planned)).toString(),
      date: today() as string,
      cashAccountId: '',
      method: 'transfer' as PayMethod,
      reference: '',
      adminFee: '',
      giro: freshGiro(),
      files: [] as readonly string[],
      withholding: freshHeld(of.kinds),
    },
    save: (values) =>
      twins.through((confirmDuplicates) =>
        doAct(
          payOrder,
          {
            id: orderId,
            ...(invoiceId && { invoiceId }),
            amount: values.amount,
            date: values.date || null,
            cashAccountId: values.cashAccountId || null,
            method: values.method,
            reference: values.reference,
            adminFee: values.adminFee || undefined,
            ...giroInput(values),
            files: [...values.files],
            ...heldInput(values.withholding, of),
            confirmDuplicates,
          },
          key,
        ),
      ),
    saved: (payment) => {
      notifyNext(`Pembayaran ${payment.number ?? ''} dicatat.`, papersOf.payment(orderId, payment.id))
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat pembayaran" onClose={onClose}>
      <p className="rounded-md bg-muted px-3 py-2 text-small text-muted-foreground">
        Sisa tagihan <b className="font-semibold text-foreground figures">{rupiah(openDue)}</b>
      </p>
      <Received openDue={openDue} of={of} />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={methods} />
      </FieldRow>
      <GiroFields>
        <IntoAccount accounts={start.data?.cashAccounts ?? []} />
      </GiroFields>
      <HeldFields at="" of={invoiceId ?? orderId} rates={start.data?.withholdingRates ?? []} {...of} />
      <FollowHeld openDue={openDue} of={of} />
      <FieldRow>
        <TextField name="reference" label="No. referensi" optional maxLength={60} />
        <MoneyField name="adminFee" label="Biaya admin bank" optional />
      </FieldRow>
      <AttachmentField name="files" label="Bukti bayar" optional queue={`bayar:${invoiceId ?? orderId}`} />
      {twins.dialog}
    </FormSheet>
  )
}

// Withheld tax included: all that is open, and what of it is expected to be held back.
function openIn(invoices: PaySheetProps['invoices']): HeldOf & { readonly openDue: string } {
  const open = invoices.filter(({ openDue }) => openDue !== '0')
  const total = (of: (invoice: (typeof open)[number]) => string) =>
    open.reduce((sum, invoice) => sum + BigInt(of(invoice)), 0n).toString()
  return {
    openDue: total(({ openDue }) => openDue),
    planned: total(({ withholdingOpen }) => withholdingOpen),
    kinds: withholdingKinds.filter((kind) =>
      open.some(({ withholding }) => withholding.some((tax) => tax.kind === kind)),
    ),
    netOpen: total(({ netOpen }) => netOpen),
  }
}

/** The money, and what becomes of it where it is more or less than what is open. */
function Received({ openDue, of }: { openDue: string; of: HeldOf }) {
  const amount = useValue<string>('amount')
  const due = BigInt(openDue) - heldAmount(useValue<readonly HeldValues[]>('withholding'), of)
  const over = /^\d+$/.test(amount) ? BigInt(amount) - due : 0n
  return <MoneyField name="amount" label="Jumlah diterima" autoFocus hint={overSaid(over)} />
}

function overSaid(over: bigint): string {
  if (over > 0n) return `Lebih ${rupiah(String(over))}, disimpan sebagai uang muka pelanggan.`
  return over < 0n ? `Kurang ${rupiah(String(-over))}, tetap terbuka sebagai sisa tagihan.` : 'Melunasi sisa tagihan.'
}

// The money follows what is held back as long as nobody typed another sum.
function FollowHeld({ openDue, of }: { openDue: string; of: HeldOf }) {
  const { store } = useFormScope()
  const rows = useValue<readonly HeldValues[]>('withholding')
  const due = (BigInt(openDue) - heldAmount(rows, of)).toString()
  const last = useRef(due)
  useEffect(() => {
    if (last.current === due) return
    if (store.read('amount') === last.current) store.write('amount', due)
    last.current = due
  }, [due, store])
  return null
}
