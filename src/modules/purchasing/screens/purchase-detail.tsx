import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openEither } from '../either/contract.ts'
import { OrderPage } from './detail/order-page.tsx'

const RequestPage = later(() => import('./detail/request-page.tsx').then((parts) => parts.RequestPage), {
  fallback: <Loading rows={8} />,
})

/** /pembelian-barang/detail/{pembelianId}: an order, or a request; the id knows which. */
export function PurchaseDetail({ pembelianId }: { readonly pembelianId: string }) {
  const asked = useAsk(openEither, { id: pembelianId })
  return (
    <AskedPage asked={asked} title="Pembelian" back="/pembelian-barang/">
      {(answer) =>
        answer.kind === 'order' ? <OrderPage order={answer.order} /> : <RequestPage request={answer.request} />
      }
    </AskedPage>
  )
}
