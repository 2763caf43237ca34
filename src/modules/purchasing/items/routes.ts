import './guard-item.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { itemPurchases, supplierPrices, type ItemPurchase, type SupplierItemPrice } from './contract.ts'
import { plainText } from '../plain.ts'
import { pricesOfSupplier, purchasesOf } from './store.ts'

/** The doors of items, as purchasing sees them. */
export const itemRoutes: readonly Served[] = [
  serve(itemPurchases, async ({ tx, actor, asked }) => {
    // Nobody else's item is told of, not even that nothing was bought of it.
    await itemsOf(tx, actor.companyId, [asked.id])
    return (await purchasesOf(tx, actor, asked.id)).map(plain)
  }),
  serve(supplierPrices, async ({ tx, actor, asked }) => {
    await supplierOf(tx, actor.companyId, asked.id)
    return (await pricesOfSupplier(tx, actor, asked.id)).map(plainPrices)
  }),
]

function plainPrices(row: SupplierItemPrice): SupplierItemPrice {
  const { last, before, lowest, highest } = row
  return {
    ...row,
    last: plainText(last),
    before: before === null ? null : plainText(before),
    lowest: plainText(lowest),
    highest: plainText(highest),
  }
}

function plain(row: ItemPurchase): ItemPurchase {
  return { ...row, qty: plainText(row.qty), receivedQty: plainText(row.receivedQty), price: plainText(row.price) }
}
