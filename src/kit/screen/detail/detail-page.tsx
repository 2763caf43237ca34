import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNeighbours } from '../list/use-neighbours.ts'
import { ChangedNote } from '../live/changed-note.tsx'
import { Page } from '../shell/page.tsx'
import { cx } from '../ui/cx.ts'
import { RecordPager } from './record-pager.tsx'

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
      {/* The rail stands beside it where both have room: what counts is the page, not the window. */}
      <div className="@container/record">
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] gap-4',
            Boolean(rail) &&
              '@min-[880px]:grid-cols-[minmax(0,1fr)_280px] @min-[880px]:gap-6 @min-[960px]:grid-cols-[minmax(0,1fr)_328px]',
          )}
        >
          {/* Below the rail where there is one column; what waits for a decision goes above both. A wide tab stands above both columns. */}
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 has-[>[data-wide]]:contents @max-[880px]/record:contents @max-[880px]/record:*:order-1 @min-[880px]/record:*:data-wide:col-span-full">
            {children}
          </div>
          {rail && (
            <aside aria-label="Ringkasan" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
              {rail}
            </aside>
          )}
        </div>
      </div>
    </Page>
  )
}
