import { paperReader } from '#kit/paper/links/contract.ts'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { mailPaper, type PaperKind } from '../../papers/contract.ts'

interface SendPaperSheetProps {
  readonly kind: PaperKind
  readonly id: string
  /** The paper: 'Kwitansi KM-2611-0003'. */
  readonly label: string
  readonly onClose: () => void
}

/** Sends a paper of sales by email or WhatsApp; the address begins as the customer's. */
export function SendPaperSheet({ kind, id, label, onClose }: SendPaperSheetProps) {
  const reader = useAsk(paperReader, { kind, id })
  return (
    <AskedSheet title={`Kirim ${inSentence(label)}`} asked={reader} onClose={onClose}>
      {({ email }) => (
        <SendSheet
          label={label}
          to={email ?? ''}
          paper={{ kind, id }}
          send={(letter, key) => doAct(mailPaper, { kind, id, ...letter }, key)}
          onClose={onClose}
        />
      )}
    </AskedSheet>
  )
}
