import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react'
import { useFormScope, useRested } from '../form/form-context.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { isRight, type GridColumn, type GridRow, type Spans } from './column.ts'
import { widerColumns } from './column-room.ts'
import { GridLine } from './grid-row.tsx'
import { useFarRows } from './use-far-rows.ts'
import { useGrid } from './use-grid.ts'
import { useIsPhone } from './use-is-phone.ts'

/** Milliseconds without a key after which somebody has written a figure to its end. */
const REST = 800

interface LineGridProps {
  /** The path of the rows in the form. */
  readonly name: string
  readonly title: string
  readonly columns: readonly GridColumn[]
  /** The cells of a fresh row; left out where the rows are given: none comes, goes or moves. */
  readonly blank?: () => Readonly<Record<string, unknown>>
  /** A sentence under a row that wants attention without being wrong. */
  readonly warn?: (row: GridRow) => ReactNode
  /** A quiet sentence under a row that has nothing to warn of. */
  readonly hint?: (row: GridRow) => ReactNode
  /** Beside the heading: other ways to bring lines in. */
  readonly aside?: ReactNode
  /** Headings and notes between the lines; each kind has its button in the foot. */
  readonly spans?: Spans
}

/** Lines of a document: a table of inputs one works through without the mouse, or pastes into from Excel. */
export function LineGrid({ name, title, columns, blank, warn, hint, aside, spans }: LineGridProps) {
  const gridId = useId().replaceAll(/[^A-Za-z0-9]/g, '')
  const { store } = useFormScope()
  const { grid, rowKeys, nextKey, heading, press, paste, addSpan } = useGrid({ name, columns, blank, spans })
  const isPhone = useIsPhone()
  const body = useFarRows(rowKeys.length)
  const [active, setActive] = useState<string>()
  // A column grows when typing rests: every line is laid out anew by it.
  const widest = (rows: unknown) => widerColumns((rows as readonly GridRow[] | undefined) ?? [], columns)
  const wider = useRested(name, widest, REST)
  useEffect(() => {
    const forget = columns.map((column) => store.name(`${name}.*.${column.id}`, column.title.replace(/ \(Rp\)$/, '')))
    return () => forget.forEach((one) => one())
  }, [store, name, columns])

  const enter = (event: FocusEvent) => setActive(event.target.closest<HTMLElement>('[data-row]')?.dataset.row)
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-border bg-card">
      <div className="flex min-h-14 items-center gap-1 px-5">
        <h2 ref={heading} tabIndex={-1} className="mr-auto text-base font-semibold outline-none">
          {title}
        </h2>
        {aside}
        <span className="mr-1 text-xs text-muted-foreground max-md:hidden">Tempel dari Excel dengan</span>
        <Key>Ctrl</Key>
        <Key>V</Key>
      </div>
      <table
        aria-label={title}
        className="block overflow-x-auto"
        style={{ '--columns': tracksOf(columns, wider) } as CSSProperties}
        onKeyDown={press}
        onPaste={paste}
        onFocus={enter}
      >
        <thead className="block max-md:sr-only">
          <tr className="grid h-9 grid-cols-(--columns) items-center border-y border-t-border-subtle border-b-border bg-row-hover text-xs text-muted-foreground">
            <td />
            {columns.map((column) => (
              <th
                key={column.id}
                id={`${gridId}-c${column.id}`}
                scope="col"
                className={cx('px-2 font-medium whitespace-nowrap', isRight(column) ? 'text-right' : 'text-left')}
              >
                {column.title}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody ref={body} className="block">
          {(blank ? [...rowKeys, nextKey] : rowKeys).map((key, index) => (
            <GridLine
              key={key}
              grid={grid}
              gridId={gridId}
              index={index}
              rowKey={key}
              isActive={active === key}
              isPhone={isPhone}
              isNext={index === rowKeys.length}
              isGiven={!blank}
              warn={warn}
              hint={hint}
            />
          ))}
        </tbody>
      </table>
      <div className="flex min-h-11 items-center px-2">
        {spans?.of.map((kind) => (
          <Button key={kind.value} variant="ghost" size="xs" icon={<Plus />} onClick={() => addSpan(kind.value)}>
            {kind.label}
          </Button>
        ))}
        <span className="ml-auto px-2 text-xs text-subtle-foreground max-md:hidden">
          Enter isian berikutnya · Ctrl D salin dari atas
        </span>
      </div>
    </section>
  )
}

/** Widths of the columns: number, cells, the end. */
function tracksOf(columns: readonly GridColumn[], wider: string): string {
  const rooms = new Map(wider.split(' ').map((one) => one.split(':') as [string, string]))
  const tracks = columns.map(({ id, width }) => (width ? `${rooms.get(id) ?? width}px` : 'minmax(120px, 1fr)'))
  return ['36px', ...tracks, '40px'].join(' ')
}

function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-border bg-card px-1.5 font-sans text-2xs font-medium text-muted-foreground max-md:hidden">
      {children}
    </kbd>
  )
}
