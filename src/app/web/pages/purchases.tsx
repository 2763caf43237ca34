import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { PurchaseTabs, usePurchaseList } from '#modules/purchasing/screens/list/purchase-tabs.tsx'
import { PurchaseList } from '#modules/purchasing/screens/purchase-list.tsx'

const waiting = { fallback: <Loading rows={8} /> }

// Only what is asked for first comes with the page; the rest follows when the browser has time.
const LISTS = {
  pembelian: PurchaseList,
  permintaan: later(() => import('#modules/purchasing/screens/request-list.tsx').then((m) => m.RequestList), waiting),
  penerimaan: later(
    () => import('#modules/purchasing/screens/papers/receipt-list.tsx').then((m) => m.ReceiptList),
    waiting,
  ),
  tagihan: later(() => import('#modules/purchasing/screens/papers/bill-list.tsx').then((m) => m.BillList), waiting),
  pembayaran: later(
    () => import('#modules/purchasing/screens/papers/payment-list.tsx').then((m) => m.PaymentList),
    waiting,
  ),
  retur: later(() => import('#modules/purchasing/screens/papers/return-list.tsx').then((m) => m.ReturnList), waiting),
  produk: later(() => import('#modules/catalog/screens/item-list.tsx').then((m) => m.ProductList), waiting),
} as const

const PaymentRuns = later(() => import('#modules/purchasing/screens/face.tsx').then((m) => m.PaymentRunsOfPayer), {
  fallback: null,
})

/** Pembelian barang: orders and requests of purchasing, their papers, and the catalog's products beside them. */
export function PurchasesPage() {
  const list = usePurchaseList()
  const List = LISTS[list]
  const above = (
    <>
      <PurchaseTabs value={list} />
      {list === 'pembayaran' && <PaymentRuns />}
    </>
  )
  return <List key={list} above={above} />
}
