import { Fragment, Suspense, type ReactNode } from 'react'
import type { ListAnswer } from '#kit/list/columns.ts'
import { lazy } from '../client/lazy.tsx'
import { Go } from '../shell/go.tsx'
import { useLate } from '../ui/use-late.ts'
import type { CardPlace, ListColumn } from './column.ts'
import type { RowParts } from './list-row.tsx'
import type { Selection } from './selection.ts'

interface ListCardsProps<Row> extends RowParts<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly answer: ListAnswer<Row> | undefined
  readonly title: string
  /** While cards are being ticked, a tap ticks instead of opening. */
  readonly ticks?: Selection | undefined
}

/** The list on a phone: rows of three lines, separated by lines, from the same columns as the table. */
export function ListCards<Row extends { readonly id: string }>({
  columns,
  answer,
  title,
  ticks,
  ...parts
}: ListCardsProps<Row>) {
  if (!answer) return <CardBars />
  return (
    <ul aria-label={title} className="md:hidden">
      {answer.rows.map((row) => (
        <li key={row.id} data-row={row.id} className="border-b border-border-subtle">
          {ticks ? (
            <Suspense>
              <TickedCard name={parts.nameOf(row)} id={row.id} ticks={ticks} face={face}>
                <Card row={row} columns={columns} />
              </TickedCard>
            </Suspense>
          ) : (
            <CardLink row={row} {...parts}>
              <Card row={row} columns={columns} />
            </CardLink>
          )}
        </li>
      ))}
    </ul>
  )
}

const TickedCard = lazy(() => import('./ticked-card.tsx').then((parts) => ({ default: parts.TickedCard })))

// The ring stands inside: the list is as wide as the window.
const face = 'grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-left w-full -outline-offset-2'

function CardLink<Row extends { readonly id: string }>({
  row,
  linkOf,
  onOpen,
  onLeave,
  children,
}: RowParts<Row> & { readonly row: Row; readonly children: ReactNode }) {
  if (linkOf) {
    return (
      <Go to={linkOf(row)} className={face} onClick={() => onLeave(row.id)}>
        {children}
      </Go>
    )
  }
  if (!onOpen) return <div className={face}>{children}</div>
  return (
    <button type="button" className={face} onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}

function Card<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly ListColumn<Row>[] }) {
  const at = (place: CardPlace) =>
    columns
      .filter((column) => column.card === place)
      .map((column) => ({ id: column.id, content: (column.onCard ?? column.cell)(row) }))
      .filter(({ content }) => content !== null && content !== undefined && content !== '')
      .map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
  const [title, subtitle, meta] = [at('title'), at('subtitle'), at('meta')]
  const [amount, status, remainder] = [at('amount'), at('status'), at('remainder')]
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-base">
        <span className="line-clamp-4 min-w-0 font-semibold break-words">{title}</span>
        <span className="flex-none font-semibold figures">{amount}</span>
      </span>
      {(subtitle.length > 0 || status.length > 0) && (
        // A number is not cut for the sake of its badge.
        <span className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 text-small text-muted-foreground">
          <Dotted parts={subtitle} />
          <span className="ml-auto flex-none">{status}</span>
        </span>
      )}
      {(meta.length > 0 || remainder.length > 0) && (
        // How far it is and what is left are told whole, in two lines if need be.
        <span className="flex flex-wrap items-center justify-between gap-x-3 text-small text-muted-foreground">
          <Dotted parts={meta} />
          <span className="ml-auto flex-none figures">{remainder}</span>
        </span>
      )}
    </>
  )
}

/** Facts side by side, a dot between; with larger text in two lines. */
function Dotted({ parts }: { readonly parts: readonly ReactNode[] }) {
  return (
    <span className="line-clamp-2 min-w-0 leading-5 break-words">
      {parts.map((part, index) => (
        // The parts of one card never change their order.
        <span key={index} className="not-first:before:content-['_·_'] empty:hidden">
          {part}
        </span>
      ))}
    </span>
  )
}

function CardBars() {
  const isLate = useLate(150)
  return (
    <div className={`md:hidden ${isLate ? '' : 'invisible'}`} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid animate-breathe gap-3 border-b border-border-subtle px-4 py-4">
          <span className="h-3.5 w-3/5 rounded-sm bg-muted" />
          <span className="h-2.5 w-2/5 rounded-sm bg-muted" />
          <span className="h-2.5 w-1/2 rounded-sm bg-muted" />
        </div>
      ))}
    </div>
  )
}
