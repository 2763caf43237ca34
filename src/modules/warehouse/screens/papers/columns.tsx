import { NumberAndDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'

interface Paper {
  readonly number: string | null
  readonly date: string
  readonly reference?: string | null
  readonly lineCount: number
  readonly value?: string | null
}

/** What a paper is called where it has no number yet. */
export function calledOf({ number }: { readonly number: string | null }): string {
  return number || 'Draf'
}

/** Number and day: how a list of papers of warehouses begins. */
export function numberAndDay<Row extends Paper>(): readonly ListColumn<Row>[] {
  return [
    {
      id: 'number',
      title: 'Nomor',
      width: 132,
      sort: 'down',
      priority: 1,
      isMain: true,
      card: 'subtitle',
      cell: (row) => <span className="code">{calledOf(row)}</span>,
      onCard: (row) => <NumberAndDay number={calledOf(row)} day={row.date} />,
    },
    { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  ]
}

/** How many lines a paper has; 'baris' or 'barang'. */
export function linesColumn<Row extends Paper>(noun: string): ListColumn<Row> {
  return {
    id: 'lineCount',
    title: 'Baris',
    width: 60,
    align: 'right',
    priority: 7,
    card: 'meta',
    cell: (row) => row.lineCount,
    onCard: (row) => `${row.lineCount} ${noun}`,
  }
}

/** What its goods are worth, for who may see cost. */
export function valueColumn<Row extends Paper>(title: string): ListColumn<Row> {
  return {
    id: 'value',
    needs: 'view biaya',
    title,
    width: 128,
    align: 'right',
    priority: 5,
    card: 'amount',
    cell: (row) => <Money value={row.value} />,
    onCard: (row) => row.value && <Money value={row.value} rp />,
  }
}

/** The order, purchase or project it belongs to. */
export function referenceColumn<Row extends Paper>(): ListColumn<Row> {
  return {
    id: 'reference',
    title: 'Referensi',
    width: 128,
    priority: 8,
    isSpare: true,
    cell: (row) => orDash(row.reference ?? null),
  }
}
