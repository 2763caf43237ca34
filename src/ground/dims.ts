import { allocate, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'

/** What a line is for: a project and, within it, a work item; null where it is for none. */
export interface Dims {
  readonly projectId: string | null
  readonly workItemId: string | null
}

/** Says that a line is for no project. It is written out, so that a forgotten project does not compile. */
export const NO_DIMS: Dims = { projectId: null, workItemId: null }

/** Names the project of a line that is for no single work item. */
export function ofProject(projectId: string | null): Dims {
  return { projectId, workItemId: null }
}

/** Picks project and work item out of what bears them. */
export function dimsOf({ projectId, workItemId }: Dims): Dims {
  return { projectId, workItemId }
}

/** Reads project and work item of a kept row. */
export function rowDims(row: { readonly project_id: string | null; readonly work_item_id: string | null }): Dims {
  return { projectId: row.project_id, workItemId: row.work_item_id }
}

/** Writes project and work item as a row keeps them. */
export function dimsRow({ projectId, workItemId }: Dims) {
  return { project_id: projectId, work_item_id: workItemId }
}

/** Tells what a line is for: what it says itself, in the project that its document proposes where it names none. */
export function lineDims(line: Dims, proposed: string | null): Dims {
  return { projectId: line.projectId ?? proposed, workItemId: line.workItemId }
}

/** Names project and work item in one word, to group lines by. */
export function dimsKey({ projectId, workItemId }: Dims): string {
  return `${projectId ?? ''} ${workItemId ?? ''}`
}

/** Tells the project all lines share, or that there is none: where they differ, or where no line names one. */
export function sharedDims(lines: readonly Dims[]): Dims {
  const [first] = lines
  if (!first || lines.some((line) => line.projectId !== first.projectId)) return NO_DIMS
  return lines.every((line) => line.workItemId === first.workItemId) ? dimsOf(first) : ofProject(first.projectId)
}

/** What part of a document is for a project and work item, by its weight among the parts. */
export interface DimsShare extends Dims {
  readonly weight: bigint
}

/** An amount that is for a project and work item. */
export interface DimsAmount extends Dims {
  readonly amount: Money
}

/**
 * Splits an amount over the projects of a document by weight, without losing a rupiah; a document without parts is for
 * no project.
 *
 *   spreadDims(money(100n), [{ ...ofProject('a'), weight: 3n }, { ...ofProject('b'), weight: 1n }])  // a 75, b 25
 */
export function spreadDims(amount: Money, shares: readonly DimsShare[]): DimsAmount[] {
  const merged = [...Map.groupBy(shares, dimsKey).values()].flatMap((group) =>
    group[0] ? [{ ...dimsOf(group[0]), weight: group.reduce((all, one) => all + one.weight, 0n) }] : [],
  )
  if (merged.length === 0) return [{ ...NO_DIMS, amount }]
  // What weighs nothing, or less, cannot be told apart: the first bears it.
  const isTold = merged.every((one) => one.weight >= 0n) && merged.some((one) => one.weight > 0n)
  const weights = merged.map((one, at) => (isTold ? one.weight : at === 0 ? 1n : 0n))
  const parts = merged.length === 1 ? [amount] : allocate(amount, weights)
  return merged.map((one, at) => ({ ...dimsOf(one), amount: parts[at] ?? ZERO }))
}

/**
 * Splits the next part of a claim: what all parts so far come to, less what the earlier ones came to. So the last part
 * leaves nothing of any project.
 */
export function nextSpread(before: Money, amount: Money, shares: readonly DimsShare[]): DimsAmount[] {
  const after = spreadDims(plus(before, amount), shares)
  const taken = new Map(spreadDims(before, shares).map((one) => [dimsKey(one), one.amount]))
  return after.map((one) => ({ ...dimsOf(one), amount: minus(one.amount, taken.get(dimsKey(one)) ?? ZERO) }))
}

/** Adds up amounts of the same project and work item. */
export function sumDims(amounts: readonly DimsAmount[]): DimsAmount[] {
  return [...Map.groupBy(amounts, dimsKey).values()].flatMap((group) =>
    group[0] ? [{ ...dimsOf(group[0]), amount: sum(group.map((one) => one.amount)) }] : [],
  )
}
