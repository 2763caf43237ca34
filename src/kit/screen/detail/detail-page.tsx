import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNeighbours, type Neighbours } from '../list/use-neighbours.ts'
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

/** Letters that two lines of a phone's bar hold. */
const LINES_OF_A_BAR = 40

/** A record as a page: what it is, where it stands, what comes next; its facts in a rail of 328. */
export function DetailPage(props: DetailPageProps) {
  const { title, back, isCode, badge, meta, actions, primary, stepper, rail, children } = props
  const pathname = useRouterState({ select: (router) => router.location.pathname })
  const neighbours = useNeighbours(back, pathname)
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
      // A phone's bar says it already, in two lines; only a name that is longer is said again.
      saysOnce={isCode || title.length <= LINES_OF_A_BAR}
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
function RecordPager({ place, before, after }: Neighbours) {
  const navigate = useNavigate()
  // Asked for before its page came: taken as soon as it is there.
  const wish = useRef<'before' | 'after'>(undefined)
  const go = (way: 'before' | 'after') => {
    const step = way === 'before' ? before : after
    wish.current = step === 'soon' ? way : undefined
    if (!step || step === 'soon') return
    step.take()
    void navigate({ to: step.to, replace: true })
  }
  useEffect(() => {
    if (wish.current) go(wish.current)
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = event.key === 'ArrowUp' ? 'before' : event.key === 'ArrowDown' ? 'after' : undefined
      if (!event.altKey || event.ctrlKey || !way || event.defaultPrevented) return
      event.preventDefault()
      go(way)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
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
          onClick={() => go('before')}
        />
        <IconButton
          size="sm"
          label="Berikutnya"
          hint="Alt ↓"
          icon={<ChevronDown />}
          disabled={!after}
          onClick={() => go('after')}
        />
      </span>
    </span>
  )
}
