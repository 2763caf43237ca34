import { useEffect, useRef, useState } from 'react'
import { payMethodWords } from '#ground/pay-method.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { freshGiro, GiroFields } from '#modules/journal/screens/face.tsx'
import { listOpenInvoices, type InvoiceRow } from '../../invoices/contract.ts'
import { startOrder } from '../../orders/contract.ts'
import type { OrderStart } from '../../orders/detail.ts'
import { recordPayment } from '../contract.ts'
import {
  atTheirRows,
  heldOfPart,
  inputOf,
  kindsOf,
  leftOver,
  spreadTyped,
  usedRows,
  type CustomerPaymentValues,
} from './customer-payment-values.ts'
import { HeldFields } from './held-fields.tsx'
import { freshHeld } from './held-values.ts'
import { IntoAccount } from './into-account.tsx'
import { useTwinPayment } from './twin-question.ts'

interface SheetProps {
  readonly customerId: string
  /** Who pays, where the page behind does not say it. */
  readonly payer?: string
  readonly onClose: () => void
}

/** Money of a customer for several invoices at once; what is left over stays as their advance. */
export function PaymentSheet(props: SheetProps) {
  const { data } = useAsk(listOpenInvoices, { id: props.customerId })
  if (data) return <PaymentForm {...props} open={data} />
  return (
    <Sheet open onClose={props.onClose} title="Catat pembayaran">
      <Loading rows={5} />
    </Sheet>
  )
}

const methods = Object.entries(payMethodWords).map(([value, label]) => ({ value, label }))

interface FormProps extends SheetProps {
  readonly open: readonly InvoiceRow[]
}

function PaymentForm({ customerId, payer, open, onClose }: FormProps) {
  const key = useSaveKey()
  const twins = useTwinPayment()
  // The rows stand as they were opened, whatever is paid elsewhere meanwhile: the server refuses what is not open any more.
  const [invoices] = useState(open)
  const start = useAsk(startOrder, {}, { freshFor: 300_000 }).data
  const form = useForm({
    // Of what was open when it was begun: a payment that was booked is not offered once more.
    draft: `pay:${customerId}:${invoices.length}/${openIn(invoices)}`,
    initial: {
      amount: '',
      date: today() as string,
      method: 'transfer' as keyof typeof payMethodWords,
      cashAccountId: '',
      reference: '',
      adminFee: '',
      giro: freshGiro(),
      files: [] as readonly string[],
      allocations: invoices.map((invoice) => ({
        ...{ key: invoice.id, amount: '', withholding: freshHeld(kindsOf(invoice)) },
      })),
    },
    save: async (values) => {
      const input = inputOf(customerId, values, invoices)
      try {
        return await twins.through((confirmDuplicates) =>
          doAct(recordPayment, { ...input, confirmDuplicates }, key.of({ ...input, confirmDuplicates })),
        )
      } catch (error) {
        throw atTheirRows(error, usedRows(values))
      }
    },
    saved: (payment) => {
      notify(`Pembayaran ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat pembayaran" onClose={onClose}>
      {payer && <p className="font-semibold">{payer}</p>}
      {invoices.length > 0 && (
        <p className="rounded-md bg-muted px-3 py-2 text-small text-muted-foreground">
          Sisa tagihan <b className="font-semibold text-foreground figures">{rupiah(openIn(invoices))}</b>
          {invoices.length > 1 && ` dari ${invoices.length} invoice`}
        </p>
      )}
      <Received invoices={invoices} />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={methods} />
      </FieldRow>
      <GiroFields>
        <IntoAccount accounts={start?.cashAccounts ?? []} />
        <FieldRow>
          <TextField name="reference" label="No. referensi" optional maxLength={60} />
          <MoneyField name="adminFee" label="Biaya admin bank" optional />
        </FieldRow>
      </GiroFields>
      <AttachmentField name="files" label="Bukti bayar" optional queue={`bayar-pelanggan:${customerId}`} />
      <FollowAmount invoices={invoices} />
      {invoices.map((invoice, index) => (
        <Settled
          key={invoice.id}
          invoice={invoice}
          at={`allocations.${index}.`}
          rates={start?.withholdingRates ?? []}
        />
      ))}
      {twins.dialog}
    </FormSheet>
  )
}

function openIn(invoices: readonly InvoiceRow[]): string {
  return invoices.reduce((all, { openDue }) => all + BigInt(openDue), 0n).toString()
}

/** The money, and what of it becomes an advance. */
function Received({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const amount = useValue<string>('amount')
  const allocations = useValue<CustomerPaymentValues['allocations']>('allocations')
  const left = leftOver({ amount, allocations }, invoices)
  return <MoneyField name="amount" label="Jumlah diterima" autoFocus hint={leftSaid(left, amount)} />
}

function leftSaid(left: bigint, amount: string): string {
  if (left < 0n) return `Kurang ${rupiah(String(-left))} untuk yang dialokasikan.`
  if (left > 0n) return `${rupiah(String(left))} tidak dialokasikan, menjadi uang muka pelanggan.`
  return amount === '' ? 'Yang tidak dialokasikan menjadi uang muka pelanggan.' : 'Semuanya dialokasikan.'
}

// The money goes to the oldest invoices first as long as nobody typed otherwise.
function FollowAmount({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { store } = useFormScope()
  const amount = useValue<string>('amount')
  const last = useRef<readonly string[]>(invoices.map(() => ''))
  useEffect(() => {
    const typed = invoices.map((_, index) => store.read(`allocations.${index}.amount`))
    if (typed.some((each, index) => each !== last.current[index])) return
    last.current = spreadTyped(amount, invoices)
    last.current.forEach((each, index) => store.write(`allocations.${index}.amount`, each))
  }, [amount, invoices, store])
  return null
}

interface SettledProps {
  readonly invoice: InvoiceRow
  readonly at: string
  readonly rates: OrderStart['withholdingRates']
}

/** What of one invoice is settled, and the tax held back of it once something is. */
function Settled({ invoice, at, rates }: SettledProps) {
  const amount = useValue<string>(`${at}amount`)
  const isUsed = amount !== '' && amount !== '0'
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-border-subtle pt-4">
      <legend className="sr-only">{invoice.label}</legend>
      <MoneyField
        name={`${at}amount`}
        label={`Untuk ${invoice.label}`}
        optional
        hint={`Sisa ${rupiah(invoice.openDue)}, jatuh tempo ${dayFormat(invoice.dueDate as Day, 'short')}`}
      />
      {isUsed && <HeldFields {...{ at, of: invoice.id, rates, ...heldOfPart(invoice, amount) }} />}
    </fieldset>
  )
}
