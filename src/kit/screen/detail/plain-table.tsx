import { isValidElement, type CSSProperties, type ReactNode } from 'react'
import { percentFormat, qtyFormat, thousands } from '#ground/format.ts'
import { Money, type MoneyProps } from '../format/money.tsx'
import { Percent, Qty, type QtyProps } from '../format/quantity.tsx'
import { cx } from '../ui/cx.ts'

export interface PlainColumn<Row> {
  readonly id: string
  readonly title: string
  /** The right without which the column is left out: see `useOwnColumns`. */
  readonly needs?: string
  /** The title is read aloud only: a column of buttons. */
  readonly isQuiet?: boolean
  readonly width?: number
  readonly align?: 'right'
  /** Left out on phones. */
  readonly isWide?: boolean
  /** On phones it stands under this column, in small. */
  readonly under?: string
  readonly cell: (row: Row) => ReactNode
  /** The figure that a cell of more than text shows: the column is wide enough for the longest. */
  readonly figure?: (row: Row) => string | null | undefined
}

interface PlainTableProps<Row> {
  readonly label: string
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Its first cell takes the whole line: the title of a part, a note. */
  readonly isWhole?: (row: Row) => boolean
  /** A row before the first: what was there already. */
  readonly lead?: ReactNode
  readonly foot?: ReactNode
}

// On a phone the column without a width takes what the others leave, and wraps.
const namesOnPhones =
  'truncate max-md:w-full max-md:max-w-0 max-md:min-w-24 max-md:py-2 max-md:wrap-anywhere max-md:whitespace-normal max-md:[&_.truncate]:whitespace-normal'

/** A table inside a card: lines of a document, a statement. It scrolls sideways by itself where the page is narrow. */
export function PlainTable<Row>({ label, columns, rows, keyOf, isWhole, lead, foot }: PlainTableProps<Row>) {
  const below = (column: PlainColumn<Row>) => columns.filter((one) => one.under === column.id)
  // On a phone the first and last columns are those that are left.
  const left = columns.filter((column) => !isOff(column))
  const edges = (column: PlainColumn<Row>) =>
    `first:pl-5 last:pr-5 ${column === left[0] ? 'max-md:pl-5' : ''} ${column === left.at(-1) ? 'max-md:pr-5' : ''}`
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={`Tabel ${label}`} tabIndex={0}>
      <table className="w-full border-separate border-spacing-0 text-left md:table-fixed">
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.id}
              className={cx('md:w-(--width)', isOff(column) && 'max-md:hidden')}
              style={column.width ? ({ '--width': `${wideEnough(column, rows)}px` } as CSSProperties) : undefined}
            />
          ))}
        </colgroup>
        <thead>
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-b [&>*]:border-border [&>*]:bg-row-hover">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  'px-2 font-medium whitespace-nowrap max-md:whitespace-normal',
                  edges(column),
                  column.align === 'right' && 'text-right',
                  isOff(column) && 'max-md:hidden',
                )}
              >
                {column.isQuiet ? <span className="sr-only">{column.title}</span> : column.title}
                {below(column).map((one) => (
                  <span key={one.id} className="md:hidden">
                    {` · ${one.title}`}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lead}
          {rows.map((row) => (
            <tr key={keyOf(row)} className="group/line [&:last-child>td]:border-b-0">
              {(isWhole?.(row) ? columns.slice(0, 1) : columns).map((column) => (
                <td
                  key={column.id}
                  colSpan={isWhole?.(row) ? columns.length : undefined}
                  className={cx(
                    'h-11 border-b border-border-subtle px-2 max-md:h-13',
                    edges(column),
                    column.align === 'right' ? 'text-right whitespace-nowrap figures' : !column.width && namesOnPhones,
                    isOff(column) && 'max-md:hidden',
                  )}
                >
                  {column.cell(row)}
                  {below(column).map((one) => (
                    <small key={one.id} className="block text-xs font-normal text-muted-foreground md:hidden">
                      {one.cell(row)}
                    </small>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot}
      </table>
    </div>
  )
}

/** Whether a phone has no column of its own for it. */
function isOff<Row>({ isWide, under }: PlainColumn<Row>) {
  return isWide || under
}

/** As wide as the longest figures that are told as text, money, quantity or percent, 8 a sign and 28 around them: a cut number is a wrong number. */
function wideEnough<Row>({ width = 0, align, cell, figure }: PlainColumn<Row>, rows: readonly Row[]): number {
  const told = align ? rows.map((row) => textOf((figure ?? cell)(row))) : []
  return Math.max(width, ...told.map((text) => text.length * 8 + 28))
}

function textOf(told: ReactNode): string {
  if (typeof told === 'string') return told
  if (!isValidElement<MoneyProps & QtyProps>(told) || !told.props.value) return ''
  const { value, unit } = told.props
  if (told.type === Money) return thousands(value)
  if (told.type === Percent) return percentFormat(value)
  return told.type === Qty ? [qtyFormat(value), unit].filter(Boolean).join(' ') : ''
}
