import { qtyFormat } from '#ground/format.ts'
import type { PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { StatusCell } from '#kit/screen/document/cells.tsx'
import type { Stage } from '../words.ts'
import { percentDone, stageSaid } from './words.ts'

interface Made {
  readonly goodQty: string
  readonly plannedQty: string
  readonly unit: string
  readonly stage: Stage
}

/** How far an SPK is: a bar, and what is made of what was asked. */
export const madeColumn = <Row extends Made>(width: number): PlainColumn<Row> => ({
  id: 'made',
  title: 'Selesai',
  width,
  under: 'order',
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Progress
        label={`Selesai ${row.goodQty} dari ${row.plannedQty}`}
        percent={percentDone(row.goodQty, row.plannedQty)}
        className="flex-1"
      />
      {/* As wide as most are, so that the bars end together. */}
      <span className="min-w-20 text-right whitespace-nowrap figures">
        {qtyFormat(row.goodQty)}/{qtyFormat(row.plannedQty)} {row.unit}
      </span>
    </span>
  ),
})

/** Where an SPK stands. */
export const stageColumn = <Row extends Made>(): PlainColumn<Row> => ({
  id: 'stage',
  title: 'Status',
  width: 136,
  cell: (row) => <StatusCell {...stageSaid[row.stage]} />,
})
