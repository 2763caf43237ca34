import { qtyFormat } from '#ground/format.ts'
import { plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { OrderProduction } from '../margin/contract.ts'
import type { Stage } from '../words.ts'

type MadeFor = OrderProduction['orders'][number]

const begun: Readonly<Partial<Record<Stage, string>>> = { draft: 'SPK masih draf', planned: 'direncanakan' }

/** How far what is made for a sales order is: as a step of its life, and line by line. */
export interface Making {
  readonly note: string
  readonly isDone: boolean
  /** By the id of a line: '400 pcs'. */
  readonly lines: ReadonlyMap<string, string>
}

/** Tells how far it is; undefined while nothing is made. */
export function makingOf(orders: readonly MadeFor[]): Making | undefined {
  const [first, another] = orders
  if (!first) return undefined
  const done = orders.filter(({ stage }) => stage === 'done').length
  const isDone = done === orders.length
  const made = `${qtyFormat(first.goodQty)} dari ${qtyFormat(first.plannedQty)} ${first.unit}`
  const note = another ? `${done} dari ${orders.length} SPK` : (begun[first.stage] ?? made)
  return { note, isDone, lines: linesOf(orders) }
}

function linesOf(orders: readonly MadeFor[]): ReadonlyMap<string, string> {
  const sums = new Map<string, { readonly qty: Quantity; readonly unit: string }>()
  for (const { orderLineId, goodQty, unit } of orders) {
    const before = sums.get(orderLineId)?.qty ?? ZERO_QTY
    sums.set(orderLineId, { qty: plusQty(before, quantity(goodQty)), unit })
  }
  return new Map([...sums].map(([line, { qty, unit }]) => [line, `${qtyFormat(quantityText(qty))} ${unit}`]))
}
