import { minusQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** A line of an order as a berita acara sees it. */
export interface OrderedWork {
  readonly id: string
  readonly isService: boolean
  readonly description: string
  readonly unit: string
  readonly qty: Quantity
  /** What standing berita acara say is done. */
  readonly handed: Quantity
}

interface WorkAsked {
  readonly orderLineId: string
  readonly qty: Quantity
  readonly note: string | null
}

/** A line of a berita acara. */
export interface Handed {
  readonly line: OrderedWork
  readonly qty: Quantity
  readonly note: string | null
}

/** What is handed over: services alone, each once, never more than is left of the order. */
export function decideHandover(lines: readonly OrderedWork[], asked: readonly WorkAsked[]): Handed[] {
  const seen = new Set<string>()
  return asked.map(({ orderLineId, qty, note }, at) => {
    const field = { field: `lines.${at}.qty` }
    const line = lines.find((one) => one.id === orderLineId)
    if (!line || seen.has(line.id)) throw new Refusal('handover.unknown-line', {}, field)
    if (!line.isService) throw new Refusal('handover.goods', { item: line.description }, field)
    const left = toHandOver(line)
    if (qty > left) {
      const facts = { item: line.description, left: quantityText(left), asked: quantityText(qty), unit: line.unit }
      throw new Refusal('handover.too-much', facts, field)
    }
    seen.add(line.id)
    return { line, qty, note }
  })
}

/** What of a service no berita acara says is done. */
export function toHandOver({ qty, handed }: Pick<OrderedWork, 'qty' | 'handed'>): Quantity {
  return qty > handed ? minusQty(qty, handed) : quantity('0')
}
