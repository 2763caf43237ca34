import Eye from 'lucide-react/icons/eye'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { paperSendings, type PaperKind } from '../../papers/contract.ts'

const ICONS = { email: Mail, print: Printer, 'share-link': Link, 'open-link': Eye }
const WORDS = {
  email: 'Dikirim lewat email',
  print: 'Dicetak',
  'share-link': 'Tautan WhatsApp dibuat',
  'open-link': 'Dibuka lewat tautan',
}

function SendingIcon({ act }: { act: keyof typeof ICONS }) {
  const Icon = ICONS[act]
  return <Icon className="size-3.5" />
}

/** When a paper was sent, to whom. Nothing while nothing happened. */
export function Sendings({ kind, id }: { kind: PaperKind; id: string }) {
  const { data } = useAsk(paperSendings, { kind, id })
  if (!data || data.length === 0) return null
  return (
    <Card title="Riwayat kirim">
      <ul className="grid gap-4">
        {data.map((sending) => (
          <li key={sending.at} className="flex gap-3">
            <span className="grid size-6 flex-none place-items-center rounded-full bg-muted text-muted-foreground">
              <SendingIcon act={sending.act} />
            </span>
            <span className="min-w-0">
              <span className="block text-muted-foreground">{WORDS[sending.act]}</span>
              <span className="block font-medium break-all">{sending.to ?? sending.by}</span>
              <span className="block text-xs text-muted-foreground">{timelineText(sending.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
