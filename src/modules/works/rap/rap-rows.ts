import type { Rap, RapLine, RapMargin } from './contract.ts'

/** A work item of a cost plan with the lines under it. */
export interface PlannedItem {
  readonly item: RapMargin
  readonly lines: readonly RapLine[]
}

/** Gathers the lines of a cost plan under their work items, in the order of the bill; what is of none comes last. */
export function itemsOfPlan({ lines, margins }: Pick<Rap, 'lines' | 'margins'>): PlannedItem[] {
  const known = new Set(margins.map(({ workItemId }) => workItemId))
  const under = Map.groupBy(lines, ({ workItemId }) => (known.has(workItemId) ? workItemId : null))
  return margins
    .filter((item) => item.planned !== '0' || under.has(item.workItemId))
    .map((item) => ({ item, lines: under.get(item.workItemId) ?? [] }))
}
