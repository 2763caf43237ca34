import { NumberAndDay } from '#kit/screen/document/cells.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { quietDay } from '#kit/screen/list/paper-cells.tsx'

/** What every paper of a supplier has. */
interface Paper {
  readonly label: string
  readonly date: string
  readonly supplierName: string
}

/** The number, the day and the supplier: how a list of papers begins. */
export function beginning<Row extends Paper>(): readonly ListColumn<Row>[] {
  return [
    {
      id: 'label',
      title: 'Nomor',
      width: 132,
      sort: 'down',
      priority: 1,
      isMain: true,
      cell: (row) => <span className="code">{row.label}</span>,
      card: 'subtitle',
      onCard: (row) => <NumberAndDay number={row.label} day={row.date} />,
    },
    { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
    {
      id: 'supplierName',
      title: 'Supplier',
      priority: 1,
      card: 'title',
      cell: (row) => <span title={row.supplierName}>{row.supplierName}</span>,
    },
  ]
}
