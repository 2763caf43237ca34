import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { notifyNext } from '#kit/screen/document/next-papers.tsx'
import { isShare } from '#modules/company/totals/screens/face.tsx'
import type { DocumentRef } from '../../contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { createInvoice, updateInvoice, type InvoiceDetail, type OrderInvoices } from '../../invoices/contract.ts'
import { InsteadField } from '../instead-field.tsx'
import { invoiceLeft } from '../document/invoice-left.ts'
import { InvoiceSums, WithSums } from './invoice-sums.tsx'
import { Withholding, withholdingIn, withholdingInput, type TypedTax } from './invoice-withholding.tsx'
import { Signing } from './signing.tsx'
import { useNextPapers } from './next-papers.ts'

interface InvoiceSheetProps {
  readonly order: OrderInvoices
  readonly kind?: Kind
  /** Not issued yet: written anew instead of made. */
  readonly draft?: InvoiceDetail
  readonly onClose: () => void
  readonly onIssued?: (invoice: DocumentRef) => void
}

type Kind = 'sale' | 'down_payment' | 'retention'

const KINDS: readonly { value: Kind; label: string; act: OrderInvoices['can'][number] }[] = [
  { value: 'sale', label: 'Tagihan barang dan jasa', act: 'invoice' },
  { value: 'down_payment', label: 'Uang muka', act: 'invoice-down-payment' },
  { value: 'retention', label: 'Pelepasan retensi', act: 'invoice-retention' },
]

/** A claim on the customer: what was delivered and not billed, an advance, or the retention held. */
export function InvoiceSheet({ order, kind, draft, onClose, onIssued }: InvoiceSheetProps) {
  const [key] = useState(newKey)
  const papersOf = useNextPapers()
  const kinds = KINDS.filter(({ act, value }) => (draft ? value === draft.kind : order.can.includes(act)))
  const lines = order.billable.filter((line) => line.toInvoice !== '0')
  const form = useForm({
    draft: `invoice:${order.orderId}:${draft ? `${draft.id}/${draft.version}` : lines.map(({ toInvoice }) => toInvoice).join('/')}`,
    initial: {
      kind: kind ?? kinds[0]?.value ?? ('sale' as Kind),
      date: (draft?.date ?? today()) as string,
      dueDate: draft?.dueDate ?? '',
      amount: draft && draft.kind !== 'sale' ? beforeTax(draft) : '',
      percent: '',
      withholding: withholdingIn(draft, order),
      bankAccountId: draft?.bankAccountId ?? '',
      signatoryId: draft?.signatoryId ?? '',
      needsMeterai: draft?.needsMeterai ?? false,
      notes: draft?.notes ?? '',
      lines: lines.map((line) => ({
        ...line,
        key: line.orderLineId,
        qty: draft ? billedIn(draft, line) : line.toInvoice,
      })),
    },
    save: (values, then) => {
      const given = fieldsOf(values)
      const billed = saidLines('lines', values.lines)
      if (!draft) {
        const input = { id: order.orderId, kind: values.kind, ...given, post: then !== 'also' }
        return placed(billed, doAct(createInvoice, input, key))
      }
      const { id, version, taxInvoiceNo } = draft
      const input = { id, version, ...given, taxInvoiceNo: taxInvoiceNo ?? '' }
      return placed(billed, doAct(updateInvoice, input))
    },
    saved: (invoice, then) => {
      if (draft || then === 'also') notify('Draf invoice disimpan.')
      else if (invoice.number === null) notify(invoiceLeft(invoice))
      else notifyNext(invoiceLeft(invoice), papersOf.invoice(order.orderId, invoice.id))
      onIssued?.(invoice)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={draft ? 'Ubah draf invoice' : 'Buat invoice'}
      onClose={onClose}
      also={draft ? undefined : 'Simpan draf'}
      saveLabel={draft ? 'Simpan' : 'Terbitkan'}
    >
      <SelectField name="kind" label="Jenis" options={kinds} />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <DateField name="dueDate" label="Jatuh tempo" today={today()} optional hint="Kosong: menurut termin order." />
      </FieldRow>
      <What order={order} lines={lines} />
      <WithSums<Values> inputOf={(values) => ({ id: order.orderId, kind: values.kind, ...fieldsOf(values) })}>
        {(sums) => (
          <>
            <Withholding order={order} sums={sums} />
            {order.bankAccounts.length > 1 && <BankField order={order} />}
            <Signing order={order} />
            <TextArea name="notes" label="Catatan di invoice" optional rows={2} maxLength={2000} />
            <InvoiceSums sums={sums} />
          </>
        )}
      </WithSums>
    </FormSheet>
  )
}

function BankField({ order }: { readonly order: OrderInvoices }) {
  const options = order.bankAccounts.map(({ id, name }) => ({ value: id, label: name }))
  return <SelectField name="bankAccountId" label="Rekening di invoice" options={options} empty="Bawaan perusahaan" />
}

interface Values {
  readonly kind: Kind
  readonly date: string
  readonly dueDate: string
  readonly amount: string
  readonly percent: string
  readonly withholding: readonly TypedTax[]
  readonly bankAccountId: string
  readonly signatoryId: string
  readonly needsMeterai: boolean
  readonly notes: string
  readonly lines: readonly { orderLineId: string; qty: string }[]
}

function fieldsOf(values: Values) {
  const common = {
    date: values.date || null,
    dueDate: values.dueDate || null,
    withholding: withholdingInput(values.withholding),
    bankAccountId: values.bankAccountId || null,
    signatoryId: values.signatoryId || null,
    needsMeterai: values.needsMeterai,
    notes: values.notes,
  }
  if (values.kind === 'sale') {
    const billed = values.lines.filter((line) => line.qty !== '' && line.qty !== '0')
    return { ...common, lines: billed.map(({ orderLineId, qty }) => ({ orderLineId, qty })) }
  }
  if (values.kind === 'down_payment' && isShare(values.percent)) return { ...common, percent: values.percent }
  return { ...common, ...(values.amount && { amount: values.amount }) }
}

// What is billed before PPN: of an advance or of retention it is the sum itself.
function beforeTax({ lines }: InvoiceDetail): string {
  return lines[0]?.amount ?? ''
}

function billedIn({ lines }: InvoiceDetail, line: OrderInvoices['billable'][number]): string {
  return lines.find(({ orderLineId }) => orderLineId === line.orderLineId)?.qty ?? ''
}

function What({ order, lines }: { order: OrderInvoices; lines: OrderInvoices['billable'] }) {
  const kind = useValue<Kind>('kind')
  if (kind === 'retention') {
    return (
      <MoneyField
        name="amount"
        label="Nilai sebelum PPN"
        optional
        hint={`Kosong: seluruh retensi, ${rupiah(order.retentionOpen)}.`}
      />
    )
  }
  if (kind === 'down_payment') {
    return (
      <FieldRow>
        <PercentField name="percent" label="Persen dari order" optional />
        <InsteadField
          of="percent"
          name="amount"
          label="Nilai sebelum PPN"
          hint={`Kosong: menurut order, ${rupiah(order.downPaymentUsual)}.`}
        />
      </FieldRow>
    )
  }
  return (
    <LineQuantities
      label="Tagih"
      field="qty"
      lines={lines.map((line) => ({
        key: line.orderLineId,
        description: line.description,
        unit: line.unit,
        note: `sudah ditagih ${qtyFormat(line.invoiced)} dari ${qtyFormat(line.ordered)} ${line.unit}`,
      }))}
    />
  )
}
