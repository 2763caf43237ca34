import Send from 'lucide-react/icons/send'
import Truck from 'lucide-react/icons/truck'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { DocumentFrame } from '#kit/screen/paper/document-frame.tsx'
import { ToolLabel } from '#kit/screen/paper/tool-label.tsx'
import { usePaper } from '#kit/screen/paper/use-paper.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { orderDeliveries, type OrderDeliveries } from '../deliveries/contract.ts'
import { mailPaper, markPrinted, openPaper } from '../papers/contract.ts'
import { DeliveryAsked, type DeliveryAsking } from './document/delivery-acts.tsx'
import { DeliveryMenu } from './document/delivery-menu.tsx'
import { DeliveryRail } from './document/delivery-rail.tsx'
import { DocumentHead } from '#kit/screen/document/document-head.tsx'
import { Which } from '#kit/screen/document/which.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { deliveryStatuses } from './words.ts'

const SendPaperSheet = later(() => import('./acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

/** /order/surat-jalan/{orderId}: every surat jalan of the order, the newest open. */
export function SuratJalan({ orderId }: { orderId: string }) {
  const asked = useAsk(orderDeliveries, { id: orderId })
  const { dokumen = '' }: Readonly<Record<string, string>> = useSearch({ strict: false })
  return (
    <AskedPage asked={asked} title="Surat jalan" back="/order/">
      {(order) => <Deliveries key={`${orderId} ${dokumen}`} asked={asked} order={order} named={dokumen} />}
    </AskedPage>
  )
}

/** The search begins to send by the address. */
const ASKED_OF_SENT: Readonly<Record<string, DeliveryAsking | 'send'>> = { wa: 'send' }
const ASKED: typeof ASKED_OF_SENT = { ...ASKED_OF_SENT, kirim: 'deliver' }

const SIZES = [
  { value: '', label: 'Bawaan' },
  { value: 'a4', label: 'A4' },
  { value: 'a5', label: 'A5' },
  { value: 'continuous', label: 'Kontinu 9,5 × 5,5 in' },
] as const
type Size = (typeof SIZES)[number]['value']

interface DeliveriesProps {
  readonly asked: Asked<OrderDeliveries>
  readonly order: OrderDeliveries
  readonly named: string
}

function Deliveries({ asked, order, named }: DeliveriesProps) {
  const [chosen, setChosen] = useState(named)
  const [size, setSize] = useState<Size>('')
  const [doing, setDoing] = useOpening(order.canDeliver ? ASKED : ASKED_OF_SENT)
  const delivery = order.deliveries.find((one) => one.id === chosen) ?? order.deliveries[0]
  const input = delivery && {
    kind: 'surat-jalan' as const,
    id: delivery.id,
    ...(size !== '' && { size }),
  }
  const paper = usePaper(openPaper, input, delivery?.version)
  const print = useAct(markPrinted)
  const maySend = useMay(mailPaper)
  const close = () => setDoing(undefined)
  const deliver = order.canDeliver ? () => setDoing('deliver') : undefined
  return (
    <>
      <DocumentFrame
        label={delivery?.label ?? 'Surat jalan'}
        asked={paper}
        onPrint={() => input && void print.now({ kind: input.kind, id: input.id })}
        head={
          <DocumentHead
            title={delivery?.label ?? 'Surat jalan'}
            status={delivery && deliveryStatuses[delivery.status]}
            of={order.orderNumber}
            back={`/order/detail/${order.orderId}`}
            walk={{ list: '/order/', here: `/order/surat-jalan/${order.orderId}?dokumen=${delivery?.id ?? ''}` }}
          />
        }
        choices={
          delivery && (
            <>
              {order.deliveries.length > 1 && (
                <Which
                  label="Pilih surat jalan"
                  value={delivery.id}
                  options={order.deliveries.map((one) => ({ value: one.id, label: one.label }))}
                  onChange={setChosen}
                />
              )}
              <Which label="Ukuran kertas" value={size} options={SIZES} onChange={(value) => setSize(value as Size)} />
            </>
          )
        }
        actions={
          delivery && (
            <>
              {maySend && (
                <Button icon={<Send />} onClick={() => setDoing('send')}>
                  <ToolLabel>Kirim</ToolLabel>
                </Button>
              )}
              <DeliveryMenu delivery={delivery} canDeliver={order.canDeliver} onAsk={setDoing} />
            </>
          )
        }
        rail={
          delivery && (
            <DeliveryRail
              delivery={delivery}
              onReceive={() => setDoing('receive')}
              onReturn={() => setDoing('return')}
            />
          )
        }
        empty={delivery ? undefined : <NoDelivery onDeliver={deliver} />}
      />
      {doing === 'send' && delivery && (
        <SendPaperSheet kind="surat-jalan" id={delivery.id} label={delivery.label} onClose={close} />
      )}
      {doing && doing !== 'send' && (
        <DeliveryAsked
          delivery={delivery}
          asked={asked}
          asking={doing}
          onClose={close}
          onSent={(sent) => setChosen(sent.id)}
        />
      )}
    </>
  )
}

function NoDelivery({ onDeliver }: { onDeliver?: () => void }) {
  return (
    <div className="w-full max-w-178 rounded-lg border border-border bg-card py-16">
      <Empty
        title="Belum ada surat jalan."
        text="Pilih barang yang dikirim; stok berkurang saat surat jalan dibuat."
        actions={
          onDeliver && (
            <Button icon={<Truck />} onClick={onDeliver}>
              Kirim barang
            </Button>
          )
        }
      />
    </div>
  )
}
