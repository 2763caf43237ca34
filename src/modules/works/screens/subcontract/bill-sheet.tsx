import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { billSubcontractWork } from '../../subcontract/contract.ts'
import { subcontractBillKinds, type ReadySubcontractBill, type SubcontractSeen } from '../../subcontract/seen.ts'

interface BillSheetProps {
  readonly subcontract: SubcontractSeen
  readonly bill: ReadySubcontractBill
  readonly onClose: () => void
}

/** Catat tagihan subkon: the number of their invoice, and what is charged back to them. */
export function BillSheet({ subcontract, bill, onClose }: BillSheetProps) {
  const key = useSaveKey()
  const name = subcontractBillKinds[bill.kind].toLowerCase()
  const form = useForm({
    initial: {
      ...{ supplierInvoiceNo: '', supplierInvoiceDate: today(), taxInvoiceNo: '', date: today(), dueDate: '' },
      ...{ backCharge: '', backChargeNote: '' },
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.supplierInvoiceNo.trim() && { supplierInvoiceNo: ['Tulis nomor invoice subkontraktor.'] }),
      ...(values.backCharge && !values.backChargeNote.trim() && { backChargeNote: ['Tulis potongan itu untuk apa.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: subcontract.id, kind: bill.kind, supplierInvoiceNo: values.supplierInvoiceNo, date: values.date },
        ...{ supplierInvoiceDate: values.supplierInvoiceDate || null, dueDate: values.dueDate || null },
        taxInvoiceNo: values.taxInvoiceNo || null,
        ...(values.backCharge && { backCharge: values.backCharge }),
        backChargeNote: values.backChargeNote || null,
      }
      return doAct(billSubcontractWork, input, key.of(input))
    },
    saved: ({ number }) => {
      notify(`Tagihan ${number ?? ''} dicatat. Bayar dari Pembelian Barang.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Catat tagihan ${name}`} saveLabel="Catat tagihan" onClose={onClose}>
      <p className="text-muted-foreground">{`${subcontract.supplierName}: ${rupiah(bill.total)} dengan PPN, sebelum potongan di bawah.`}</p>
      <FieldRow>
        <TextField name="supplierInvoiceNo" label="Nomor invoice" maxLength={60} />
        <DateField name="supplierInvoiceDate" label="Tanggal invoice" today={today()} optional />
      </FieldRow>
      <FieldRow>
        <DateField name="date" label="Tanggal buku" today={today()} />
        <DateField name="dueDate" label="Jatuh tempo" today={today()} optional hint="Kosong: sesuai termin supplier." />
      </FieldRow>
      <TextField name="taxInvoiceNo" label="Nomor seri faktur pajak" optional maxLength={20} />
      {bill.kind === 'progress' && (
        <FieldRow>
          <MoneyField
            name="backCharge"
            label="Potongan bahan atau denda"
            optional
            hint="Tidak mengurangi PPN pekerjaannya."
          />
          <TextField name="backChargeNote" label="Potongan untuk" optional maxLength={200} />
        </FieldRow>
      )}
    </FormSheet>
  )
}
