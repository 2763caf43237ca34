import { ProductList } from '#modules/catalog/screens/item-list.tsx'
import { PurchaseTabs, usePurchaseList } from '#modules/purchasing/screens/list/purchase-tabs.tsx'
import { PurchaseList } from '#modules/purchasing/screens/purchase-list.tsx'
import { RequestList } from '#modules/purchasing/screens/request-list.tsx'

/** Pembelian barang: orders and requests of purchasing, and the catalog's products beside them. */
export function PurchasesPage() {
  const list = usePurchaseList()
  const tabs = <PurchaseTabs value={list} />
  if (list === 'produk') return <ProductList key={list} above={tabs} />
  return list === 'permintaan' ? <RequestList key={list} above={tabs} /> : <PurchaseList key={list} above={tabs} />
}
