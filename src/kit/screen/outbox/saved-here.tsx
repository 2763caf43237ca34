import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { GoButton } from '../shell/go.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { useOnline } from '../client/connection.ts'
import { carryOn } from './carry.ts'
import { useWaiting } from './outbox.ts'
import { WaitingRows } from './waiting-rows.tsx'

interface SavedHereProps {
  readonly title: string
  readonly back: string
  /** 'Tulis laporan lain'. */
  readonly another: string
  /** The form; it calls what it is given once its save lies on this device. */
  readonly children: (kept: () => void) => ReactNode
}

/** A form whose save may wait on this device: in its place stands then what waits, and the way to the next one. */
export function SavedHere({ title, back, another, children }: SavedHereProps) {
  const [isKept, setKept] = useState(false)
  if (!isKept)
    return children(() => {
      setKept(true)
      void carryOn()
    })
  return (
    <Page title={title} back={back} width="form">
      <Card
        title="Tersimpan di perangkat ini"
        heading="section"
        help="Terkirim sendiri begitu tersambung, satu kali, urut seperti Anda menyimpannya. Boleh ditutup."
      >
        <Waiting onMend={() => setKept(false)} />
        <div className="mt-4 flex flex-wrap gap-2 max-md:flex-col">
          <Button variant="filled" icon={<Plus />} onClick={() => setKept(false)}>
            {another}
          </Button>
          <GoButton to={back}>Ke daftar</GoButton>
        </div>
      </Card>
    </Page>
  )
}

function Waiting({ onMend }: { readonly onMend: () => void }) {
  const isEmpty = useWaiting(({ list }) => list.length === 0)
  if (isEmpty) return <p role="status">Semua sudah terkirim.</p>
  return (
    <ul aria-label="Menunggu sinyal" className="-ml-3">
      <WaitingRows onMend={onMend} />
    </ul>
  )
}

/** Says before it is saved where a save goes without a signal. */
export function NoSignal() {
  if (useOnline()) return null
  return (
    <Notice tone="info">Tanpa sinyal. Yang Anda simpan menunggu di perangkat ini dan dikirim begitu tersambung.</Notice>
  )
}

/** What the button that saves says: what happens now, or later. */
export function useSendLabel(label: string): string {
  return useOnline() ? label : 'Kirim saat ada sinyal'
}
