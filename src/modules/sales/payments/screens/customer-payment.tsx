import Banknote from 'lucide-react/icons/banknote'
import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { listOpenInvoices, type InvoiceRow } from '../../invoices/contract.ts'
import { recordPayment } from '../contract.ts'
import { paymentMethodWords } from '../words.ts'

/** Money of a customer for several invoices at once; what is left over stays as their advance. */
export function CustomerPayment({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useState(false)
  const mayPay = useCan(recordPayment.permission)
  if (!mayPay) return null
  return (
    <>
      <Button icon={<Banknote />} onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">Catat pembayaran</span>
      </Button>
      {isOpen && <PaymentSheet customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  )
}

interface SheetProps {
  readonly customerId: string
  readonly onClose: () => void
}

function PaymentSheet(props: SheetProps) {
  const { data } = useAsk(listOpenInvoices, { id: props.customerId })
  if (data) return <PaymentForm {...props} invoices={data} />
  return (
    <Sheet open onClose={props.onClose} title="Catat pembayaran">
      <Loading rows={5} />
    </Sheet>
  )
}

const methods = Object.entries(paymentMethodWords).map(([value, label]) => ({ value, label }))

function PaymentForm({ customerId, invoices, onClose }: SheetProps & { readonly invoices: readonly InvoiceRow[] }) {
  const key = useSaveKey()
  const hasWithholding = invoices.some((invoice) => invoice.withholdingOpen !== '0')
  const form = useForm({
    initial: {
      amount: '',
      date: today() as string,
      method: 'transfer' as keyof typeof paymentMethodWords,
      reference: '',
      withhold: hasWithholding,
      lines: invoices.map((invoice) => ({ key: invoice.id, settle: '' })),
    },
    save: (values) => {
      const input = inputOf(customerId, values, invoices)
      return doAct(recordPayment, input, key.of(input))
    },
    saved: (payment) => {
      notify(`Pembayaran ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat pembayaran" onClose={onClose}>
      <MoneyField
        name="amount"
        label="Jumlah diterima"
        autoFocus
        hint="Yang tidak dialokasikan menjadi uang muka pelanggan."
      />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={methods} />
      </FieldRow>
      <TextField name="reference" label="No. referensi" optional maxLength={60} />
      {invoices.map((invoice, index) => (
        <MoneyField
          key={invoice.id}
          name={`lines.${index}.settle`}
          label={`Untuk ${invoice.label}`}
          optional
          hint={`Sisa ${rupiah(invoice.openDue)}, jatuh tempo ${dayFormat(invoice.dueDate as Day, 'short')}`}
        />
      ))}
      {hasWithholding && <SwitchField name="withhold" label="Pelanggan memotong PPh seperti di invoice" />}
    </FormSheet>
  )
}

interface Values {
  readonly amount: string
  readonly date: string
  readonly method: keyof typeof paymentMethodWords
  readonly reference: string
  readonly withhold: boolean
  readonly lines: readonly { readonly key: string; readonly settle: string }[]
}

function inputOf(customerId: string, values: Values, invoices: readonly InvoiceRow[]) {
  const { amount, date, method, reference, withhold } = values
  const allocations = values.lines.flatMap(({ key, settle }) => {
    const invoice = invoices.find((one) => one.id === key)
    if (!invoice || settle === '' || settle === '0') return []
    const isWhole = settle === invoice.openDue
    // A part of an invoice is paid in full; what is withheld goes with the last part.
    const withheld = withhold && isWhole ? invoice.withholdingOpen : '0'
    const withholdingKind = withheld === '0' ? null : invoice.withholdingKind
    return [
      {
        invoiceId: key,
        amount: settle,
        withheld,
        withholdingKind,
        withholdingRate: null,
        proofNo: '',
        proofDate: null,
      },
    ]
  })
  return { customerId, amount, date: date || null, cashAccountId: null, method, reference, notes: '', allocations }
}
