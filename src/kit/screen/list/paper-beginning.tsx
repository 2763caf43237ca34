import { NumberAndDay } from '../document/cells.tsx'
import type { ListColumn } from './column.ts'
import { quietDay } from './paper-cells.tsx'

/** What every paper has. */
interface Paper {
  readonly label: string
  readonly date: string
}

/** The column of whom a paper is with. */
interface Party<Row> {
  readonly id: string
  readonly title: string
  readonly of: (row: Row) => string
  readonly sort?: 'up'
}

/** The number, the day and whom it is with: how a list of papers begins. */
export function beginning<Row extends Paper>({ id, title, of, sort }: Party<Row>): readonly ListColumn<Row>[] {
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
      id,
      title,
      ...(sort && { sort }),
      priority: 1,
      card: 'title',
      cell: (row) => <span title={of(row)}>{of(row)}</span>,
    },
  ]
}
