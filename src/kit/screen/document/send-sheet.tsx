import { useState, type ReactNode } from 'react'
import { newKey } from '../client/new-key.ts'
import { FormSheet } from '../form/form-sheet.tsx'
import { TextArea, TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { notify } from '../ui/toast.tsx'
import { SendWay, type Way } from './send-way.tsx'
import { WhatsAppSheet, type LinkedPaper } from './whatsapp-sheet.tsx'

interface SendSheetProps {
  /** The paper: 'INV-2611-0017'. */
  readonly label: string
  readonly to: string
  /** Queues the mail; answers to whom it goes. */
  readonly send: (letter: { readonly to: string; readonly message: string }, key: string) => Promise<{ to: string }>
  /** Lets the paper go out by WhatsApp as well, as a link that ends. */
  readonly paper?: LinkedPaper
  readonly onClose: () => void
}

/** Sends a paper: by email with the PDF attached, or by WhatsApp with a link. */
export function SendSheet({ paper, ...mail }: SendSheetProps) {
  const [way, setWay] = useState<Way>('email')
  if (!paper) return <MailSheet {...mail} />
  const head = <SendWay value={way} onChange={setWay} />
  if (way === 'email') return <MailSheet {...mail} head={head} />
  return <WhatsAppSheet label={mail.label} paper={paper} head={head} onClose={mail.onClose} />
}

function MailSheet({ label, to, send, head, onClose }: Omit<SendSheetProps, 'paper'> & { readonly head?: ReactNode }) {
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
      {head}
      <TextField name="to" label="Email penerima" type="email" autoFocus inputMode="email" maxLength={254} />
      <TextArea name="message" label="Pesan" optional rows={5} maxLength={2000} hint="PDF dokumen ini dilampirkan." />
    </FormSheet>
  )
}
