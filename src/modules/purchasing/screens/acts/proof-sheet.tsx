import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { amendSupplierPayment, type SupplierPaymentDetail } from '../../payments/contract.ts'
import { freshProofs, proofInput, proofRows } from './proof-values.ts'

interface ProofSheetProps {
  readonly payment: SupplierPaymentDetail
  readonly onClose: () => void
}

/** The bukti potong of what a payment withheld: often made days after the money left. */
export function ProofSheet({ payment, onClose }: ProofSheetProps) {
  const rows = proofRows(payment)
  const form = useForm({
    initial: { proofs: freshProofs(rows) },
    save: ({ proofs }) => doAct(amendSupplierPayment, proofInput(payment, rows, proofs)),
    saved: () => {
      notify('Bukti potong dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Bukti potong ${payment.label}`} onClose={onClose}>
      {rows.map((row, index) => (
        <FormSection key={row.key} title={row.title}>
          <TextField name={`proofs.${index}.proofNo`} label="No. bukti potong" optional maxLength={60} />
          <DateField name={`proofs.${index}.proofDate`} label="Tanggal bukti potong" optional today={today()} />
        </FormSection>
      ))}
    </FormSheet>
  )
}
