import { costHeads } from '#modules/projects/contract.ts'
import type { CostFigures, CostOfItem, ProjectControl } from '../../control/contract.ts'
import type { RowsWanted } from './cost-rows-sheet.tsx'

export type CostView = 'head' | 'item'

/** A row of the table of costs: a head, a work item under it or by itself, or the whole. */
export interface CostTableRow {
  readonly id: string
  readonly name: string
  readonly code: string
  /** The head a row stands under, where it can be closed. */
  readonly under: string | null
  readonly kind: 'head' | 'item' | 'total'
  readonly figures: CostFigures
  readonly onSite: string | null
  /** What is still to come was typed. */
  readonly isJudged?: boolean
  /** Which rows its figures open. */
  readonly wanted: Omit<RowsWanted, 'kind' | 'title' | 'amount'>
}

/** Lays the costs of a project out as rows: heads with their work items, or the work items alone; the whole is last. */
export function costRows(control: ProjectControl, view: CostView): CostTableRow[] {
  const rows =
    view === 'head' ? control.heads.flatMap(rowsOfHead) : control.items.map((item) => rowOfItem(item, null, {}))
  const total = { id: 'total', name: 'Jumlah', code: '', under: null, kind: 'total' as const }
  return [...rows, { ...total, figures: control, onSite: control.onSite, wanted: {} }]
}

function rowsOfHead(head: ProjectControl['heads'][number]): CostTableRow[] {
  const id = head.head ?? 'none'
  const which = { isHead: true, head: head.head }
  return [
    {
      ...{ id, name: head.head ? costHeads[head.head] : 'Lain-lain', code: '', under: null, kind: 'head' },
      ...{ figures: head, onSite: head.onSite, wanted: which, isJudged: head.isJudged },
    },
    ...head.items.map((item) => rowOfItem(item, id, which)),
  ]
}

function rowOfItem(item: CostOfItem, under: string | null, which: CostTableRow['wanted']): CostTableRow {
  const { workItemId, code, name } = item
  return {
    ...{ id: `${under ?? ''} ${code} ${name}`, name, code, under, kind: 'item', figures: item, onSite: null },
    wanted: { ...which, isItem: true, workItemId },
  }
}
