import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { Signing } from './signing.tsx'
import { amendInvoice, openInvoice, type InvoiceDetail, type OrderInvoices } from '../../invoices/contract.ts'

interface AmendInvoiceProps {
  readonly invoice: InvoiceDetail
  /** Where one may pay and who may sign; what was owed before the books began has no paper that says so. */
  readonly order?: Pick<OrderInvoices, 'bankAccounts' | 'signatories'>
  readonly onClose: () => void
}

const LABELS = {
  dueDate: 'Jatuh tempo',
  taxInvoiceNo: 'No. faktur pajak',
  customerPoNo: 'No. PO pelanggan',
  bankAccountId: 'Rekening di invoice',
  signatoryId: 'Penandatangan',
  needsMeterai: 'Meterai',
  billingAddress: 'Alamat tagihan',
  notes: 'Catatan di invoice',
}

/** What may still change on an issued invoice: when it is due, its faktur pajak, where to pay. Never what is billed. */
export function AmendInvoice({ invoice, order, onClose }: AmendInvoiceProps) {
  const form = useForm({
    initial: valuesOf(invoice),
    save: ({ bankAccountId, signatoryId, ...values }) =>
      doAct(amendInvoice, {
        id: invoice.id,
        ...values,
        bankAccountId: bankAccountId || null,
        signatoryId: signatoryId || null,
      }),
    saved: () => {
      notify(`${invoice.label} disimpan.`)
      onClose()
    },
  })
  const options = order?.bankAccounts.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSheet
      form={form}
      title={`Ubah ${invoice.label}`}
      onClose={onClose}
      conflict={{ latest: async () => valuesOf(await ask(openInvoice, { id: invoice.id })), labels: LABELS }}
    >
      <p className="text-small text-muted-foreground">
        {order
          ? 'Barang dan nilainya tidak berubah lagi. Pakai nota kredit, atau batalkan invoicenya.'
          : 'Nilainya tidak berubah lagi. Yang tidak akan dibayar bisa dihapusbukukan.'}
      </p>
      <FieldRow>
        <DateField name="dueDate" label={LABELS.dueDate} today={today()} />
        <TextField name="taxInvoiceNo" label={LABELS.taxInvoiceNo} optional maxLength={20} />
      </FieldRow>
      <FieldRow>
        <TextField name="customerPoNo" label={LABELS.customerPoNo} optional maxLength={60} />
        {options && (
          <SelectField name="bankAccountId" label={LABELS.bankAccountId} options={options} empty="Bawaan perusahaan" />
        )}
      </FieldRow>
      {order && <Signing order={order} total={invoice.total} />}
      <TextArea name="billingAddress" label={LABELS.billingAddress} optional rows={2} maxLength={500} />
      <TextArea name="notes" label={LABELS.notes} optional rows={2} maxLength={2000} />
    </FormSheet>
  )
}

function valuesOf(invoice: InvoiceDetail) {
  return {
    version: invoice.version,
    dueDate: invoice.dueDate,
    taxInvoiceNo: invoice.taxInvoiceNo ?? '',
    customerPoNo: invoice.customerPoNo ?? '',
    bankAccountId: invoice.bankAccountId ?? '',
    signatoryId: invoice.signatoryId ?? '',
    needsMeterai: invoice.needsMeterai,
    billingAddress: invoice.billingAddress ?? '',
    notes: invoice.notes ?? '',
  }
}
