import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { amendBill } from '../../bills/change-contract.ts'
import { openBill, type BillDetail } from '../../bills/contract.ts'

interface AmendBillProps {
  readonly bill: BillDetail
  readonly onClose: () => void
}

const LABELS = { dueDate: 'Jatuh tempo', taxInvoiceNo: 'No. seri faktur pajak', notes: 'Catatan' }

/** What may still change on a bill in the books: when it is due, a faktur pajak that came later. Never what is owed. */
export function AmendBill({ bill, onClose }: AmendBillProps) {
  const { id } = bill
  const form = useForm({
    initial: valuesOf(bill),
    check: ({ dueDate }): Record<string, string[]> => (dueDate === '' ? { dueDate: ['Isi jatuh tempo.'] } : {}),
    save: (values) => doAct(amendBill, { id, ...values }),
    saved: () => {
      notify(`${bill.label} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Ubah ${bill.label}`}
      onClose={onClose}
      conflict={{ latest: async () => valuesOf(await ask(openBill, { id })), labels: LABELS }}
    >
      <p className="text-small text-muted-foreground">
        Barang dan nilainya tidak berubah lagi. Pakai retur, atau batalkan tagihannya.
      </p>
      <FieldRow>
        <DateField name="dueDate" label={LABELS.dueDate} today={today()} />
        <TextField name="taxInvoiceNo" label={LABELS.taxInvoiceNo} optional maxLength={20} />
      </FieldRow>
      <TextArea name="notes" label={LABELS.notes} optional rows={3} maxLength={2000} />
    </FormSheet>
  )
}

function valuesOf({ version, dueDate, taxInvoiceNo, notes }: BillDetail) {
  return { version, dueDate: dueDate as string, taxInvoiceNo: taxInvoiceNo ?? '', notes: notes ?? '' }
}
