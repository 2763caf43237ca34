import { useState, type ReactNode } from 'react'
import QrCode from 'lucide-react/icons/qr-code'
import type { PaperAnswer } from '#kit/paper/links/contract.ts'
import { later } from '../client/later.tsx'
import { MapLink } from '../format/map-link.tsx'
import { timelineText } from '../format/zone.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { LinkedPaper } from './whatsapp-sheet.tsx'

const WhatsAppSheet = later(() => import('./whatsapp-sheet.tsx').then((parts) => parts.WhatsAppSheet))

/** Beyond this it is told apart when it was signed and when it was sent, in ms. */
const LATE = 5 * 60_000

/** What driver or receiver signed through the QR on a paper: who, when, where, the goods, the signature and photos. */
export function PaperAnswerCard({ answer }: { readonly answer: PaperAnswer }) {
  const isLate = Date.parse(answer.sentAt) - Date.parse(answer.signedAt) > LATE
  return (
    <Card title="Dijawab lewat QR">
      <dl className="grid gap-3">
        <Line name={answer.as === 'sopir' ? 'Sopir' : 'Penerima'}>{answer.by}</Line>
        <Line name="Ditandatangani">{timelineText(answer.signedAt)}</Line>
        {isLate && <Line name="Terkirim">{timelineText(answer.sentAt)}</Line>}
        <Line name="Barang">{answer.isComplete ? 'Lengkap dan baik' : 'Ada yang kurang atau rusak'}</Line>
        {answer.note && <Line name="Catatan">{answer.note}</Line>}
        {answer.place && (
          <Line name="Lokasi">
            <MapLink {...answer.place}>Lihat di peta</MapLink>
          </Line>
        )}
        <div>
          <dt className="text-muted-foreground">Tanda tangan</dt>
          <dd className="mt-1.5">
            <img
              src={`/storage/${answer.signature}`}
              alt={`Tanda tangan ${answer.by}`}
              className="h-20 w-full rounded-md border border-border bg-paper object-contain p-2"
            />
          </dd>
        </div>
        {answer.photos.length > 0 && (
          <div>
            <dt className="text-muted-foreground">Foto</dt>
            <dd className="mt-1.5 grid grid-cols-3 gap-2">
              {answer.photos.map((photo, at) => (
                <a key={photo} href={`/storage/${photo}`} target="_blank" rel="noreferrer" className="rounded-md">
                  <img
                    src={`/storage/${photo}?size=thumb`}
                    alt={`Foto ${at + 1} dari ${answer.by}`}
                    className="aspect-square w-full rounded-md border border-border object-cover"
                  />
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right font-medium break-words">{children}</dd>
    </div>
  )
}

/** Sends the link under the QR to somebody who cannot scan the paper, and ends links that were made. */
export function SigningLink({ label, paper }: { readonly label: string; readonly paper: LinkedPaper }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide icon={<QrCode />} onClick={() => setOpen(true)}>
        Tautan tanda terima
      </Button>
      {isOpen && <WhatsAppSheet label={label} paper={paper} onClose={() => setOpen(false)} />}
    </>
  )
}
