import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { provePpn } from '../contract.ts'

interface ProofSheetProps {
  readonly invoice: InvoiceDetail
  readonly onClose: () => void
}

/** Writes down by what the customer proved that the PPN was remitted. */
export function ProofSheet({ invoice, onClose }: ProofSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { proofNo: '', proofDate: today() as string },
    save: (values) => doAct(provePpn, { id: invoice.id, version: invoice.version, ...values }, key),
    saved: () => {
      notify(`Bukti PPN ${invoice.label} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat bukti PPN dipungut" saveLabel="Catat bukti" onClose={onClose}>
      <p className="text-small text-muted-foreground">
        PPN {rupiah(invoice.ppnWaiting)} atas {invoice.label} sudah disetor pelanggan. PPN Keluaran dan piutang PPN
        dipungut berkurang sebesar itu.
      </p>
      <TextField name="proofNo" label="NTPN atau nomor SSP" maxLength={40} capitals autoFocus />
      <DateField name="proofDate" label="Tanggal setor" today={today()} />
    </FormSheet>
  )
}
