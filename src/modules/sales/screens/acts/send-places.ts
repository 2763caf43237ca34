import { qtyFormat } from '#ground/format.ts'
import { minQty, minusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import type { DeliverableLine } from '../../deliveries/contract.ts'

/** The rest of a line, as far as it can go from this warehouse, or from its own where nobody said from where. */
export function usualQty(line: DeliverableLine, from: string): string {
  const { toDeliver, warehouseId, places } = line
  if (from !== '' && places.length > 0) return places.find((place) => place.warehouseId === from)?.qty ?? ''
  if (from !== '' && warehouseId !== null && warehouseId !== from) return ''
  if (places.length > 0 || !isShort(line)) return toDeliver
  return line.canGo === '0' ? '' : (line.canGo ?? toDeliver)
}

/** How much of a line can go, in words, where that is less than its rest. */
export function ableText(line: DeliverableLine): string {
  if (line.places.length > 0 || !isShort(line)) return ''
  return line.canGo === '0' ? ' · belum ada yang bisa dikirim' : ` · bisa dikirim ${qtyFormat(line.canGo ?? '0')}`
}

function isShort({ toDeliver, canGo }: DeliverableLine): boolean {
  return canGo !== null && quantity(canGo) < quantity(toDeliver)
}

/** Where a line goes from, in words: how much of it from where, when it lies in several places. */
export function fromText(
  { warehouseId, unit, places }: DeliverableLine,
  warehouses: readonly { readonly value: string; readonly label: string }[],
): string {
  const nameOf = (id: string | null) => warehouses.find(({ value }) => value === id)?.label
  if (places.length > 0) {
    const each = places.map((place) => `${qtyFormat(place.qty)} di ${nameOf(place.warehouseId) ?? 'gudang lain'}`)
    return ` · bisa dikirim (${unit}): ${each.join(', ')}`
  }
  const name = nameOf(warehouseId)
  return name ? ` · dari ${name}` : ''
}

/** What lies in one other place of lines that lie in several, once some of them went. */
export interface Left {
  readonly warehouseId: string
  readonly lines: readonly {
    readonly orderLineId: string
    readonly description: string
    readonly unit: string
    readonly qty: string
  }[]
}

/** What is left elsewhere of lines that lie in several places, by place; the one with most of the first line first. */
export function restOf(
  lines: readonly DeliverableLine[],
  sent: readonly { readonly qty: string }[],
  from: string,
): readonly Left[] {
  const left = new Map<string, Left['lines'][number][]>()
  for (const [at, line] of lines.entries()) {
    let open = quantity(line.toDeliver)
    const gone = quantity(sent[at]?.qty || '0')
    open = gone >= open ? ZERO_QTY : minusQty(open, gone)
    for (const { warehouseId, qty: there } of line.places) {
      if (warehouseId === from || open === 0n) continue
      const qty = minQty(open, quantity(there))
      open = minusQty(open, qty)
      if (qty === 0n) continue
      const { orderLineId, description, unit } = line
      left.set(warehouseId, [
        ...(left.get(warehouseId) ?? []),
        { orderLineId, description, unit, qty: quantityText(qty) },
      ])
    }
  }
  return [...left].map(([warehouseId, each]) => ({ warehouseId, lines: each }))
}
