import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { rowKinds, type JudgedRow, type RowKind } from '../../rab/judge.ts'

interface JudgedTableProps {
  readonly rows: readonly JudgedRow[]
  readonly onChange: (rows: readonly JudgedRow[]) => void
}

const kinds = Object.entries(rowKinds).filter(([kind]) => kind !== 'wrong')

/** The rows of a workbook with what each was judged to be; another judgement may be chosen. */
export function JudgedTable({ rows, onChange }: JudgedTableProps) {
  const judge = (line: number, kind: RowKind) =>
    onChange(rows.map((row) => (row.line === line ? { ...row, kind, why: null } : row)))
  return <PlainTable label="Baris berkas" columns={columnsWith(judge)} rows={rows} keyOf={(row) => String(row.line)} />
}

function columnsWith(judge: (line: number, kind: RowKind) => void): readonly PlainColumn<JudgedRow>[] {
  return [
    { id: 'line', title: 'Baris', width: 64, isWide: true, cell: (row) => <span className="code">{row.line}</span> },
    {
      id: 'kind',
      title: 'Dibaca sebagai',
      width: 152,
      cell: (row) => (
        <SelectBox
          aria-label={`Baris ${row.line} dibaca sebagai`}
          value={row.kind}
          onChoose={(kind) => judge(row.line, kind as RowKind)}
          className={cx('w-34!', row.kind === 'wrong' && 'text-danger')}
        >
          {row.kind === 'wrong' && <option value="wrong">{rowKinds.wrong}</option>}
          {kinds.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectBox>
      ),
    },
    { id: 'number', title: 'No.', width: 64, isWide: true, cell: (row) => row.number },
    {
      id: 'name',
      title: 'Uraian',
      cell: (row) => (
        <span
          className={cx(
            'block truncate',
            row.kind === 'group' && 'font-semibold',
            isOut(row) && 'text-muted-foreground',
          )}
          title={row.name}
        >
          {row.name || row.number}
          {row.why && (
            <small className={cx('ml-2', row.kind === 'wrong' ? 'text-danger' : 'text-muted-foreground')}>
              {row.why}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'volume',
      title: 'Volume',
      width: 96,
      align: 'right',
      isWide: true,
      cell: (row) => row.kind === 'line' && <Qty value={row.volume} unit={row.unit} />,
    },
    {
      id: 'price',
      title: 'Harga (Rp)',
      width: 120,
      align: 'right',
      isWide: true,
      cell: (row) => row.kind === 'line' && <Money value={row.unitPrice} />,
    },
  ]
}

function isOut(row: JudgedRow): boolean {
  return row.kind === 'sum' || row.kind === 'ignored'
}
