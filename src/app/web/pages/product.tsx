import { ItemDetail } from '#modules/catalog/screens/item-detail.tsx'
import { products } from '#modules/catalog/screens/item-view.ts'
import { itemPanels } from './item/panels.tsx'

/** A produk with what stock knows of it. */
export function ProductPage({ produkId }: { readonly produkId: string }) {
  return <ItemDetail id={produkId} view={products} panels={itemPanels} />
}
