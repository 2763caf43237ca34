import Download from 'lucide-react/icons/download'
import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { notify } from '../ui/toast.tsx'

/** What the browser gives when it is ready to install. */
interface Offer {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Kept by theme.js: the browser asks soon after the first page, not when this card stands. */
const kept = window as { mandorInstall?: Offer | undefined }
const CHANGED = 'mandor-install'

function whenOffered(tell: () => void): () => void {
  addEventListener(CHANGED, tell)
  return () => removeEventListener(CHANGED, tell)
}

/** Puts the application on this device as one of its own, where the browser can; where it cannot, says where to ask. */
export function InstallCard() {
  const offer = useSyncExternalStore(whenOffered, () => kept.mandorInstall)
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const install = async () => {
    // An offer is good for one question.
    kept.mandorInstall = undefined
    dispatchEvent(new Event(CHANGED))
    const answer = await offer?.prompt()
    if (answer?.outcome === 'accepted') notify('Aplikasi dipasang di perangkat ini.')
  }
  return (
    <Card
      title="Pasang aplikasi"
      heading="section"
      help="Dibuka dari layar utama, di jendelanya sendiri. Datanya tetap di server."
    >
      {isInstalled ? <p className="text-muted-foreground">Sudah dibuka sebagai aplikasi di perangkat ini.</p> : null}
      {!isInstalled && offer ? (
        <Button icon={<Download />} onClick={() => void install()} className="max-md:w-full">
          Pasang aplikasi
        </Button>
      ) : null}
      {!isInstalled && !offer ? <Elsewhere /> : null}
    </Card>
  )
}

function Elsewhere() {
  if (!isSecureContext) return <p className="text-muted-foreground">Perlu alamat https. Minta admin memasangnya.</p>
  return (
    <p className="text-muted-foreground">
      Buka menu peramban, lalu pilih <b className="font-medium text-foreground">Instal aplikasi</b> atau{' '}
      <b className="font-medium text-foreground">Tambahkan ke layar utama</b>.
    </p>
  )
}
