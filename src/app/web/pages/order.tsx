import { MarginCard, ProductionCard } from '#modules/production/screens/order-panels.tsx'
import { OrderDetail } from '#modules/sales/screens/order-detail.tsx'

/** An order with what production knows of it: sales itself knows no making. */
export function OrderPage({ orderId }: { readonly orderId: string }) {
  return (
    <OrderDetail
      orderId={orderId}
      rail={
        <>
          <MarginCard orderId={orderId} />
          <ProductionCard orderId={orderId} />
        </>
      }
    />
  )
}
