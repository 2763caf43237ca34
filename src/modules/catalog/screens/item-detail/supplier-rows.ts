import type { Item } from '../../contract.ts'
import type { SupplierPrice } from '../../prices/contract.ts'

/** How one supplier sold an item, and what they ask for it now. */
export interface SupplierRow {
  readonly supplierId: string | null
  readonly name: string | null
  /** Undefined while nothing was bought there in twelve months. */
  readonly bought?: SupplierPrice | undefined
  readonly asks: string | null
  readonly leadDays: number | null
}

/** Who sold it, the cheapest last price first; then who offers it and never sold any. */
export function supplierRows(
  item: Pick<Item, 'suppliers' | 'supplierNames'>,
  sold: readonly SupplierPrice[],
): SupplierRow[] {
  const offers = new Map(item.suppliers.map((row) => [row.supplierId, row]))
  const offerOf = (id: string | null) => {
    const offer = id === null ? undefined : offers.get(id)
    return { asks: offer?.price ?? null, leadDays: offer?.leadDays ?? null }
  }
  const known = new Set(sold.map(({ supplierId }) => supplierId))
  return [
    ...sold.map((bought) => ({
      ...{ supplierId: bought.supplierId, name: bought.supplierName, bought },
      ...offerOf(bought.supplierId),
    })),
    ...item.suppliers
      .filter(({ supplierId }) => !known.has(supplierId))
      .map(({ supplierId }) => ({ supplierId, name: item.supplierNames[supplierId] ?? null, ...offerOf(supplierId) })),
  ]
}
