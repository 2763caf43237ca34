import Bell from 'lucide-react/icons/bell'
import { Suspense, useState } from 'react'
import { countNotices } from '#kit/notices/contract.ts'
import { inCase } from '../client/fetched.ts'
import { lazy } from '../client/lazy.tsx'
import { useAsk } from '../client/use-ask.ts'
import { useAltKey } from '../shell/keys.ts'
import { IconButton } from '../ui/icon-button.tsx'

const NoticeSheet = lazy(() => import('./notice-sheet.tsx').then((parts) => ({ default: parts.NoticeSheet })))

/** The bell of the topbar: how much waits, and the way to it. */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  useAltKey('KeyT', () => setOpen(true))
  const { data } = useAsk(countNotices, {}, { isQuiet: true, freshFor: 30_000 })
  const unread = data?.unread ?? 0
  const many = unread > 99 ? '99+' : String(unread)
  return (
    <>
      <span className="relative">
        <IconButton
          label={unread > 0 ? `Pemberitahuan, ${many} belum dibaca` : 'Pemberitahuan'}
          icon={<Bell />}
          hint="Alt T"
          aria-keyshortcuts="Alt+T"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void inCase(() => import('./notice-sheet.tsx'))}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-danger px-1 text-[10px]/4 font-semibold text-danger-foreground ring-2 ring-card figures max-md:top-1.5 max-md:right-1"
          >
            {many}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticeSheet onClose={() => setOpen(false)} unread={unread} />
        </Suspense>
      )}
    </>
  )
}
