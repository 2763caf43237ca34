import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { caution } from '#kit/screen/ui/complain.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openOrder, startOrder, updateOrder, type OrderDetail, type OrderStart } from '../orders/contract.ts'
import { AmendOrder } from './amend-order.tsx'
import { comparedFields, comparedWords } from './order-form/compared.ts'
import { inputOf, valuesOf } from './order-form/values.ts'
import { OrderForm } from './order-form.tsx'

/** /order/edit/{orderId}: a draft as a whole; a confirmed order only where nothing was promised. */
export function EditOrder({ orderId }: { orderId: string }) {
  const order = useAsk(openOrder, { id: orderId })
  const start = useAsk(startOrder, {}, { freshFor: 60_000 })
  const page = { title: 'Ubah order', back: '/order/' }
  return (
    <AskedPage asked={order} {...page} fresh>
      {(data) =>
        data.state === 'draft' ? (
          <AskedPage asked={start} {...page}>
            {(known) => <DraftOrder order={data} start={withSeller(known, data)} />}
          </AskedPage>
        ) : (
          <AmendOrder order={data} />
        )
      }
    </AskedPage>
  )
}

function DraftOrder({ order, start }: { order: OrderDetail; start: OrderStart }) {
  const navigate = useNavigate()
  const [key, setKey] = useState(newKey)
  const [initial] = useState(() => valuesOf(order))
  return (
    <OrderForm
      title={`Ubah ${order.label}`}
      draft={`order:${order.id}`}
      orderId={order.id}
      initial={initial}
      start={start}
      also={order.can.includes('confirm') ? 'Simpan & konfirmasi' : undefined}
      save={(values, then) =>
        doAct(
          updateOrder,
          { id: order.id, version: values.version ?? order.version, ...inputOf(values), confirm: then === 'also' },
          key,
        )
      }
      saved={(saved, then) => {
        setKey(newKey())
        const waits = then === 'also' ? 'Order diajukan, menunggu persetujuan.' : 'Perubahan disimpan.'
        notify(saved.number ? `Order ${saved.number} dikonfirmasi.` : waits)
        for (const warning of saved.warnings) caution(warning.text)
        void navigate({ to: `/order/detail/${saved.id}`, replace: true })
      }}
      conflict={{
        latest: async () => valuesOf(await ask(openOrder, { id: order.id })),
        labels: comparedFields,
        words: comparedWords(start),
      }}
    />
  )
}

/** Whoever sells by this order can stay, though no longer among those to choose from. */
function withSeller(start: OrderStart, { salespersonId: id, salespersonName: name }: OrderDetail): OrderStart {
  if (id === null || name === null || start.salespeople.some((one) => one.id === id)) return start
  return { ...start, salespeople: [...start.salespeople, { id, name }] }
}
