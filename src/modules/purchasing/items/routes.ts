import './guard-item.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { itemPurchases, type ItemPurchase } from './contract.ts'
import { plainText } from '../plain.ts'
import { purchasesOf } from './store.ts'

/** The doors of items, as purchasing sees them. */
export const itemRoutes: readonly Served[] = [
  serve(itemPurchases, async ({ tx, actor, asked }) => {
    // Nobody else's item is told of, not even that nothing was bought of it.
    await itemsOf(tx, actor.companyId, [asked.id])
    return (await purchasesOf(tx, actor, asked.id)).map(plain)
  }),
]

function plain(row: ItemPurchase): ItemPurchase {
  return { ...row, qty: plainText(row.qty), receivedQty: plainText(row.receivedQty), price: plainText(row.price) }
}
