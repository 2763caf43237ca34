import CloudOff from 'lucide-react/icons/cloud-off'
import { useOnline } from '../client/connection.ts'
import { useQueued } from '../client/queued.ts'
import { cancelSlow, useSlow } from '../client/slow.ts'
import { CloudCheck } from '../ui/cloud-check.tsx'
import { Spinner } from '../ui/spinner.tsx'

const pill =
  'inline-flex items-center gap-1.5 rounded-full py-[3px] pr-2.5 pl-2 text-small font-medium whitespace-nowrap'

/** Whether what was done has arrived: saved, offline, or a slow line that may be given up; that takes a row on a phone. */
export function StatusChip() {
  const isOnline = useOnline()
  const isSlow = useSlow((slow) => slow.calls.size > 0)
  const queued = useQueued(({ files, forms }) => files + forms)
  return (
    <div
      role="status"
      className="flex max-md:has-[button]:order-last max-md:has-[button]:basis-full max-md:has-[button]:justify-center max-md:has-[button]:pb-1.5"
    >
      {!isOnline ? (
        <span className={`${pill} bg-accent-soft text-accent`}>
          <CloudOff /> <span className="max-md:sr-only">Offline</span>
          {queued > 0 && <span className="figures">· {queued} antre</span>}
        </span>
      ) : isSlow ? (
        <span className={`${pill} bg-warning-soft text-warning`}>
          <Spinner />
          Koneksi lambat — masih mencoba
          <button
            type="button"
            onClick={cancelSlow}
            className="rounded-sm text-foreground underline underline-offset-2 max-md:-my-2 max-md:h-11 max-md:w-auto!"
          >
            Batalkan
          </button>
        </span>
      ) : (
        <span className="inline-flex items-center gap-1.5 text-small whitespace-nowrap text-muted-foreground max-md:sr-only">
          <CloudCheck className="text-success" /> <span className="@max-[40rem]/bar:sr-only">Tersimpan</span>
        </span>
      )}
    </div>
  )
}
