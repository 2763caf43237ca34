import RotateCw from 'lucide-react/icons/rotate-cw'
import Lock from 'lucide-react/icons/lock'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '../client/connection.ts'
import type { Asked } from '../client/use-ask.ts'
import { Button } from './button.tsx'
import { Empty, IconTile } from './empty.tsx'

interface ErrorStateProps {
  readonly title?: string
  readonly text?: string | undefined
  readonly onRetry?: () => void
}

/** A part that could not be fetched: the error stays in that part. Without a network it says so, and comes by itself. */
export function ErrorState({
  title = 'Data gagal dimuat.',
  text = 'Periksa koneksi, lalu coba lagi.',
  onRetry,
}: ErrorStateProps) {
  const isOnline = useOnline()
  return (
    <div role="alert">
      <Empty
        picture={isOnline ? <BrokenLine /> : <NoSignal />}
        title={isOnline ? title : 'Anda sedang offline.'}
        text={isOnline ? text : 'Tampil lagi begitu ada sinyal.'}
        actions={
          onRetry ? (
            <Button icon={<RotateCw />} onClick={onRetry}>
              Coba lagi
            </Button>
          ) : null
        }
      />
    </div>
  )
}

/** A part whose question was refused: the lock where the right is missing, also one taken away just now. */
export function Unanswered({ asked, text }: UnansweredProps) {
  return asked.failure?.status === 403 ? <NoAccess /> : <ErrorState onRetry={asked.reload} text={text} />
}

interface UnansweredProps {
  readonly asked: Pick<Asked<unknown>, 'failure' | 'reload'>
  /** In place of what may be wrong with the connection. */
  readonly text?: string | undefined
}

/** A part this person may not see. */
export function NoAccess() {
  return (
    <Empty
      picture={
        <IconTile>
          <Lock />
        </IconTile>
      }
      title="Anda tidak punya akses ke bagian ini."
      text="Hubungi admin bila perlu."
    />
  )
}

function NoSignal() {
  return (
    <IconTile>
      <WifiOff />
    </IconTile>
  )
}

function BrokenLine() {
  return (
    <svg
      width="96"
      height="72"
      viewBox="0 0 96 72"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 36h22M64 36h22" stroke="var(--border-strong)" />
      <circle cx="48" cy="36" r="16" fill="var(--card)" stroke="var(--border-strong)" />
      <path d="M40 29l6 6M50 38l6 6" stroke="var(--danger)" strokeWidth="2" />
    </svg>
  )
}
