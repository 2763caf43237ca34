import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import type { MadeLink } from '#kit/paper/links/contract.ts'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { copyText } from '../client/copy-text.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Sheet } from '../ui/sheet.tsx'
import { complain } from '../ui/complain.ts'
import { notify } from '../ui/toast.tsx'

interface MadeLinkSheetProps {
  readonly label: string
  readonly link: MadeLink
  readonly onClose: () => void
}

/** The letter with its link, and the way into WhatsApp: one tap of the person, so that no browser holds it for a pop-up. */
export function MadeLinkSheet({ label, link, onClose }: MadeLinkSheetProps) {
  const copy = async () => {
    if (await copyText(link.url)) notify('Tautan disalin.')
    else complain('Tautan belum disalin.', 'Browser tidak mengizinkannya. Tandai tautannya, lalu salin sendiri.')
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Kirim ${inSentence(label)}`}
      foot={
        <>
          <Button icon={<Copy />} onClick={() => void copy()}>
            Salin tautan
          </Button>
          <a
            href={link.whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'filled' })}
            onClick={onClose}
          >
            <Send className="-ml-0.5" aria-hidden />
            Buka WhatsApp
          </a>
        </>
      }
    >
      <div className="grid gap-3 p-5">
        <p className="text-small text-muted-foreground">Pesan ini terisi di WhatsApp; Anda masih bisa mengubahnya.</p>
        <p className="rounded-lg bg-muted p-4 text-sm wrap-anywhere whitespace-pre-line">{link.text}</p>
      </div>
    </Sheet>
  )
}
