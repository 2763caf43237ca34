import { can } from '#kit/screen/client/ability.ts'
import type { ItemPanels } from '#modules/catalog/screens/item-detail.tsx'
import { ItemMoves } from './item-moves.tsx'
import { ItemOffers } from './item-offers.tsx'
import { ItemPurchases } from './item-purchases.tsx'
import { ItemStock } from './item-stock.tsx'

/** What the departments after the catalog show on an item's page. */
export const itemPanels: ItemPanels = {
  stock: (item) => (can('view stock') ? <ItemStock item={item} /> : null),
  tabs: (item) => [
    ...(item.kind !== 'jasa' && can('view stock')
      ? [{ value: 'mutasi', label: 'Mutasi', content: <ItemMoves item={item} /> }]
      : []),
    ...(can('view pembelian-barang')
      ? [
          {
            value: 'pembelian',
            label: 'Pembelian',
            content: (
              <>
                <ItemOffers item={item} />
                <ItemPurchases item={item} />
              </>
            ),
          },
        ]
      : []),
  ],
}
