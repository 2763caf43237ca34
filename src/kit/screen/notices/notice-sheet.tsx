import { useState } from 'react'
import { listNotices, readAllNotices } from '#kit/notices/contract.ts'
import { useAct } from '../client/use-act.ts'
import { useAsk } from '../client/use-ask.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'

const shown = [
  { value: 'all', label: 'Semua' },
  { value: 'unread', label: 'Belum dibaca' },
] as const

interface NoticeSheetProps {
  readonly unread: number
  readonly onClose: () => void
}

/** What a person was told of, the newest first; a click leads to it. */
export function NoticeSheet({ unread, onClose }: NoticeSheetProps) {
  const [show, setShow] = useState<'all' | 'unread'>('all')
  const readAll = useAct(readAllNotices)
  return (
    <Sheet open onClose={onClose} title="Pemberitahuan" width="w-105">
      <div className="sticky top-0 z-1 flex flex-wrap items-center justify-between gap-2 border-b border-border-subtle bg-card px-4 py-2.5">
        <Segmented label="Pemberitahuan yang tampil" value={show} options={shown} onChange={setShow} />
        <Button
          variant="ghost"
          size="sm"
          disabled={unread === 0 || readAll.isBusy}
          onClick={() => void readAll.now({})}
        >
          <span>
            Tandai <span className="max-md:sr-only">semua </span>dibaca
          </span>
        </Button>
      </div>
      <NoticePage key={show} isUnread={show === 'unread'} onGo={onClose} />
    </Sheet>
  )
}

interface NoticePageProps {
  readonly isUnread: boolean
  readonly before?: string
  readonly onGo: () => void
}

/** One page of them; the next one hangs on the last row of this one. */
function NoticePage({ isUnread, before, onGo }: NoticePageProps) {
  const asked = useAsk(listNotices, { unread: isUnread, ...(before && { before }) }, { isQuiet: true })
  const [isMore, setMore] = useState(false)
  const { data } = asked
  if (!data) return asked.failure ? <Unanswered asked={asked} /> : <Loading rows={6} />
  if (data.rows.length === 0 && !before) return <Nothing isUnread={isUnread} />
  return (
    <>
      <ul aria-label="Pemberitahuan">
        {data.rows.map((row) => (
          <NoticeRow key={row.id} notice={row} onGo={onGo} />
        ))}
      </ul>
      {data.next !== null &&
        (isMore ? (
          <NoticePage isUnread={isUnread} before={data.next} onGo={onGo} />
        ) : (
          <div className="grid p-3">
            <Button variant="ghost" onClick={() => setMore(true)}>
              Tampilkan yang lebih lama
            </Button>
          </div>
        ))}
    </>
  )
}

function Nothing({ isUnread }: { readonly isUnread: boolean }) {
  return isUnread ? (
    <Empty title="Semua sudah dibaca." text="Yang baru muncul di sini begitu ada." />
  ) : (
    <Empty
      title="Belum ada pemberitahuan."
      text="Persetujuan yang menunggu, sebutan dalam komentar, dan jatuh tempo akan muncul di sini."
    />
  )
}
