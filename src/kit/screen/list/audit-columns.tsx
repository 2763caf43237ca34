import type { Audited } from '#kit/list/audited.ts'
import { InstantText } from '../format/date-text.tsx'
import type { ListColumn } from './column.ts'

/** When a row was made and last changed: at the end of a list, hidden until chosen. */
export function whenColumns<Row extends Audited>(): readonly ListColumn<Row>[] {
  return [when('createdAt', 'Dibuat'), when('updatedAt', 'Diubah')]
}

function when<Row extends Audited>(id: keyof Audited, title: string): ListColumn<Row> {
  return {
    id,
    title,
    width: 88,
    priority: 12,
    isSpare: true,
    cell: (row) => (
      <span className="text-muted-foreground">
        <InstantText value={row[id]} />
      </span>
    ),
  }
}
