import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

type NoticeTone = 'danger' | 'warning' | 'info' | 'success'

const looks: Record<NoticeTone, string> = {
  danger: 'border-danger/24 bg-danger-soft [&>.lucide]:text-danger',
  warning: 'border-warning/24 bg-warning-soft [&>.lucide]:text-warning',
  info: 'border-info/24 bg-info-soft [&>.lucide]:text-info',
  success: 'border-success/24 bg-success-soft [&>.lucide]:text-success',
}

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

interface NoticeProps {
  readonly tone: NoticeTone
  /** Focusable, for a place where the eye should go after an error. */
  readonly ref?: Ref<HTMLDivElement>
  readonly className?: string
  readonly children: ReactNode
}

/** Something to know, in the page. Dangers are read aloud at once, the rest politely. */
export function Notice({ tone, ref, className, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-lg border px-4 py-3', looks[tone], className)}
    >
      <Icon className="mt-0.5 max-md:mt-1" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
