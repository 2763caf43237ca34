import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { paperReader, sharePaper } from '#kit/paper/links/contract.ts'
import { addressOf, ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { LetterFields } from '#kit/screen/document/letter-fields.tsx'
import { WhatsAppSheet } from '#kit/screen/document/whatsapp-sheet.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { buttonClass } from '#kit/screen/ui/button-class.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { mailStatement, openReminderPaper, openStatementPaper } from '#modules/sales/papers/contract.ts'

interface StatementProps {
  readonly customerId: string
  readonly from: string
  readonly to: string
}

/** Opens the very paper that is sent, to print or keep. */
export function PrintStatement({ customerId, from, to }: StatementProps) {
  return (
    <a
      href={addressOf(openStatementPaper, { id: customerId, from, to })}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'filled' })}
    >
      <Printer className="-ml-0.5" aria-hidden />
      Cetak rekening koran
    </a>
  )
}

/** The letter that asks for what is open. */
export function PrintReminder({ customerId }: Pick<StatementProps, 'customerId'>) {
  return (
    <a
      href={addressOf(openReminderPaper, { id: customerId })}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({})}
    >
      <FileText className="-ml-0.5" aria-hidden />
      Surat tagihan
    </a>
  )
}

/** Sends it by mail. */
export function MailStatement(props: StatementProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(mailStatement)) return null
  return (
    <>
      <Button icon={<Mail />} onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">Kirim email</span>
      </Button>
      {isOpen && <MailSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Sends it by WhatsApp. */
export function WhatsAppStatement({ customerId, from, to }: StatementProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(sharePaper)) return null
  return (
    <>
      <Button icon={<MessageCircle />} onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">Kirim WhatsApp</span>
      </Button>
      {isOpen && (
        <WhatsAppSheet
          label="rekening koran"
          paper={{ kind: 'rekening-koran', id: customerId, copy: { from, to } }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const PAPERS = [
  { value: 'rekening-koran', label: 'Rekening koran' },
  { value: 'surat-tagihan', label: 'Surat tagihan' },
]

interface MailProps extends StatementProps {
  readonly onClose: () => void
}

function MailSheet(props: MailProps) {
  const reader = useAsk(paperReader, { kind: 'rekening-koran', id: props.customerId })
  return (
    <AskedSheet title="Kirim email" asked={reader} onClose={props.onClose}>
      {({ email }) => <MailForm {...props} email={email ?? ''} />}
    </AskedSheet>
  )
}

function MailForm({ customerId, from, to, email, onClose }: MailProps & { readonly email: string }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { paper: 'rekening-koran' as 'rekening-koran' | 'surat-tagihan', email, subject: '', message: '' },
    save: (values) => ask(mailStatement, { id: customerId, from, to, ...values }, { key: key.of(values) }),
    saved: (sent) => {
      notify(`Dikirim ke ${sent.to}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Kirim email" onClose={onClose} saveLabel="Kirim" busyText="Mengirim…">
      <SelectField name="paper" label="Dokumen" options={PAPERS} />
      <TextField name="email" label="Alamat email" type="email" inputMode="email" />
      <Letter customerId={customerId} />
    </FormSheet>
  )
}

function Letter({ customerId }: Pick<StatementProps, 'customerId'>) {
  return <LetterFields kind={useValue<string>('paper')} id={customerId} />
}
