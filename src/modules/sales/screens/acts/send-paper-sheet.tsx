import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { mailPaper, type PaperKind } from '../../papers/contract.ts'

interface SendPaperSheetProps {
  readonly kind: PaperKind
  readonly id: string
  readonly label: string
  readonly to: string
  readonly onClose: () => void
}

/** Sends a paper by email with the PDF attached. */
export function SendPaperSheet({ kind, id, label, to, onClose }: SendPaperSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { to, message: '' },
    save: (values) => doAct(mailPaper, { kind, id, ...values }, key),
    saved: (sent) => {
      notify(`${label} dikirim ke ${sent.to}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Kirim ${label}`} onClose={onClose} saveLabel="Kirim" busyText="Mengirim…">
      <TextField name="to" label="Email penerima" type="email" autoFocus inputMode="email" maxLength={254} />
      <TextArea name="message" label="Pesan" optional rows={5} maxLength={2000} hint="PDF dokumen ini dilampirkan." />
    </FormSheet>
  )
}
