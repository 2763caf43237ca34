import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { orderProduction } from '#modules/production/margin/contract.ts'
import { makingOf } from '#modules/production/screens/making.ts'
import { MarginCard, ProductionCard } from '#modules/production/screens/order-panels.tsx'
import { OrderDetail } from '#modules/sales/screens/order-detail.tsx'

/** An order with what production knows of it: sales itself knows no making. */
export function OrderPage({ orderId }: { readonly orderId: string }) {
  const maySee = useCan(orderProduction.permission)
  const made = useAsk(orderProduction, { id: orderId }, { when: maySee, isQuiet: true })
  return (
    <OrderDetail
      orderId={orderId}
      making={makingOf(made.data?.orders ?? [])}
      rail={
        <>
          <MarginCard orderId={orderId} />
          <ProductionCard orderId={orderId} />
        </>
      }
    />
  )
}
