import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { StatusStepper } from '#kit/screen/detail/status-stepper.tsx'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { openOrder, type OrderDetail } from '../orders/contract.ts'
import { EntriesTable } from './order-view/entries-table.tsx'
import { orderActs } from './order-view/order-acts.ts'
import { MaterialsTable } from './order-view/materials-table.tsx'
import { NextStep, type Opening } from './order-view/next-step.tsx'
import { OrderMenu } from './order-view/order-menu.tsx'
import { OrderRail } from './order-view/order-rail.tsx'
import { PaperMenu } from './order-view/paper-menu.tsx'
import { OrderSheets } from './order-view/sheets.tsx'
import { stageSaid } from './words.ts'

interface OrderViewProps {
  readonly orderId: string
  readonly houseId: string
}

/** One SPK, inside the page of its house. */
export function OrderView({ orderId, houseId }: OrderViewProps) {
  const asked = useAsk(openOrder, { id: orderId })
  return (
    <AskedPage asked={asked} title="SPK produksi" back={`/rumah-produksi/detail/${houseId}`}>
      {(order) => <Opened order={order} />}
    </AskedPage>
  )
}

function Opened({ order }: { readonly order: OrderDetail }) {
  const [opening, setOpening] = useState<Opening>()
  const said = stageSaid[order.stage]
  return (
    <DetailPage
      title={order.label}
      isCode
      back={`/rumah-produksi/detail/${order.houseId}`}
      badge={<Badge tone={order.isFailed ? 'danger' : said.tone}>{order.isFailed ? 'Gagal' : said.text}</Badge>}
      meta={<Meta order={order} />}
      actions={
        <>
          <PaperMenu order={order} />
          <OrderMenu order={order} onOpen={setOpening} />
        </>
      }
      primary={<NextStep order={order} onOpen={setOpening} />}
      stepper={order.stage === 'cancelled' ? undefined : <StatusStepper steps={stepsOf(order)} />}
      rail={<OrderRail order={order} />}
    >
      <Tabbed
        label="Bagian SPK"
        tabs={[
          { value: 'bahan', label: 'Bahan', count: order.materials.length, content: <MaterialsTable order={order} /> },
          {
            value: 'catatan',
            label: 'Catatan produksi',
            count: order.entries.length,
            content: <EntriesTable order={order} />,
          },
        ]}
      />
      <RecordActivity subject="spk" ownerId={order.id} words={orderActs} />
      {opening && <OrderSheets order={order} opening={opening} onClose={() => setOpening(undefined)} />}
    </DetailPage>
  )
}

function Meta({ order }: { readonly order: OrderDetail }) {
  return (
    <>
      {order.itemName} · <NameLink to={`/rumah-produksi/detail/${order.houseId}`}>{order.houseName}</NameLink>
      {order.dueDate ? ` · tenggat ${dayFormat(order.dueDate as Day, 'short')}` : ''}
      {order.reason ? ` · ${order.reason}` : ''}
    </>
  )
}

function stepsOf(order: OrderDetail) {
  const steps = ['draft', 'planned', 'running', 'done'] as const
  const at = steps.findIndex((stage) => stage === order.stage)
  const dates = { draft: order.date, planned: order.plannedAt, running: order.startedAt, done: order.finishedAt }
  return steps.map((stage, index) => ({
    label: stageSaid[stage].text,
    note: noteOf(dates[stage]),
    state:
      index < at || order.stage === 'done' ? ('done' as const) : index === at ? ('now' as const) : ('ahead' as const),
  }))
}

function noteOf(at: string | null): string | undefined {
  if (at === null) return undefined
  return at.includes('T') ? momentText(at) : dayFormat(at as Day, 'dense')
}
