import { doAct } from '#kit/screen/client/do-act.ts'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { mailPaper, type PaperKind } from '../../papers/contract.ts'

interface SendPaperSheetProps {
  readonly kind: PaperKind
  readonly id: string
  readonly label: string
  readonly to: string
  readonly onClose: () => void
}

/** Sends a paper of sales by email or WhatsApp. */
export function SendPaperSheet({ kind, id, ...rest }: SendPaperSheetProps) {
  return (
    <SendSheet {...rest} paper={{ kind, id }} send={(letter, key) => doAct(mailPaper, { kind, id, ...letter }, key)} />
  )
}
