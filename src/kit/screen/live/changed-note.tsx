import RefreshCw from 'lucide-react/icons/refresh-cw'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { clockText } from '../format/zone.ts'
import { useOtherChange, whoDid } from './heard.ts'

/** How long it stays to be read. */
const STAYS_MS = 12_000

/** Says quietly that somebody else has just changed what this page shows; the page itself is new already. */
export function ChangedNote() {
  const other = useOtherChange()
  const change = other?.change
  const seen = other?.seen
  useEffect(() => {
    const timer = change && setTimeout(() => seen?.(), STAYS_MS)
    return () => clearTimeout(timer)
    // A newer change begins the time anew; a newer function does not.
  }, [change])
  if (!change) return null
  return (
    <div
      role="status"
      className="mb-4 flex animate-rise items-center gap-2.5 rounded-lg bg-primary-soft px-3 py-2 text-small text-primary-soft-foreground"
    >
      <RefreshCw className="size-4 flex-none" aria-hidden />
      <p className="min-w-0 flex-1">
        Baru diubah oleh {whoDid(change)} pukul {clockText(change.at)}. Halaman ini sudah yang terbaru.
      </p>
      <button
        type="button"
        aria-label="Tutup pemberitahuan perubahan"
        onClick={seen}
        className="grid size-7 flex-none place-items-center rounded-md hover:bg-card/60 max-md:size-11"
      >
        <X className="size-4" />
      </button>
    </div>
  )
}
