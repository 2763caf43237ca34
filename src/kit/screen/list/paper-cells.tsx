import type { ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Money } from '../format/money.tsx'
import { today } from '../format/zone.ts'
import type { ListColumn } from './column.ts'

/** A column of money with its sum over the filter. */
export function moneyColumn<Row>(
  column: Pick<ListColumn<Row>, 'id' | 'title' | 'priority' | 'card' | 'sort' | 'isSpare'>,
  of: (row: Row) => string,
  onCard?: (row: Row) => ReactNode,
): ListColumn<Row> {
  return {
    ...column,
    width: 116,
    align: 'right',
    cell: (row) => <Money value={of(row)} />,
    onCard: onCard ?? ((row) => <Money value={of(row)} rp />),
    total: (sum) => <Money value={sum} />,
  }
}

/** A day in grey figures. */
export function quietDay(day: string) {
  return <span className="text-muted-foreground figures">{dayFormat(day as Day, 'dense', today())}</span>
}

/** A person's name, or a dash: it is never shortened, the column makes room for it. */
export function person(name: string | null) {
  return name ? <span className="whitespace-nowrap">{name}</span> : <span className="text-subtle-foreground">—</span>
}

/** Plain words that end in dots where there is no room, or a dash. */
export function orDash(text: string | null) {
  if (!text) return <span className="text-subtle-foreground">—</span>
  return (
    <span title={text} className="block truncate">
      {text}
    </span>
  )
}
