import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { expectedKinds, type CashOutlook, type CashWeek, type ExpectedCash } from '../../outlook/contract.ts'
import { weekText, type CashWanted } from './outlook-table.tsx'

interface ExpectedSheetProps {
  readonly outlook: CashOutlook
  readonly wanted: CashWanted
  readonly onClose: () => void
}

/** The rows behind what comes in or goes out in a week; what fell due before stands in the first. */
export function ExpectedSheet({ outlook, wanted: { week, isIn }, onClose }: ExpectedSheetProps) {
  const isFirst = outlook.weeks[0]?.from === week.from
  const rows = outlook.rows.filter((row) => row.isIn === isIn && isWithin(row, week, isFirst))
  return (
    <Sheet open onClose={onClose} title={`${isIn ? 'Masuk' : 'Keluar'} ${weekText(week)}`} width="w-180">
      <PlainTable label="Perkiraan kas" columns={columns} rows={rows} keyOf={(row) => row.id} />
    </Sheet>
  )
}

function isWithin({ on }: ExpectedCash, { from, to }: CashWeek, isFirst: boolean): boolean {
  if (on === null) return to === null
  return (isFirst || on >= from) && (to === null || on <= to)
}

const columns: readonly PlainColumn<ExpectedCash>[] = [
  {
    ...{ id: 'on', title: 'Tanggal', width: 112, isWide: true },
    cell: (row) => (row.on ? <OnDay day={row.on} /> : <span className="text-muted-foreground">Belum pasti</span>),
  },
  {
    id: 'kind',
    title: 'Asal',
    cell: (row) => (
      <span className="grid min-w-0">
        <span className="truncate">
          {expectedKinds[row.kind]}
          {row.number && (
            <>
              {' '}
              {row.href ? (
                <Go to={row.href} className={numberLink}>
                  {row.number}
                </Go>
              ) : (
                <span className="code">{row.number}</span>
              )}
            </>
          )}
        </span>
        <span className="truncate text-xs text-muted-foreground">{row.text}</span>
      </span>
    ),
  },
  { id: 'amount', title: 'Jumlah (Rp)', width: 144, align: 'right', cell: (row) => <Money value={row.amount} /> },
]
