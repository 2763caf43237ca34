import AtSign from 'lucide-react/icons/at-sign'
import BookAlert from 'lucide-react/icons/book-alert'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileDown from 'lucide-react/icons/file-down'
import FileClock from 'lucide-react/icons/file-clock'
import Hourglass from 'lucide-react/icons/hourglass'
import PackageMinus from 'lucide-react/icons/package-minus'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import UserCheck from 'lucide-react/icons/user-check'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readNotices, type NoticeLine } from '#kit/notices/contract.ts'
import { kindWords, type NoticeKind } from '#kit/notices/kinds.ts'
import { doAct } from '../client/do-act.ts'
import { logFailure } from '../client/log.ts'
import { timelineText } from '../format/zone.ts'
import { cx } from '../ui/cx.ts'

const icons: Readonly<Record<NoticeKind, ReactNode>> = {
  'approval-waiting': <Hourglass />,
  'approval-decided': <CircleCheck />,
  mention: <AtSign />,
  assigned: <UserCheck />,
  due: <CalendarClock />,
  'stock-low': <PackageMinus />,
  expiring: <FileClock />,
  'import-done': <FileDown />,
  books: <BookAlert />,
  security: <ShieldAlert />,
}

interface NoticeRowProps {
  readonly notice: NoticeLine
  readonly onGo: () => void
}

/** One thing that was told; opening it marks it as read. */
export function NoticeRow({ notice, onGo }: NoticeRowProps) {
  const { id, kind, title, href, by, at, isRead } = notice
  const router = useRouter()
  const open = () => {
    if (!isRead) void doAct(readNotices, { ids: [id] }).catch(logFailure)
    onGo()
    void router.navigate({ href })
  }
  return (
    <li className="border-b border-border-subtle">
      <button
        type="button"
        onClick={open}
        className={cx(
          'flex w-full gap-3 px-4 py-3 text-left outline-offset-[-2px] hover:bg-row-hover',
          !isRead && 'bg-primary-soft/50',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-8 flex-none place-items-center rounded-full [&_.lucide]:size-4',
            isRead ? 'bg-muted text-muted-foreground' : 'bg-primary-soft text-primary-soft-foreground',
          )}
        >
          {icons[kind]}
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('block break-words', !isRead && 'font-medium')}>{title}</span>
          <span className="mt-0.5 block text-xs text-muted-foreground">
            {by ?? kindWords[kind]} · <time dateTime={at}>{timelineText(at)}</time>
          </span>
        </span>
        {!isRead && (
          <span className="mt-1.5 size-2 flex-none rounded-full bg-primary">
            <span className="sr-only">belum dibaca</span>
          </span>
        )}
      </button>
    </li>
  )
}
