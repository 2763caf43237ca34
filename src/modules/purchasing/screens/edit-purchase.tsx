import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage, ComingPage } from '#kit/screen/detail/asked-page.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { openEither } from '../either/contract.ts'
import { amendPurchase, openPurchase, startPurchase, updatePurchase } from '../orders/contract.ts'
import type { PurchaseDetail, PurchaseStart } from '../orders/detail.ts'
import { EditRequest } from './edit-request.tsx'
import { compared, comparedWords } from './form/compared.ts'
import { saidOf } from './form/said-of.ts'
import { useGivenItems } from './form/given.ts'
import { inputOf, valuesOf } from './form/values.ts'
import { PurchaseForm } from './purchase-form.tsx'

/** /pembelian-barang/edit/{pembelianId}: an order or a request; a posted order keeps what already came. */
export function EditPurchase({ pembelianId }: { readonly pembelianId: string }) {
  const asked = useAsk(openEither, { id: pembelianId })
  const start = useAsk(startPurchase, {}, { freshFor: 60_000 })
  return (
    <AskedPage asked={asked} title="Ubah pembelian" back="/pembelian-barang/" fresh>
      {(answer) =>
        answer.kind === 'request' ? (
          <EditRequest request={answer.request} />
        ) : start.data ? (
          <Editing order={answer.order} start={start.data} />
        ) : (
          <Page title="Ubah pembelian">
            <span />
          </Page>
        )
      }
    </AskedPage>
  )
}

function Editing({ order, start }: { readonly order: PurchaseDetail; readonly start: PurchaseStart }) {
  const isDraft = order.can.includes('edit')
  const [ids] = useState(() => [...new Set(order.lines.flatMap((line) => line.itemId ?? []))])
  const items = useGivenItems(ids)
  if (!isDraft && !order.can.includes('amend')) return <NotNow order={order} />
  if (!items) return <ComingPage title={`Ubah ${order.label}`} back={`/pembelian-barang/detail/${order.id}`} />
  return <OpenForm order={order} items={items} start={start} isDraft={isDraft} />
}

interface OpenFormProps {
  readonly order: PurchaseDetail
  /** What its lines are of, with all their units. */
  readonly items: readonly Choice[]
  readonly start: PurchaseStart
  readonly isDraft: boolean
}

function OpenForm({ order, items, start, isDraft }: OpenFormProps) {
  const navigate = useNavigate()
  const [key, setKey] = useState(newKey)
  const [initial] = useState(() => valuesOf(order, items))
  const detail = `/pembelian-barang/detail/${order.id}`
  return (
    <PurchaseForm
      title={`Ubah ${order.label}`}
      back={detail}
      draft={`purchase:${order.id}`}
      initial={initial}
      start={start}
      meta={
        isDraft
          ? undefined
          : 'Pesanan sudah dikirim ke supplier. Perubahan yang menaikkan nilai bisa perlu persetujuan lagi.'
      }
      before={isDraft ? undefined : order.total}
      also={isDraft && order.can.includes('submit') ? 'Simpan & pesan' : undefined}
      save={(values, then) => {
        const input = { id: order.id, version: values.version ?? order.version, ...inputOf(values, start) }
        return isDraft
          ? doAct(updatePurchase, { ...input, submit: then === 'also' }, key)
          : doAct(amendPurchase, { ...input, reason: values.reason }, key)
      }}
      saved={(saved) => {
        setKey(newKey())
        saidOf(saved, 'Perubahan disimpan.')
        void navigate({ to: detail, replace: true })
      }}
      conflict={{
        latest: async () => valuesOf(await ask(openPurchase, { id: order.id }), items),
        labels: compared,
        words: comparedWords(start),
      }}
    />
  )
}

function NotNow({ order }: { readonly order: PurchaseDetail }) {
  const detail = `/pembelian-barang/detail/${order.id}`
  return (
    <Page title={`Ubah ${order.label}`} back={detail}>
      <Card flush className="py-10">
        <Empty
          title="Pembelian ini tidak bisa diubah sekarang."
          text="Dokumen yang menunggu persetujuan, ditutup, atau dibatalkan hanya bisa dilihat."
          actions={<GoButton to={detail}>Lihat {order.label}</GoButton>}
        />
      </Card>
    </Page>
  )
}
