import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { memo, type ReactNode } from 'react'
import { useErrors, useValue } from '../form/form-context.ts'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { isTyped, type GridRow } from './column.ts'
import { GridCell, SpanCell, WorkedCell } from './grid-cell.tsx'
import { cardPlaces } from './phone-card.ts'
import type { Grid } from './use-grid.ts'

export interface RowProps {
  readonly grid: Grid
  readonly gridId: string
  readonly index: number
  readonly rowKey: string
  readonly isActive: boolean
  readonly isPhone: boolean
  /** The row that asks to be filled. */
  readonly isNext: boolean
  /** It neither moves nor goes. */
  readonly isGiven: boolean
  readonly warn?: (row: GridRow) => ReactNode
  readonly hint?: (row: GridRow) => ReactNode
}

// What is out of sight is neither laid out nor painted: a keystroke among 200 lines costs what it costs among ten.
const rowClass =
  'border-b border-border-subtle [contain-intrinsic-size:auto_40px] [content-visibility:auto] not-print:data-far:*:[clip-path:inset(50%)] focus-within:bg-row-hover md:grid md:grid-cols-(--columns) ' +
  'max-md:relative max-md:grid max-md:grid-cols-12 max-md:gap-x-1.5 max-md:gap-y-2 max-md:px-4 max-md:py-3 max-md:[contain-intrinsic-size:auto_184px]'

/** One line; while one types in it, its number is a grip and × stands at its end. */
export const GridLine = memo(function GridLine({
  grid,
  gridId,
  index,
  rowKey,
  isActive,
  isPhone,
  isNext,
  isGiven,
  warn,
  hint,
}: RowProps) {
  const typed = grid.columns.filter(isTyped)
  const kind = useValue(`${grid.name}.${index}.${grid.spans?.kind ?? 'key'}`)
  const span = grid.spans?.of.find((one) => one.value === kind)
  const rowId = `${gridId}-r${rowKey}`
  const places = cardPlaces(grid.columns)
  const act = (what: 'duplicate' | 'remove') => grid.act({ act: what }, index, 0)
  return (
    <tr data-row={rowKey} className={cx(rowClass, isNext && '[&>td]:border-r-transparent')}>
      <td
        id={rowId}
        aria-label={`Baris ${index + 1}`}
        className="grid h-[39px] place-items-center border-r border-border-subtle p-0 text-subtle-foreground figures max-md:absolute max-md:top-3 max-md:left-1.5 max-md:h-12 max-md:w-8 max-md:border-0"
      >
        {isNext ? (
          <Plus className="text-primary" aria-hidden />
        ) : isActive && !isGiven ? (
          <Menu
            align="start"
            label={`Baris ${index + 1}`}
            trigger={
              <IconButton
                plain
                size="sm"
                tabIndex={-1}
                label={`Aksi baris ${index + 1}`}
                icon={<GripVertical />}
                className="max-md:-mx-2"
              />
            }
          >
            <MenuItem hint="Alt ↑" onSelect={() => grid.act({ act: 'move', by: -1 }, index, 0)}>
              Naikkan
            </MenuItem>
            <MenuItem hint="Alt ↓" onSelect={() => grid.act({ act: 'move', by: 1 }, index, 0)}>
              Turunkan
            </MenuItem>
            <MenuItem hint="Ctrl Enter" onSelect={() => act('duplicate')}>
              Duplikat
            </MenuItem>
            <MenuItem hint="Ctrl Del" danger onSelect={() => act('remove')}>
              Hapus baris
            </MenuItem>
          </Menu>
        ) : (
          index + 1
        )}
      </td>
      {span ? (
        <SpanCell grid={grid} index={index} rowKey={rowKey} span={span} labelledBy={rowId} />
      ) : (
        grid.columns.map((column, at) =>
          column.kind === 'worked' ? (
            <WorkedCell key={column.id} grid={grid} index={index} column={column} place={places[at] ?? ''} />
          ) : (
            <GridCell
              key={column.id}
              grid={grid}
              index={index}
              rowKey={rowKey}
              column={column}
              at={typed.indexOf(column)}
              labelledBy={`${gridId}-c${column.id} ${rowId}`}
              isPhone={isPhone}
              isIdle={isNext}
              place={places[at] ?? ''}
            />
          ),
        )
      )}
      <td className="grid place-items-center p-0 max-md:absolute max-md:top-3 max-md:right-1 max-md:h-12">
        {isActive && !isNext && !isGiven && (
          <IconButton
            plain
            size="sm"
            tabIndex={-1}
            label={`Hapus baris ${index + 1}`}
            icon={<X />}
            onClick={() => act('remove')}
          />
        )}
      </td>
      {!isNext && <LineNote grid={grid} index={index} warn={warn} hint={hint} />}
    </tr>
  )
})

/** A line of 28 below its row: what is wrong with it, else what to know about it. */
function LineNote({ grid, index, warn, hint }: Pick<RowProps, 'grid' | 'index' | 'warn' | 'hint'>) {
  const path = `${grid.name}.${index}`
  const row = useValue<GridRow | undefined>(path)
  const errors = useErrors()
  const wrong = grid.columns.map((column) => errors[`${path}.${column.id}`]?.[0]).find(Boolean) ?? errors[path]?.[0]
  const warning = wrong ?? (row && warn?.(row))
  const note = warning ?? (row && hint?.(row))
  if (!note) return null
  return (
    <td
      className={cx(
        'col-start-2 -col-end-1 block px-2 pb-2 text-xs max-md:col-span-full max-md:px-0 max-md:pb-0',
        wrong ? 'font-medium text-danger' : warning ? 'font-medium text-warning' : 'text-muted-foreground',
      )}
    >
      <span className="flex items-center gap-1.5">
        {warning && <TriangleAlert className="size-3.5" aria-hidden />}
        <span>{note}</span>
      </span>
    </td>
  )
}
