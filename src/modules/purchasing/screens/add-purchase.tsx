import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { later } from '#kit/screen/client/later.tsx'
import { newKey } from '#kit/screen/client/new-key.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage, ComingPage } from '#kit/screen/detail/asked-page.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { NoAccess } from '#kit/screen/ui/error-state.tsx'
import { createPurchase, startPurchase } from '../orders/contract.ts'
import type { PurchaseStart } from '../orders/detail.ts'
import { AddRequest } from './add-request.tsx'
import { saidOf } from './form/said-of.ts'
import { usePurchaseKind } from './form/kind-cards.tsx'
import { useGivenPurchase } from './form/given.ts'
import { paymentInput } from './form/payment-values.ts'
import { freshPurchase, inputOf, type PurchaseValues } from './form/values.ts'
import { PurchaseForm } from './purchase-form.tsx'

const CashPurchase = later(() => import('./cash-purchase.tsx').then((parts) => parts.CashPurchase), {
  fallback: <Waiting title="Nota toko" />,
})

/** /pembelian-barang/tambah: a request, an order, or a nota toko; `jenis` says which. */
export function AddPurchase() {
  const kind = usePurchaseKind()
  const mayCreate = useCan('create pembelian-barang')
  if (!mayCreate) {
    return (
      <Page title="Tambah pembelian" back="/pembelian-barang/">
        <Card flush>
          <NoAccess />
        </Card>
      </Page>
    )
  }
  if (kind === 'tunai') return <CashPurchase />
  return kind === 'permintaan' ? <AddRequest /> : <AddOrder />
}

function AddOrder() {
  const start = useAsk(startPurchase, {}, { freshFor: 60_000 })
  return (
    <AskedPage asked={start} title="Tambah pembelian" back="/pembelian-barang/">
      {(answer) => <GivenOrder start={answer} />}
    </AskedPage>
  )
}

/** Waits for what the address brings along: an item, a supplier. */
function GivenOrder({ start }: { readonly start: PurchaseStart }) {
  const given = useGivenPurchase(start)
  if (given) return <FreshOrder start={start} initial={freshPurchase(start, given)} />
  return <Waiting title="Tambah pembelian" />
}

function Waiting({ title }: { readonly title: string }) {
  return <ComingPage title={title} back="/pembelian-barang/" />
}

function FreshOrder({ start, initial }: { readonly start: PurchaseStart; readonly initial: PurchaseValues }) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const mayOrder = useCan('update pembelian-barang')
  const [key, setKey] = useState(newKey)
  const [first] = useState(initial)
  const isGiven = Object.keys(search).some((name) => name !== 'jenis')
  return (
    <PurchaseForm
      title="Tambah pembelian"
      draft={isGiven ? 'purchase:given' : 'purchase:tambah'}
      initial={first}
      start={start}
      isNew
      mayPay={mayOrder}
      also={mayOrder ? 'Simpan & pesan' : undefined}
      onward={mayOrder ? 'Simpan & terima barang' : undefined}
      save={(values, then) =>
        ask(
          createPurchase,
          {
            ...inputOf(values, start),
            ...(mayOrder && paymentInput(values)),
            files: [...values.files],
            submit: then === 'also' || then === 'onward',
          },
          { key },
        )
      }
      saved={(saved, then) => {
        setKey(newKey())
        refetchTouched(createPurchase.touches)
        saidOf(saved)
        // What waits for somebody's yes is not received yet.
        const buka = then === 'onward' && saved.state === 'posted' ? 'terima' : undefined
        const to = `/pembelian-barang/detail/${saved.id}`
        if (then !== 'again') void navigate({ to, search: buka ? { buka } : {}, replace: true })
      }}
    />
  )
}
