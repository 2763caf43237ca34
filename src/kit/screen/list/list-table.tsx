import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ListAnswer } from '#kit/list/columns.ts'
import { tickBox } from '../form/choice-fields.tsx'
import { cx } from '../ui/cx.ts'
import { BULK_ROOM } from './bulk-bar.tsx'
import { columnsThatFit, type ListColumn } from './column.ts'
import { countText } from './count-text.ts'
import { SkeletonRows } from './list-faces.tsx'
import { ListRow, type RowParts } from './list-row.tsx'
import type { ListState } from './list-state.ts'
import type { Selection } from './selection.ts'
import { tellCut } from './tell-cut.ts'
import { roomy, useRoom } from './use-room.ts'

interface ListTableProps<Row> extends RowParts<Row> {
  readonly title: string
  readonly columns: readonly ListColumn<Row>[]
  readonly answer: ListAnswer<Row> | undefined
  readonly state: ListState
  readonly selection: Selection
  readonly height: number
  readonly noun: string
  /** Rows can be ticked, where something can be done to many. */
  readonly canTick: boolean
  /** How the server sorts when nobody asked: '-date'. */
  readonly defaultSort?: string
  /** In place of rows. */
  readonly face?: ReactNode
}

const TICK = 44
/** In place of the ticks: cells carry 8 themselves, the card's edge is 16. */
const EDGE = 8
const MENU = 40

/** The table: sticky head, rows that are links, sums below; only its rows scroll. */
export function ListTable<Row extends { readonly id: string }>(props: ListTableProps<Row>) {
  const { title, answer, state, selection, height, noun, face, columns, canTick } = props
  const edge = canTick ? TICK : EDGE
  const [frame, width] = useWidth()
  const [room, measure] = useRoom()
  const shown = columnsThatFit(roomy(columns, room), { width, fixed: edge + MENU })
  const fixed = shown.map((column) => (column.width ? column.id : '')).join(' ')
  useLayoutEffect(() => measure(frame.current, fixed.split(' ')), [frame, measure, fixed, answer])
  const sums = shown.filter((column) => column.total && answer?.totals[column.id] !== undefined)
  const ids = answer?.rows.map((row) => row.id) ?? []
  const isTicking = canTick && selection.ids.length > 0
  return (
    <div
      ref={frame}
      data-scroll-restoration-id={`daftar-${title}`}
      // What is focused never lies under the head, the sums, or the bar over them.
      className={cx('relative min-h-0 flex-1 scroll-py-10 overflow-auto max-md:hidden', isTicking && 'scroll-pb-27')}
      tabIndex={-1}
    >
      <table
        aria-label={title}
        aria-rowcount={answer?.count}
        className={cx('w-full table-fixed border-separate border-spacing-0 text-left', !face && 'h-full')}
      >
        <colgroup>
          <col style={{ width: edge }} />
          {shown.map((column) => (
            <col key={column.id} style={column.width ? { width: column.width } : undefined} />
          ))}
          <col style={{ width: MENU }} />
        </colgroup>
        <thead className="sticky top-0 z-3">
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-b [&>*]:bg-row-hover">
            {canTick ? <TickAll ids={ids} selection={selection} /> : <td />}
            {shown.map((column) => (
              <Head
                key={column.id}
                column={column}
                sort={state.params['sort'] ?? props.defaultSort ?? ''}
                onSort={(sort) => state.set({ sort })}
              />
            ))}
            <td />
          </tr>
        </thead>
        <tbody onMouseMove={tellCut}>
          {face ? null : answer ? (
            answer.rows.map((row, index) => (
              <ListRow key={row.id} {...props} row={row} index={index} columns={shown} height={height} />
            ))
          ) : (
            <SkeletonRows columns={shown} height={height} />
          )}
          {!face && (
            <tr aria-hidden>
              <td colSpan={shown.length + 2} className="p-0">
                {isTicking && <div style={{ height: BULK_ROOM }} />}
              </td>
            </tr>
          )}
        </tbody>
        {sums.length > 0 && answer && answer.rows.length > 0 && (
          <tfoot className="sticky bottom-0 z-3">
            <tr className="h-10 font-semibold [&>*]:border-t [&>*]:bg-row-hover">
              <td />
              <Sums columns={shown} answer={answer} noun={noun} />
              <td />
            </tr>
          </tfoot>
        )}
      </table>
      {face}
    </div>
  )
}

function TickAll({ ids, selection }: { readonly ids: readonly string[]; readonly selection: Selection }) {
  const isAll = ids.length > 0 && ids.every((id) => selection.has(id))
  return (
    <td className="pl-4">
      <input
        type="checkbox"
        aria-label="Pilih semua di halaman ini"
        className={`${tickBox} block`}
        disabled={ids.length === 0}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && ids.some((id) => selection.has(id))
        }}
        onChange={(event) => selection.all(ids, event.target.checked)}
      />
    </td>
  )
}

interface HeadProps<Row> {
  readonly column: ListColumn<Row>
  readonly sort: string
  readonly onSort: (sort: string) => void
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const isUp = sort === column.id
  const isDown = sort === `-${column.id}`
  const first = column.sort === 'down' ? `-${column.id}` : column.id
  const next = isUp ? `-${column.id}` : isDown ? column.id : first
  const align = column.align === 'right' ? 'text-right' : ''
  if (!column.sort) {
    return (
      <th scope="col" className={cx('truncate px-2 font-medium', align)}>
        {column.title}
      </th>
    )
  }
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={cx('px-2 font-medium', align)}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className={cx(
          'group/sort inline-flex max-w-full items-center gap-1 rounded-sm font-medium hover:text-foreground',
          (isUp || isDown) && 'text-foreground',
        )}
      >
        <span className="truncate">{column.title}</span>
        {isDown ? (
          <ArrowDown className="size-3.5" aria-hidden />
        ) : isUp ? (
          <ArrowUp className="size-3.5" aria-hidden />
        ) : null}
      </button>
    </th>
  )
}

/** How many rows in all under the first columns, then each sum under its own. */
function Sums<Row>({
  columns,
  answer,
  noun,
}: {
  readonly columns: readonly ListColumn<Row>[]
  readonly answer: ListAnswer<Row>
  readonly noun: string
}) {
  const first = columns.findIndex((column) => column.total && answer.totals[column.id] !== undefined)
  return (
    <>
      <td colSpan={Math.max(1, first)} className="truncate px-2">
        {countText(answer)} {noun}
      </td>
      {columns.slice(Math.max(1, first)).map((column) => {
        const sum = answer.totals[column.id]
        return (
          <td key={column.id} className="px-2 text-right whitespace-nowrap figures">
            {sum === undefined ? null : column.total?.(sum)}
          </td>
        )
      })}
    </>
  )
}

/** The width of an element, followed as it changes. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(1062)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}
