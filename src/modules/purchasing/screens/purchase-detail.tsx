import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openPurchase } from '../orders/contract.ts'
import { openRequest } from '../requests/contract.ts'
import { OrderPage } from './detail/order-page.tsx'

const RequestPage = later(() => import('./detail/request-page.tsx').then((parts) => parts.RequestPage), {
  fallback: <Loading rows={8} />,
})

/** /pembelian-barang/detail/{pembelianId}: an order, or a request; the id knows which. */
export function PurchaseDetail({ pembelianId }: { readonly pembelianId: string }) {
  const order = useAsk(openPurchase, { id: pembelianId }, { isQuiet: true })
  const isOther = order.failure?.status === 404
  const request = useAsk(openRequest, { id: pembelianId }, { when: isOther })
  if (isOther) {
    return (
      <AskedPage asked={request} title="Permintaan" back="/pembelian-barang/">
        {(answer) => <RequestPage request={answer} />}
      </AskedPage>
    )
  }
  return (
    <AskedPage asked={order} title="Pembelian" back="/pembelian-barang/">
      {(answer) => <OrderPage order={answer} />}
    </AskedPage>
  )
}
