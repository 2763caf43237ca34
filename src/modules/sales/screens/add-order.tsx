import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { pickCustomer } from '#modules/parties/picks/contract.ts'
import { customerChoice } from '#modules/parties/screens/face.tsx'
import { createOrder, startOrder, type OrderStart } from '../orders/contract.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { freshOrder, inputOf } from './order-form/values.ts'
import { OrderForm } from './order-form.tsx'

/** /order/tambah */
export function AddOrder() {
  const start = useAsk(startOrder, {}, { freshFor: 60_000 })
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = typeof search['pelanggan'] === 'string' ? search['pelanggan'] : undefined
  const known = useAsk(pickCustomer, { id: asked }, { when: asked !== undefined })
  if (start.data && (!asked || known.data || known.failure)) {
    const [customer] = known.data ?? []
    return <FreshOrder start={start.data} customer={customer ? customerChoice(customer) : null} />
  }
  return (
    <Page title="Tambah order" back="/order/">
      {start.failure ? <ErrorState onRetry={start.reload} /> : <Loading rows={8} />}
    </Page>
  )
}

function FreshOrder({ start, customer }: { start: OrderStart; customer: Choice | null }) {
  const navigate = useNavigate()
  const mayConfirm = useCan('update order')
  const [key, setKey] = useState(newKey)
  return (
    <OrderForm
      title="Tambah order"
      draft="order:tambah"
      initial={freshOrder(start, customer)}
      start={start}
      again
      also={mayConfirm ? 'Simpan & konfirmasi' : undefined}
      save={(values, then) => ask(createOrder, { ...inputOf(values), confirm: then === 'also' }, { key })}
      saved={(order, then) => {
        setKey(newKey())
        refetchTouched(createOrder.touches)
        notify(savedWords(order, then))
        for (const warning of order.warnings) notify(warning.text, { duration: 10_000 })
        if (then !== 'again') void navigate({ to: `/order/detail/${order.id}`, replace: true })
      }}
    />
  )
}

function savedWords(order: { readonly number: string | null }, then: string): string {
  if (order.number) return `Order ${order.number} dibuat.`
  return then === 'also' ? 'Order diajukan, menunggu persetujuan.' : 'Draf order disimpan.'
}
