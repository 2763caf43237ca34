import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import { placeIn, type Place } from '../list/neighbours.ts'
import { ChangedNote } from '../live/changed-note.tsx'
import { Page } from '../shell/page.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface DetailPageProps {
  /** The number or the name. */
  readonly title: string
  /** The list this record belongs to. */
  readonly back: string
  readonly isCode?: boolean
  readonly badge?: ReactNode
  readonly meta?: ReactNode
  /** Outlined acts and the menu with the others. */
  readonly actions?: ReactNode
  /** The one next step. */
  readonly primary?: ReactNode
  /** The life of the document, under the header. */
  readonly stepper?: ReactNode
  /** The figure people came for, facts, related documents. */
  readonly rail?: ReactNode
  readonly children: ReactNode
}

/** A record as a page: what it is, where it stands, what comes next; its facts in a rail of 328. */
export function DetailPage(props: DetailPageProps) {
  const { title, back, isCode, badge, meta, actions, primary, stepper, rail, children } = props
  const pathname = useRouterState({ select: (router) => router.location.pathname })
  const neighbours = useMemo(() => placeIn(back, pathname), [back, pathname])
  const tools = (
    <>
      {neighbours && <RecordPager {...neighbours} />}
      {actions}
    </>
  )
  return (
    <Page
      title={title}
      heading={<span className={isCode ? 'code' : undefined}>{title}</span>}
      // A phone's bar says the number already; a name may be cut off there, so it is said again.
      saysOnce={isCode}
      back={back}
      badge={badge}
      meta={meta}
      actions={neighbours || actions ? tools : undefined}
      primary={primary}
    >
      <ChangedNote />
      {stepper}
      <div
        className={
          rail ? 'grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:gap-4 lg:grid-cols-[minmax(0,1fr)_328px]' : undefined
        }
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
        {rail && (
          <aside
            aria-label="Ringkasan"
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:order-first"
          >
            {rail}
          </aside>
        )}
      </div>
    </Page>
  )
}

/** The record before and after, as in the list; Alt+↑ and Alt+↓. */
function RecordPager({ place, before, after }: Place) {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowUp' ? before : event.key === 'ArrowDown' ? after : undefined
      if (!event.altKey || event.ctrlKey || !to || event.defaultPrevented) return
      event.preventDefault()
      void navigate({ to, replace: true })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [before, after, navigate])
  const go = (to: string | undefined) => to && void navigate({ to, replace: true })
  return (
    <span className="flex items-center gap-2 max-md:hidden">
      <span className="text-xs whitespace-nowrap text-subtle-foreground figures">{place}</span>
      <span className="flex">
        <IconButton
          size="sm"
          label="Sebelumnya"
          hint="Alt ↑"
          icon={<ChevronUp />}
          disabled={!before}
          onClick={() => go(before)}
        />
        <IconButton
          size="sm"
          label="Berikutnya"
          hint="Alt ↓"
          icon={<ChevronDown />}
          disabled={!after}
          onClick={() => go(after)}
        />
      </span>
    </span>
  )
}
