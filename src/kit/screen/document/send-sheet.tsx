import { useState, type ReactNode } from 'react'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { newKey } from '../client/new-key.ts'
import { FormSheet } from '../form/form-sheet.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { notify } from '../ui/toast.tsx'
import { LetterFields } from './letter-fields.tsx'
import { SendWay, type Way } from './send-way.tsx'
import { WhatsAppSheet, type LinkedPaper } from './whatsapp-sheet.tsx'

interface SentLetter {
  readonly to: string
  readonly subject: string
  readonly message: string
}

interface SendSheetProps {
  /** The paper: 'INV-2611-0017'. */
  readonly label: string
  readonly to: string
  /** Queues the mail; answers to whom it goes. */
  readonly send: (letter: SentLetter, key: string) => Promise<{ to: string }>
  readonly paper: LinkedPaper
  readonly onClose: () => void
}

/** Sends a paper: by email with the PDF attached, or by WhatsApp with a link. */
export function SendSheet(mail: SendSheetProps) {
  const [way, setWay] = useState<Way>('email')
  const head = <SendWay value={way} onChange={setWay} />
  if (way === 'email') return <MailSheet {...mail} head={head} />
  return <WhatsAppSheet label={mail.label} paper={mail.paper} head={head} onClose={mail.onClose} />
}

function MailSheet({ label, to, send, paper, head, onClose }: SendSheetProps & { readonly head: ReactNode }) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { to, subject: '', message: '' },
    save: (values) => send(values, key),
    saved: (sent) => {
      notify(`${label} dikirim ke ${sent.to}.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Kirim ${inSentence(label)}`}
      onClose={onClose}
      saveLabel="Kirim"
      busyText="Mengirim…"
    >
      {head}
      <TextField name="to" label="Email penerima" type="email" autoFocus inputMode="email" maxLength={254} />
      <LetterFields kind={paper.kind} id={paper.id} />
    </FormSheet>
  )
}
