import { rupiah } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { amendPayment, openPayment, type PaymentDetail } from '../contract.ts'

/** What is added to a payment later: the bukti potong of the tax the customer withheld, a reference, a note. */
export function AmendPayment({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const payment = useAsk(openPayment, { id }).data
  return payment ? <Sheet payment={payment} onClose={onClose} /> : null
}

const LABELS = { reference: 'No. referensi', notes: 'Catatan', proofs: 'Bukti potong' }

function Sheet({ payment, onClose }: { readonly payment: PaymentDetail; readonly onClose: () => void }) {
  const withheld = payment.allocations.filter((each) => each.withheld !== '0')
  const form = useForm({
    initial: valuesOf(payment),
    save: ({ proofs, ...values }) =>
      doAct(amendPayment, {
        id: payment.id,
        ...values,
        proofs: proofs.map(({ allocationId, proofNo, proofDate }) => ({
          allocationId,
          proofNo,
          proofDate: proofDate || null,
        })),
      }),
    saved: () => {
      notify(`${payment.label} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Ubah ${payment.label}`}
      onClose={onClose}
      conflict={{ latest: async () => valuesOf(await ask(openPayment, { id: payment.id })), labels: LABELS }}
    >
      {withheld.map((each, at) => (
        <fieldset key={each.id} className="grid gap-3">
          <legend className="mb-2 text-small font-semibold">
            Bukti potong {each.invoiceNumber}, {each.withholdingKind ? withholdingWords[each.withholdingKind] : 'PPh'}{' '}
            {rupiah(each.withheld)}
          </legend>
          <FieldRow>
            <TextField name={`proofs.${at}.proofNo`} label="Nomor bukti potong" optional maxLength={60} />
            <DateField name={`proofs.${at}.proofDate`} label="Tanggal bukti potong" optional today={today()} />
          </FieldRow>
          <Attachments subject="bukti-potong" ownerId={each.id} canChange title="Berkas bukti potong" />
        </fieldset>
      ))}
      <TextField name="reference" label={LABELS.reference} optional maxLength={60} />
      <TextArea name="notes" label={LABELS.notes} optional rows={2} maxLength={1000} />
    </FormSheet>
  )
}

function valuesOf(payment: PaymentDetail) {
  return {
    version: payment.version,
    reference: payment.reference ?? '',
    notes: payment.notes ?? '',
    proofs: payment.allocations
      .filter((each) => each.withheld !== '0')
      .map(({ id, proofNo, proofDate }) => ({
        allocationId: id,
        proofNo: proofNo ?? '',
        proofDate: proofDate ?? '',
      })),
  }
}
