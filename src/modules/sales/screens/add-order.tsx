import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { ComingPage } from '#kit/screen/detail/asked-page.tsx'
import type { Then } from '#kit/screen/form/use-form.ts'
import { caution } from '#kit/screen/ui/complain.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { briefCustomer } from '#modules/parties/contract.ts'
import { pickCustomer } from '#modules/parties/picks/contract.ts'
import { customerChoice } from '#modules/parties/screens/face.tsx'
import { createOrder, startOrder, type OrderStart } from '../orders/contract.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { broughtBy } from './order-form/brought.ts'
import { freshOrder, inputOf, type OrderValues } from './order-form/values.ts'
import { OrderForm } from './order-form.tsx'

/** /order/tambah */
export function AddOrder() {
  const start = useAsk(startOrder, {}, { freshFor: 60_000 })
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = typeof search['pelanggan'] === 'string' ? search['pelanggan'] : undefined
  const known = useAsk(pickCustomer, { id: asked }, { when: asked !== undefined })
  const brief = useAsk(briefCustomer, { id: asked ?? '' }, { when: asked !== undefined })
  const isKnown = (known.data || known.failure) && (brief.data || brief.failure)
  if (start.data && (!asked || isKnown)) {
    const [customer] = known.data ?? []
    const initial =
      customer && brief.data
        ? freshOrder(start.data, customerChoice(customer), broughtBy(brief.data))
        : freshOrder(start.data)
    return <FreshOrder start={start.data} initial={initial} />
  }
  return <ComingPage asked={start} title="Tambah order" back="/order/" />
}

function FreshOrder({ start, initial }: { start: OrderStart; initial: OrderValues }) {
  const navigate = useNavigate()
  const mayConfirm = useCan('update order')
  const [key, setKey] = useState(newKey)
  return (
    <OrderForm
      title="Tambah order"
      draft="order:tambah"
      initial={{ ...initial, files: [] }}
      takesFiles
      start={start}
      again
      also={mayConfirm ? 'Simpan & konfirmasi' : undefined}
      onward={mayConfirm ? 'Simpan & buat invoice' : undefined}
      save={(values, then) =>
        ask(createOrder, { ...inputOf(values), files: [...(values.files ?? [])], confirm: isConfirming(then) }, { key })
      }
      saved={(order, then) => {
        setKey(newKey())
        refetchTouched(createOrder.touches)
        notify(savedWords(order, then))
        for (const warning of order.warnings) caution(warning.text)
        if (then === 'again') return
        // One that waits for an approval has nothing to bill yet.
        const isBilled = then === 'onward' && order.number !== null
        const to = isBilled ? `/order/invoice/${order.id}` : `/order/detail/${order.id}`
        void navigate({ to, search: isBilled ? { buat: 'invoice' } : {}, replace: true })
      }}
    />
  )
}

function isConfirming(then: Then): boolean {
  return then === 'also' || then === 'onward'
}

function savedWords(order: { readonly number: string | null }, then: Then): string {
  if (order.number) return `Order ${order.number} dibuat.`
  return isConfirming(then) ? 'Order diajukan, menunggu persetujuan.' : 'Draf order disimpan.'
}
