import { useState } from 'react'
import { newKey } from '../client/new-key.ts'
import { FormSheet } from '../form/form-sheet.tsx'
import { TextArea, TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { notify } from '../ui/toast.tsx'

interface SendSheetProps {
  /** The paper: 'INV-2611-0017'. */
  readonly label: string
  readonly to: string
  /** Queues the mail; answers to whom it goes. */
  readonly send: (letter: { readonly to: string; readonly message: string }, key: string) => Promise<{ to: string }>
  readonly onClose: () => void
}

/** Sends a paper by email with the PDF attached. */
export function SendSheet({ label, to, send, onClose }: SendSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { to, message: '' },
    save: (values) => send(values, key),
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
