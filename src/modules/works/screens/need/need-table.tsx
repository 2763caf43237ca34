import { qtyFormat } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { RowToggle, useClosed } from '#kit/screen/detail/row-toggle.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { tick } from '#kit/screen/ui/check-box.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { NeedOfMaterial, WeekNeed } from '../../need/contract.ts'
import { weekWords, type NeedRow } from './weeks.ts'

interface NeedTableProps {
  readonly rows: readonly NeedRow[]
  readonly weekOne: string | null
  readonly ticked: ReadonlySet<string>
  readonly onToggle: ((key: string) => void) | undefined
  readonly onTie: ((material: NeedOfMaterial) => void) | undefined
}

type Line = { readonly row: NeedRow; readonly of?: WeekNeed }

/** A material in a row, its weeks under it: needed, on its way, here, and short. */
export function NeedTable({ rows, weekOne, ...ways }: NeedTableProps) {
  const [closed, toggle] = useClosed(() => rows.map((row) => row.key))
  const lines = rows.flatMap((row): Line[] => [
    { row },
    ...(closed.has(row.key) ? [] : row.weeks.map((of) => ({ row, of }))),
  ])
  return (
    <PlainTable
      label="Kebutuhan bahan"
      columns={columnsWith({ ...ways, weekOne, closed, open: toggle })}
      rows={lines}
      keyOf={({ row, of }) => (of ? `${row.key} ${of.week ?? 'x'}` : row.key)}
    />
  )
}

interface Ways extends Omit<NeedTableProps, 'rows'> {
  readonly closed: ReadonlySet<string>
  readonly open: (key: string) => void
}

function columnsWith(ways: Ways): readonly PlainColumn<Line>[] {
  const shown = (id: 'requested' | 'ordered' | 'came' | 'used' | 'onSite', title: string): PlainColumn<Line> => ({
    ...{ id, title, width: 88, align: 'right', isWide: true },
    cell: ({ row, of }) => !of && <Told value={row[id]} />,
    figure: ({ row, of }) => (of ? null : qtyFormat(row[id])),
  })
  return [
    ...(ways.onToggle ? [tickColumn(ways.ticked, ways.onToggle)] : []),
    { id: 'name', title: 'Bahan', cell: (line) => <Name line={line} ways={ways} /> },
    {
      ...{ id: 'need', title: 'Kebutuhan', width: 128, align: 'right', isWide: true },
      cell: ({ row, of }) => <Qty value={of?.qty ?? row.needNow} unit={row.unit} />,
    },
    shown('requested', 'Diminta'),
    shown('ordered', 'Dipesan'),
    shown('came', 'Datang'),
    shown('used', 'Terpakai'),
    shown('onSite', 'Di lokasi'),
    {
      ...{ id: 'short', title: 'Kurang', width: 120, align: 'right' },
      cell: ({ row, of }) => <Short value={of?.short ?? row.shortNow} unit={row.unit} isWeek={of !== undefined} />,
      figure: ({ row, of }) => `${qtyFormat(of?.short ?? row.shortNow)} ${row.unit}`,
    },
  ]
}

function tickColumn(ticked: ReadonlySet<string>, onToggle: (key: string) => void): PlainColumn<Line> {
  return {
    ...{ id: 'tick', title: 'Pilih', isQuiet: true, width: 44 },
    cell: ({ row, of }) =>
      !of &&
      row.itemId !== null &&
      row.shortNow !== '0' && (
        <label className="flex min-h-11 min-w-6 items-center">
          <span className="sr-only">{`Pilih ${row.name}`}</span>
          <input type="checkbox" className={tick} checked={ticked.has(row.key)} onChange={() => onToggle(row.key)} />
        </label>
      ),
  }
}

function Name({ line: { row, of }, ways }: { readonly line: Line; readonly ways: Ways }) {
  if (of) return <span className="block truncate pl-6 text-muted-foreground">{weekWords(ways.weekOne, of.week)}</span>
  const said = row.words.map(({ name }) => name).filter((name) => name.toLowerCase() !== row.name.toLowerCase())
  return (
    <span className="flex items-center gap-1">
      <RowToggle name={row.name} isClosed={ways.closed.has(row.key)} onToggle={() => ways.open(row.key)} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate" title={row.name}>
          {row.name}
        </span>
        {row.itemId === null && ways.onTie && (
          <button
            type="button"
            className="for-thumb justify-self-start text-xs text-primary underline-offset-3 hover:underline"
            onClick={() => ways.onTie?.(row)}
          >
            Kaitkan ke barang
          </button>
        )}
        {said.length > 0 && (
          <span className="truncate text-xs text-muted-foreground" title={said.join(', ')}>
            {said.join(', ')}
          </span>
        )}
      </span>
    </span>
  )
}

function Told({ value }: { readonly value: string }) {
  return <span className={cx('figures', value === '0' && 'text-subtle-foreground')}>{qtyFormat(value)}</span>
}

function Short({ value, unit, isWeek }: { readonly value: string; readonly unit: string; readonly isWeek: boolean }) {
  if (value === '0') return <span className="text-success">{isWeek ? 'cukup' : 'Cukup'}</span>
  return (
    <span className={cx('text-warning', !isWeek && 'font-semibold')}>
      <Qty value={value} unit={unit} />
    </span>
  )
}
