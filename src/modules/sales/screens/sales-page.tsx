import { later } from '#kit/screen/client/later.tsx'
import type { FilterWord } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listOrders } from '../orders/contract.ts'
import { SalesTabs, useSalesList } from './lists/sales-tabs.tsx'
import { OrderList } from './order-list.tsx'

listAhead('/order/', listOrders)

const DeliveryList = later(() => import('./lists/delivery-list.tsx').then((parts) => parts.DeliveryList), {
  fallback: <Loading rows={8} />,
})
const InvoiceList = later(() => import('./lists/invoice-list.tsx').then((parts) => parts.InvoiceList), {
  fallback: <Loading rows={8} />,
})
const PaymentList = later(() => import('./lists/payment-list.tsx').then((parts) => parts.PaymentList), {
  fallback: <Loading rows={8} />,
})

const LISTS = {
  order: OrderList,
  'surat-jalan': DeliveryList,
  invoice: InvoiceList,
  pembayaran: PaymentList,
} as const

/** /order/: orders, and every surat jalan, invoice and payment of the company beside them; `houses` narrow the orders. */
export function SalesPage({ houses }: { readonly houses: readonly FilterWord[] }) {
  const list = useSalesList()
  const List = LISTS[list]
  return <List key={list} above={<SalesTabs value={list} />} houses={houses} />
}
