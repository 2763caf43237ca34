import { dayFormat, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { orderBills, type BillRow } from '../../bills/contract.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import type { ReactNode } from 'react'
import { billSaid } from '../words.ts'
import type { Opening } from './opening.ts'

/** How a paper that was taken back is said. */
export const VOID = { text: 'Dibatalkan', tone: 'neutral' } as const
/** The number of a paper in a tab of its order: opens it at the side. */
export function OpenNumber({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className="for-thumb rounded-sm code font-semibold underline-offset-3 hover:text-primary hover:underline"
      onClick={onOpen}
    >
      {label}
    </button>
  )
}

/** Under a number, where a phone has no column for it. */
export function OnPhone({ children }: { readonly children: ReactNode }) {
  return <small className="block text-xs text-muted-foreground md:hidden">{children}</small>
}

/** A day as a table says it. */
export function denseDay(day: string): string {
  return dayFormat(day as Day, 'dense', today())
}

/** Bills of the order; one opens at the side. */
export function BillsTable({ id, onOpen }: { readonly id: string; readonly onOpen: (opening: Opening) => void }) {
  const asked = useAsk(orderBills, { id })
  const columns: readonly PlainColumn<BillRow>[] = [
    {
      id: 'number',
      title: 'Nomor',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-bill', id: row.id })} />
          {row.supplierInvoiceNo && (
            <small className="block truncate text-xs text-muted-foreground">nota {row.supplierInvoiceNo}</small>
          )}
          <OnPhone>
            {[billSaid(row).text, row.openDue !== '0' && `tempo ${denseDay(row.dueDate)}`].filter(Boolean).join(' · ')}
          </OnPhone>
        </span>
      ),
    },
    { id: 'due', title: 'Jatuh tempo', width: 92, isWide: true, cell: (row) => <OnDay day={row.dueDate} /> },
    { id: 'total', title: 'Total (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.total) },
    { id: 'open', title: 'Sisa (Rp)', width: 112, align: 'right', isWide: true, cell: (row) => thousands(row.openDue) },
    { id: 'state', title: 'Status', width: 188, isWide: true, cell: (row) => <StatusCell {...billSaid(row)} /> },
  ]
  return (
    <Told asked={asked} none="Belum ada tagihan.">
      {(rows) => <PlainTable label="Tagihan" columns={columns} rows={rows} keyOf={(row) => row.id} />}
    </Told>
  )
}

interface ToldProps<Row> {
  readonly asked: Asked<readonly Row[]>
  readonly none: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Waits for the rows of a tab; says when there are none, or when they did not come. */
export function Told<Row>({ asked, none, children }: ToldProps<Row>) {
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={3} />
  return asked.data.length === 0 ? <NothingYet text={none} /> : children(asked.data)
}
