import { millions, rupiah, thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { RowToggle, useClosed } from '#kit/screen/detail/row-toggle.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { CostBar } from './cost-bar.tsx'
import type { RowsWanted } from './cost-rows-sheet.tsx'
import type { CostTableRow } from './rows.ts'

/** With more rows than these, heads stand closed at first. */
const MANY = 60

interface CostTableProps {
  readonly rows: readonly CostTableRow[]
  /** The budget is a cost plan, so that it has a first version, changes and heads. */
  readonly hasPlan: boolean
  /** Whole rupiah instead of millions. */
  readonly isFull: boolean
  readonly onWant: (wanted: RowsWanted) => void
}

/** Costs beside their budget, a row for each head and work item; figures of what was spent and promised open their rows. */
export function CostTable({ rows, hasPlan, isFull, onWant }: CostTableProps) {
  const heads = rows.filter((row) => row.kind === 'head').map((row) => row.id)
  const [closed, toggle] = useClosed(() => (rows.length > MANY ? heads : []))
  const columns = columnsWith({ closed, toggle, isFull, hasPlan, onWant })
  const hidden = new Set(isFull ? [...(hasPlan ? onlyMillions : []), 'onSite'] : [])
  return (
    <PlainTable
      label={isFull ? 'Biaya (Rp)' : 'Biaya (Rp juta)'}
      columns={columns.filter(({ id }) => !hidden.has(id))}
      rows={rows.filter((row) => row.under === null || !closed.has(row.under))}
      keyOf={(row) => row.id}
    />
  )
}

// Whole rupiah are wide: the steps between the budget and what is left of it stand in millions.
const onlyMillions = ['toCome', 'atCompletion']

interface Ways extends Pick<CostTableProps, 'isFull' | 'hasPlan' | 'onWant'> {
  readonly closed: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

function columnsWith({ closed, toggle, isFull, hasPlan, onWant }: Ways): readonly PlainColumn<CostTableRow>[] {
  const shape = { width: isFull ? 116 : 76, align: 'right' as const }
  const told = (value: string) => (isFull ? thousands(value) : millions(value))
  const plain = (id: 'toCome' | 'atCompletion', title: string, isWide: boolean): PlainColumn<CostTableRow> => ({
    ...{ id, title, isWide, ...shape },
    cell: (row) => (
      <>
        <Told row={row} value={row.figures[id]} text={told(row.figures[id])} />
        {id === 'toCome' && row.isJudged && <span className="block text-xs text-muted-foreground">diketik</span>}
      </>
    ),
    figure: (row) => told(row.figures[id]),
  })
  const opening = (id: 'committed' | 'actual', title: string, isWide: boolean): PlainColumn<CostTableRow> => ({
    ...{ id, title, isWide, ...shape },
    cell: (row) => (
      <Opens
        row={row}
        value={row.figures[id]}
        text={told(row.figures[id])}
        onOpen={() => onWant({ ...row.wanted, kind: id, title: titleOf(row), amount: row.figures[id] })}
      />
    ),
    figure: (row) => told(row.figures[id]),
  })
  const columns: readonly PlainColumn<CostTableRow>[] = [
    {
      id: 'name',
      title: 'Jenis, pekerjaan',
      cell: (row) => <Name row={row} closed={closed} onToggle={toggle} hasBar={hasPlan} />,
    },
    {
      ...{ id: 'budget', title: hasPlan ? 'RAP kini' : 'RAB', isWide: true, ...shape },
      cell: (row) => <Budget row={row} told={told} />,
      figure: (row) => told(row.figures.budget),
    },
    opening('committed', 'Komitmen', true),
    opening('actual', 'Realisasi', false),
    {
      ...{ id: 'onSite', title: 'Stok lokasi', isWide: true, ...shape },
      cell: (row) => row.onSite !== null && <Told row={row} value={row.onSite} text={told(row.onSite)} />,
    },
  ]
  if (!hasPlan) return [...columns, plain('toCome', 'Sisa', false)]
  return [
    ...columns,
    plain('toCome', 'ETC', true),
    plain('atCompletion', 'EAC', true),
    {
      ...{ id: 'variance', title: 'Selisih', ...shape },
      cell: (row) => <Variance row={row} text={signed(row.figures.variance, told)} />,
      figure: (row) => told(row.figures.variance),
    },
  ]
}

// The budget that holds, and under it the first one where revisions changed it.
function Budget({ row, told }: { readonly row: CostTableRow; readonly told: (value: string) => string }) {
  const { budget, first, changes } = row.figures
  return (
    <>
      <Told row={row} value={budget} text={told(budget)} />
      {changes !== '0' && (
        <span className="block text-xs text-muted-foreground" title={`Perubahan ${rupiah(changes)}`}>
          {`awal ${told(first)}`}
        </span>
      )}
    </>
  )
}

function titleOf({ code, name }: CostTableRow): string {
  return code ? `${code} ${name}` : name
}

interface NameProps {
  readonly row: CostTableRow
  readonly closed: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly hasBar: boolean
}

function Name({ row, closed, onToggle, hasBar }: NameProps) {
  const isOver = row.figures.variance.startsWith('-')
  return (
    <span className={cx('flex items-center gap-1', row.kind !== 'item' && 'font-semibold', row.under && 'md:pl-6')}>
      {row.kind === 'head' && (
        <RowToggle name={row.name} isClosed={closed.has(row.id)} onToggle={() => onToggle(row.id)} />
      )}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate" title={titleOf(row)}>
          {row.code && <span className="mr-2 text-muted-foreground figures">{row.code}</span>}
          {row.name}
          {isOver && row.kind === 'item' && <span className="ml-2 text-xs font-medium text-danger">Lewat</span>}
        </span>
        {hasBar && <CostBar figures={row.figures} name={titleOf(row)} />}
      </span>
    </span>
  )
}

interface ToldProps {
  readonly row: CostTableRow
  readonly value: string
  readonly text: string
}

function Told({ row, value, text }: ToldProps) {
  return (
    <span
      title={rupiah(value)}
      className={cx('figures', value === '0' ? 'text-subtle-foreground' : row.kind !== 'item' && 'font-semibold')}
    >
      {text}
    </span>
  )
}

function Opens({ onOpen, ...told }: ToldProps & { readonly onOpen: () => void }) {
  if (told.value === '0') return <Told {...told} />
  return (
    <button type="button" onClick={onOpen} className="for-thumb rounded-sm underline-offset-3 hover:underline">
      <Told {...told} />
    </button>
  )
}

function Variance({ row, text }: { readonly row: CostTableRow; readonly text: string }) {
  const { variance } = row.figures
  const tone = variance === '0' ? 'text-subtle-foreground' : variance.startsWith('-') ? 'text-danger' : 'text-success'
  return (
    <span title={rupiah(variance)} className={cx('figures', tone, variance !== '0' && 'font-semibold')}>
      {text}
    </span>
  )
}

function signed(value: string, told: (value: string) => string): string {
  return value === '0' || value.startsWith('-') ? told(value) : `+${told(value)}`
}
