import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, type ReactNode } from 'react'
import { tickBox } from '../form/choice-fields.tsx'
import { Go } from '../shell/go.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import type { ListColumn } from './column.ts'
import type { Selection } from './selection.ts'

/** What a list knows of each row. */
export interface RowParts<Row> {
  /** What a row is called aloud. */
  readonly nameOf: (row: Row) => string
  readonly linkOf?: (row: Row) => string
  readonly menuOf?: (row: Row) => ReactNode
  /** Without a page of its own, a row may open something here. */
  readonly onOpen?: (row: Row) => void
  /** Remembers which row was left, for the way back. */
  readonly onLeave: (id: string) => void
  /** A row saved a moment ago flashes once. */
  readonly flashing?: string
}

interface ListRowProps<Row> extends RowParts<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly ListColumn<Row>[]
  readonly height: number
  readonly selection: Selection
  readonly canTick: boolean
}

function ListRowOnce<Row extends { readonly id: string }>(props: ListRowProps<Row>) {
  const { row, columns, height, selection, nameOf, menuOf, flashing, canTick } = props
  const isTicked = selection.has(row.id)
  return (
    <tr
      data-row={row.id}
      style={{ height }}
      aria-selected={isTicked || undefined}
      className={cx(
        'group relative has-[a:focus-visible]:bg-row-hover',
        // Links of its own lie above the one that covers the row.
        '[&_a:not([data-cover])]:relative [&_a:not([data-cover])]:z-1',
        isTicked ? 'bg-row-selected shadow-[inset_2px_0_var(--primary)]' : 'hover:bg-row-hover',
        flashing === row.id && 'animate-flash',
      )}
    >
      <td className={cx('border-b border-border-subtle py-0', canTick && 'relative z-1 pl-4')}>
        {canTick && (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Pilih ${nameOf(row)}`}
            className={`${tickBox} block before:absolute before:-inset-3`}
            checked={isTicked}
            onChange={() => selection.toggle(row.id)}
          />
        )}
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(
            'border-b border-border-subtle px-2 py-0 whitespace-nowrap',
            column.align === 'right' && 'text-right figures',
            !column.width && 'truncate',
          )}
        >
          {column.isMain ? <MainCell {...props} column={column} /> : column.cell(row)}
        </td>
      ))}
      <td className="relative z-1 border-b border-border-subtle p-0 text-center">
        {menuOf && (
          <Menu
            label={`Aksi ${nameOf(row)}`}
            trigger={
              <IconButton size="sm" plain label={`Aksi ${nameOf(row)}`} icon={<Ellipsis />} className="align-middle" />
            }
          >
            {menuOf(row)}
          </Menu>
        )}
      </td>
    </tr>
  )
}

/** A row renders again only when it, its columns or its tick change. */
export const ListRow = memo(ListRowOnce) as typeof ListRowOnce

function MainCell<Row extends { readonly id: string }>({
  row,
  column,
  linkOf,
  onOpen,
  onLeave,
}: ListRowProps<Row> & { readonly column: ListColumn<Row> }) {
  const look =
    'block truncate rounded-sm font-semibold after:absolute after:inset-0 hover:text-primary focus-visible:text-primary group-hover:text-primary outline-offset-1'
  if (linkOf) {
    return (
      <Go data-cover to={linkOf(row)} className={look} onClick={() => onLeave(row.id)}>
        {column.cell(row)}
      </Go>
    )
  }
  if (!onOpen) return <span className="block truncate font-semibold">{column.cell(row)}</span>
  return (
    <button data-cover type="button" onClick={() => onOpen(row)} className={`${look} w-full text-left`}>
      {column.cell(row)}
    </button>
  )
}
