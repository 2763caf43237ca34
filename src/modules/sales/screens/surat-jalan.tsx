import Send from 'lucide-react/icons/send'
import Truck from 'lucide-react/icons/truck'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DocumentFrame } from '#kit/screen/paper/document-frame.tsx'
import { ToolLabel } from '#kit/screen/paper/tool-label.tsx'
import { usePaper } from '#kit/screen/paper/use-paper.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { orderDeliveries, voidDelivery, type DeliveryDetail, type OrderDeliveries } from '../deliveries/contract.ts'
import { mailPaper, markPrinted, openPaper } from '../papers/contract.ts'
import { DeliveryMenu } from './document/delivery-menu.tsx'
import { DeliveryRail } from './document/delivery-rail.tsx'
import { DocumentHead } from '#kit/screen/document/document-head.tsx'
import { Which } from '#kit/screen/document/which.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { deliveryStatuses } from './words.ts'

const AmendDelivery = later(() => import('./acts/amend-delivery.tsx').then((parts) => parts.AmendDelivery))
const DeliverSheet = later(() => import('./acts/deliver-sheet.tsx').then((parts) => parts.DeliverSheet))
const ReceiveSheet = later(() => import('./acts/receive-sheet.tsx').then((parts) => parts.ReceiveSheet))
const ReturnSheet = later(() => import('./acts/return-sheet.tsx').then((parts) => parts.ReturnSheet))
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

/** Sheets that begin with what the page knows. */
const SHEETS = {
  amend: 'Ubah keterangan',
  deliver: 'Kirim barang',
  edit: 'Ubah draf',
  receive: 'Tandai diterima',
  return: 'Catat retur',
} as const
const FILES = {
  amend: AmendDelivery,
  deliver: DeliverSheet,
  edit: DeliverSheet,
  receive: ReceiveSheet,
  return: ReturnSheet,
}
type Doing = keyof typeof SHEETS | 'send' | 'void'
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
  const [doing, setDoing] = useState<Doing>()
  const delivery = order.deliveries.find((one) => one.id === chosen) ?? order.deliveries[0]
  const input = delivery && {
    kind: 'surat-jalan' as const,
    id: delivery.id,
    ...(size !== '' && { size }),
  }
  const paper = usePaper(openPaper, input, delivery?.version)
  const print = useAct(markPrinted)
  const maySend = useCan(mailPaper.permission)
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
              <DeliveryMenu
                delivery={delivery}
                onDeliver={deliver}
                onEdit={() => setDoing('edit')}
                onAmend={() => setDoing('amend')}
                onVoid={() => setDoing('void')}
              />
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
      {isAsking(doing) && (
        <AskedSheet title={SHEETS[doing]} asked={asked} of={FILES[doing]} onClose={close}>
          {(fresh) => (
            <ActSheet
              doing={doing}
              order={fresh}
              delivery={fresh.deliveries.find((one) => one.id === delivery?.id)}
              onClose={close}
              onSent={(sent) => setChosen(sent.id)}
            />
          )}
        </AskedSheet>
      )}
      {doing === 'send' && delivery && (
        <SendPaperSheet kind="surat-jalan" id={delivery.id} label={delivery.label} onClose={close} />
      )}
      {doing === 'void' && delivery && <VoidDelivery delivery={delivery} onClose={close} />}
    </>
  )
}

interface ActSheetProps {
  readonly doing: keyof typeof SHEETS
  readonly order: OrderDeliveries
  readonly delivery: DeliveryDetail | undefined
  readonly onClose: () => void
  readonly onSent: (delivery: { readonly id: string }) => void
}

function ActSheet({ doing, order, delivery, onClose, onSent }: ActSheetProps) {
  if (doing === 'deliver' || doing === 'edit') {
    return (
      <DeliverSheet
        orderId={order.orderId}
        lines={order.deliverable}
        address={order.shippingAddress}
        draft={doing === 'edit' ? delivery : undefined}
        onClose={onClose}
        onSent={onSent}
      />
    )
  }
  if (!delivery) return null
  if (doing === 'amend') return <AmendDelivery delivery={delivery} onClose={onClose} />
  if (doing === 'receive') return <ReceiveSheet delivery={delivery} onClose={onClose} />
  return <ReturnSheet delivery={delivery} onClose={onClose} />
}

function isAsking(doing: Doing | undefined): doing is keyof typeof SHEETS {
  return doing !== undefined && doing in SHEETS
}

function VoidDelivery({ delivery, onClose }: { delivery: DeliveryDetail; onClose: () => void }) {
  const undo = useAct(voidDelivery, { say: `${delivery.label} dibatalkan, stok kembali.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan surat jalan ${delivery.label}?`}
      text="Barang kembali ke stok dengan nilai semula. Surat jalan tetap tersimpan dengan tanda BATAL."
      act="Batalkan surat jalan"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id: delivery.id, version: delivery.version, reason })}
      onClose={onClose}
    />
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
