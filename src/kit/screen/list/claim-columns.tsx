import { daysBetween, type Day } from '#ground/day.ts'
import { Money } from '../format/money.tsx'
import { today } from '../format/zone.ts'
import type { ListColumn } from './column.ts'
import { moneyColumn, quietDay } from './paper-cells.tsx'

interface Claim {
  /** What is still open of it, rupiah. */
  readonly openDue: string
  readonly dueDate: string
  readonly isOverdue: boolean
}

function Due({ row }: { readonly row: Claim }) {
  if (!row.isOverdue) return quietDay(row.dueDate)
  return <span className="font-medium text-danger">Lewat {daysBetween(row.dueDate as Day, today())} hari</span>
}

/** What is open of a claim, ours or a supplier's, and since when it should have been paid. */
export function claimColumns<Row extends Claim>(): readonly ListColumn<Row>[] {
  const left = (row: Row) =>
    row.openDue === '0' ? null : (
      <>
        Sisa <Money value={row.openDue} rp />
      </>
    )
  return [
    moneyColumn({ id: 'openDue', title: 'Sisa (Rp)', priority: 3, card: 'remainder' }, (row) => row.openDue, left),
    {
      id: 'dueDate',
      title: 'Jatuh tempo',
      width: 108,
      sort: 'up',
      priority: 4,
      card: 'meta',
      cell: (row) => <Due row={row} />,
      onCard: (row) => (row.isOverdue ? <Due row={row} /> : null),
    },
  ]
}
