import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { orderProduction } from '#modules/production/margin/contract.ts'
import { makingOf } from '#modules/production/screens/making.ts'
import { MarginCard, ProductionCard } from '#modules/production/screens/order-panels.tsx'
import { OrderDetail } from '#modules/sales/screens/order-detail.tsx'

const ProductionTab = later(() =>
  import('#modules/production/screens/order-production-tab.tsx').then((parts) => parts.ProductionTab),
)

/** An order with what production knows of it: sales itself knows no making. */
export function OrderPage({ orderId }: { readonly orderId: string }) {
  const maySee = useMay(orderProduction)
  const made = useAsk(orderProduction, { id: orderId }, { when: maySee, isQuiet: true })
  const production = {
    value: 'produksi',
    label: 'Produksi',
    count: made.data?.orders.length,
    content: <ProductionTab orderId={orderId} />,
  }
  return (
    <OrderDetail
      orderId={orderId}
      making={makingOf(made.data?.orders ?? [])}
      tabs={maySee ? [production] : []}
      rail={
        <>
          <MarginCard orderId={orderId} />
          <ProductionCard orderId={orderId} />
        </>
      }
    />
  )
}
