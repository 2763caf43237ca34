import { qtyFormat } from '#ground/format.ts'
import type { OrderProduction } from '../margin/contract.ts'
import type { Stage } from '../words.ts'

type MadeFor = OrderProduction['orders'][number]

const begun: Readonly<Partial<Record<Stage, string>>> = { draft: 'SPK masih draf', planned: 'direncanakan' }

/** How far what is made for a sales order is, as a step of its life; undefined while nothing is. */
export function makingOf(orders: readonly MadeFor[]): { readonly note: string; readonly isDone: boolean } | undefined {
  const [first, another] = orders
  if (!first) return undefined
  const done = orders.filter(({ stage }) => stage === 'done').length
  const isDone = done === orders.length
  if (another) return { note: `${done} dari ${orders.length} SPK`, isDone }
  const made = `${qtyFormat(first.goodQty)} dari ${qtyFormat(first.plannedQty)} ${first.unit}`
  return { note: begun[first.stage] ?? made, isDone }
}
