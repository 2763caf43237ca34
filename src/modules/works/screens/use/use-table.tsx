import { qtyFormat, thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { RowToggle, useClosed } from '#kit/screen/detail/row-toggle.tsx'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Percent, Qty } from '#kit/screen/format/quantity.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { UseRow } from '../../use/contract.ts'

/** With more materials than these, their work items stand closed at first. */
const MANY = 20

interface UseTableProps {
  readonly projectId: string
  readonly rows: readonly UseRow[]
}

/** What the plan gives each material for the progress made, beside what was used; what was used opens its documents. */
export function UseTable({ projectId, rows }: UseTableProps) {
  const materials = rows.filter(({ kind }) => kind === 'material')
  const [closed, toggle] = useClosed(() => (materials.length > MANY ? materials.map(({ key }) => key) : []))
  const columns = useOwnColumns(columnsWith(projectId, closed, toggle))
  return (
    <PlainTable
      label="Rencana dan pemakaian bahan"
      columns={columns}
      rows={rows.filter(({ kind, key }) => kind === 'material' || !closed.has(key))}
      keyOf={(row) => `${row.key} ${row.kind} ${row.workItemId ?? ''}`}
    />
  )
}

function columnsWith(
  projectId: string,
  closed: ReadonlySet<string>,
  toggle: (key: string) => void,
): readonly PlainColumn<UseRow>[] {
  return [
    {
      id: 'name',
      title: 'Bahan, pekerjaan',
      cell: (row) => <Name row={row} isClosed={closed.has(row.key)} onToggle={toggle} />,
    },
    {
      ...{ id: 'done', title: 'Progres', width: 80, align: 'right', isWide: true },
      cell: (row) => row.done !== null && <Percent value={row.done} />,
    },
    {
      ...{ id: 'planned', title: 'Rencana', width: 120, align: 'right', isWide: true },
      cell: (row) => (
        <span title={`Seluruhnya ${qtyFormat(row.total)} ${row.unit}`}>
          <Qty value={row.planned} unit={row.unit} />
        </span>
      ),
      figure: (row) => `${qtyFormat(row.planned)} ${row.unit}`,
    },
    {
      ...{ id: 'used', title: 'Terpakai', width: 112, align: 'right' },
      cell: (row) => <Used projectId={projectId} row={row} />,
      figure: (row) => `${qtyFormat(row.used)} ${row.unit}`,
    },
    {
      ...{ id: 'variance', title: 'Selisih', width: 112, align: 'right' },
      cell: (row) => (
        <span className={toneOf(row.variance)}>
          <Qty value={row.variance} unit={row.unit} />
        </span>
      ),
      figure: (row) => `${qtyFormat(row.variance)} ${row.unit}`,
    },
    {
      ...{ id: 'usedCost', title: 'Biaya (Rp)', width: 112, align: 'right', isWide: true, needs: 'view biaya' },
      cell: (row) => <Money value={row.usedCost ?? '0'} />,
      figure: (row) => thousands(row.usedCost ?? '0'),
    },
    {
      ...{ id: 'costVariance', title: 'Selisih (Rp)', width: 112, align: 'right', isWide: true, needs: 'view biaya' },
      cell: (row) => (
        <span className={toneOf(row.costVariance ?? '0')}>
          <Money value={row.costVariance ?? '0'} />
        </span>
      ),
      figure: (row) => thousands(row.costVariance ?? '0'),
    },
  ]
}

interface NameProps {
  readonly row: UseRow
  readonly isClosed: boolean
  readonly onToggle: (key: string) => void
}

function Name({ row, isClosed, onToggle }: NameProps) {
  const isMaterial = row.kind === 'material'
  return (
    <span className={cx('flex items-center gap-1', isMaterial ? 'font-semibold' : 'md:pl-8')}>
      {isMaterial && <RowToggle name={row.name} isClosed={isClosed} onToggle={() => onToggle(row.key)} />}
      <span className="min-w-0 flex-1 truncate" title={row.name}>
        {row.code && <span className="mr-2 text-muted-foreground figures">{row.code}</span>}
        {row.name}
      </span>
    </span>
  )
}

function Used({ projectId, row }: { readonly projectId: string; readonly row: UseRow }) {
  const told = <Qty value={row.used} unit={row.unit} />
  if (row.used === '0' || row.itemId === null) return told
  return (
    <Go
      to="/laporan-bahan-baku/"
      search={{ projectId, itemId: row.itemId }}
      className="for-thumb rounded-sm underline-offset-3 hover:underline"
    >
      {told}
    </Go>
  )
}

function toneOf(value: string): string {
  if (value === '0') return 'text-subtle-foreground'
  return value.startsWith('-') ? 'font-semibold text-danger' : ''
}
