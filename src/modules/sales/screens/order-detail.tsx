import Truck from 'lucide-react/icons/truck'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { StatusStepper } from '#kit/screen/detail/status-stepper.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { orderDeliveries } from '../deliveries/contract.ts'
import { orderInvoices } from '../invoices/contract.ts'
import { openOrder, orderHistory, type OrderDetail as Order } from '../orders/contract.ts'
import { usePrintMarked } from './document/print-marked.ts'
import { AdvanceLeft } from './order-detail/advance-left.tsx'
import { isHalfSent } from './order-detail/bills-sent.ts'
import { DeliveriesTable, MoneyTables } from './order-detail/document-tables.tsx'
import { happenings, orderActs } from './order-detail/happenings.tsx'
import { LinesTable } from './order-detail/lines-table.tsx'
import { OrderApproval } from './order-detail/order-approval.tsx'
import { NextStep, type Opening } from './order-detail/next-step.tsx'
import { OrderMenu } from './order-detail/order-menu.tsx'
import { OrderRail } from './order-detail/rail.tsx'
import { stepsOf, type Making } from './order-detail/steps.ts'
import { billingSaid, orderSaid } from './words.ts'

const DeliverSheet = later(() => import('./acts/deliver-sheet.tsx').then((parts) => parts.DeliverSheet))
const InvoiceSheet = later(() => import('./acts/invoice-sheet.tsx').then((parts) => parts.InvoiceSheet))
const PaySheet = later(() => import('./acts/pay-sheet.tsx').then((parts) => parts.PaySheet))

interface OrderDetailProps {
  readonly orderId: string
  /** What later departments know of the order; put here by the application. */
  readonly rail?: ReactNode
  readonly tabs?: readonly DetailTab[]
  /** Absent where nothing is made for it. */
  readonly making?: Making | undefined
}

/** /order/detail/{orderId} */
export function OrderDetail({ orderId, rail, tabs = [], making }: OrderDetailProps) {
  const asked = useAsk(openOrder, { id: orderId })
  return (
    <AskedPage asked={asked} title="Order" back="/order/">
      {(order) => <Opened order={order} isFetching={asked.isFetching} rail={rail} tabs={tabs} making={making} />}
    </AskedPage>
  )
}

// What the row of a list asks to be opened.
const ASKED: Readonly<Record<string, Opening>> = { bayar: 'pay' }

interface OpenedProps {
  readonly order: Order
  /** Asking anew: what is shown may be from before the last act. */
  readonly isFetching: boolean
  readonly rail: ReactNode
  readonly tabs: readonly DetailTab[]
  readonly making: Making | undefined
}

function Opened({ order, isFetching, rail, tabs, making }: OpenedProps) {
  const [opening, setOpening] = useOpening(ASKED)
  const history = useAsk(orderHistory, { id: order.id })
  const print = usePrintMarked()
  const status = orderSaid(order)
  const billing = billingSaid(order)
  const documents = order.invoices.length + order.payments.length + order.returns.length
  return (
    <>
      <DetailPage
        title={order.label}
        isCode
        back="/order/"
        badge={
          <>
            <Badge tone={status.tone}>{status.text}</Badge>
            {order.state === 'posted' && (
              <QuietBadge tone={billing.tone} notYet={billing.notYet}>
                {billing.text}
              </QuietBadge>
            )}
          </>
        }
        meta={
          <>
            <NameLink to={`/pelanggan/detail/${order.customerId}`}>{order.customerName}</NameLink> ·{' '}
            <span className="whitespace-nowrap">{dayFormat(order.date as Day, 'short')}</span>
            {order.salespersonName ? ` · ${order.salespersonName}` : ''}
            {order.heldReason ? ` · ditahan: ${order.heldReason}` : ''}
            {order.closedReason ? ` · sisa ditutup: ${order.closedReason}` : ''}
            {order.voidReason ? ` · batal: ${order.voidReason}` : ''}
          </>
        }
        actions={
          <>
            <Button icon={<Printer />} onClick={() => void print('penawaran', order.id)}>
              Cetak
            </Button>
            {isHalfSent(order) && (
              <Button icon={<Truck />} onClick={() => setOpening('deliver')}>
                Kirim barang
              </Button>
            )}
            <OrderMenu order={order} onOpen={setOpening} />
          </>
        }
        primary={<NextStep order={order} onOpen={setOpening} />}
        stepper={<StatusStepper steps={stepsOf(order, making)} />}
        rail={<OrderRail order={order}>{rail}</OrderRail>}
      >
        <OrderApproval order={order} />
        <AdvanceLeft order={order} />
        <Tabbed
          label="Bagian order"
          tabs={[
            {
              value: 'item',
              label: 'Item',
              count: order.lineCount,
              content: <LinesTable order={order} making={making} />,
            },
            {
              value: 'pengiriman',
              label: 'Pengiriman',
              count: order.deliveries.length,
              content: <DeliveriesTable order={order} />,
            },
            {
              value: 'tagihan',
              label: 'Tagihan & pembayaran',
              count: documents,
              content: <MoneyTables order={order} />,
            },
            ...tabs,
          ]}
        />
        <Activity
          subject="order"
          ownerId={order.id}
          rows={history.data && happenings(history.data, order.id)}
          words={orderActs}
        />
      </DetailPage>
      {opening && (
        <Sheets order={order} isFetching={isFetching} opening={opening} onClose={() => setOpening(undefined)} />
      )}
    </>
  )
}

interface SheetsProps extends Omit<OpenedProps, 'rail' | 'tabs' | 'making'> {
  readonly opening: Opening
  readonly onClose: () => void
}

function Sheets({ order, isFetching, opening, onClose }: SheetsProps) {
  const deliveries = useAsk(orderDeliveries, { id: order.id }, { when: opening === 'deliver' })
  const invoices = useAsk(orderInvoices, { id: order.id }, { when: opening !== 'deliver' })
  if (opening === 'deliver') {
    return (
      <AskedSheet title="Kirim barang" asked={deliveries} of={DeliverSheet} onClose={onClose}>
        {({ deliverable, shippingAddress }) => (
          <DeliverSheet orderId={order.id} lines={deliverable} address={shippingAddress} onClose={onClose} />
        )}
      </AskedSheet>
    )
  }
  if (opening === 'invoice' || opening === 'advance') {
    return (
      <AskedSheet title="Buat invoice" asked={invoices} of={InvoiceSheet} onClose={onClose}>
        {(billed) => (
          <InvoiceSheet order={billed} kind={opening === 'invoice' ? 'sale' : 'down_payment'} onClose={onClose} />
        )}
      </AskedSheet>
    )
  }
  const asked = { ...invoices, isFetching: invoices.isFetching || isFetching }
  return (
    <AskedSheet title="Catat pembayaran" asked={asked} of={PaySheet} onClose={onClose}>
      {(billed) => {
        const open = billed.invoices.filter((invoice) => invoice.state === 'posted')
        return <PaySheet orderId={order.id} invoices={open} onClose={onClose} />
      }}
    </AskedSheet>
  )
}
