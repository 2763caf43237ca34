import PackageCheck from 'lucide-react/icons/package-check'
import Printer from 'lucide-react/icons/printer'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { StatusStepper } from '#kit/screen/detail/status-stepper.tsx'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { orderBills } from '../../bills/contract.ts'
import { purchaseHistory } from '../../orders/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { orderPayments } from '../../payments/contract.ts'
import { orderReturns } from '../../returns/contract.ts'
import { lateDays } from '../list/columns.tsx'
import { payingSaid, purchaseSaid } from '../words.ts'
import { happenings, purchaseActs } from './happenings.tsx'
import { LinesTable } from './lines-table.tsx'
import { isHalfReceived, NextStep } from './next-step.tsx'
import type { Opening } from './opening.ts'
import { OrderApproval } from './order-approval.tsx'
import { OrderMenu } from './order-menu.tsx'
import { printPurchase } from './print.ts'
import { OrderRail } from './rail.tsx'
import { Sheets } from './sheets.tsx'
import { stepsOf } from './steps.ts'

const meanwhile = { fallback: <Loading rows={3} /> }
const BillsTable = later(() => import('./document-tables.tsx').then((parts) => parts.BillsTable), meanwhile)
const ReceiptsTable = later(() => import('./receipts-table.tsx').then((parts) => parts.ReceiptsTable), meanwhile)
const PaymentsTable = later(() => import('./money-tables.tsx').then((parts) => parts.PaymentsTable), meanwhile)
const ReturnsTable = later(() => import('./money-tables.tsx').then((parts) => parts.ReturnsTable), meanwhile)

/** An order: where it stands, what came and what is owed, and its one next step. */
export function OrderPage({ order }: { readonly order: PurchaseDetail }) {
  const [opening, setOpening] = useOpening(ASKED)
  return (
    <>
      <DetailPage
        title={order.label}
        isCode
        back="/pembelian-barang/"
        badge={<Badges order={order} />}
        meta={<Meta order={order} />}
        actions={
          <>
            <Button icon={<Printer />} onClick={() => void printPurchase('po', order.id)}>
              Cetak
            </Button>
            {isHalfReceived(order) && (
              <Button icon={<PackageCheck />} onClick={() => setOpening({ what: 'receive' })}>
                Terima barang
              </Button>
            )}
            <OrderMenu order={order} onOpen={setOpening} />
          </>
        }
        primary={<NextStep order={order} onOpen={setOpening} />}
        // At a shop everything is done at once: its goods stand first.
        stepper={order.isCash ? undefined : <StatusStepper steps={stepsOf(order)} />}
        rail={<OrderRail order={order} />}
      >
        <OrderApproval order={order} />
        <Parts order={order} onOpen={setOpening} />
        <Happened id={order.id} />
      </DetailPage>
      {opening && <Sheets order={order} opening={opening} onClose={() => setOpening(undefined)} />}
    </>
  )
}

function Badges({ order }: { readonly order: PurchaseDetail }) {
  const status = purchaseSaid(order)
  const paying = payingSaid(order, lateDays(order))
  return (
    <>
      <Badge tone={status.tone}>{status.text}</Badge>
      {order.state === 'posted' && (
        <QuietBadge tone={paying.tone} notYet={paying.notYet}>
          {paying.text}
        </QuietBadge>
      )}
      {order.isCash && <QuietBadge tone="neutral">Nota toko</QuietBadge>}
    </>
  )
}

function Meta({ order }: { readonly order: PurchaseDetail }) {
  const reasons = [
    order.heldReason && `ditahan: ${order.heldReason}`,
    order.closedReason && `ditutup: ${order.closedReason}`,
    order.voidReason && `batal: ${order.voidReason}`,
    order.decisionNote && `catatan: ${order.decisionNote}`,
  ]
  return (
    <>
      <NameLink to={`/supplier/detail/${order.supplierId}`}>{order.supplierName}</NameLink> ·{' '}
      <span className="whitespace-nowrap">{dayFormat(order.date as Day, 'short')}</span>
      {reasons.filter(Boolean).map((reason) => ` · ${reason}`)}
    </>
  )
}

function Parts({ order, onOpen }: { readonly order: PurchaseDetail; readonly onOpen: (opening: Opening) => void }) {
  const { id } = order
  const bills = useAsk(orderBills, { id }).data?.length
  const payments = useAsk(orderPayments, { id }).data?.length
  const returns = useAsk(orderReturns, { id }).data?.length
  return (
    <Tabbed
      label="Bagian pembelian"
      tabs={[
        { value: 'item', label: 'Item', count: order.lineCount, content: <LinesTable order={order} /> },
        {
          value: 'penerimaan',
          label: 'Penerimaan',
          count: order.receipts.length + order.handovers.length,
          content: <ReceiptsTable order={order} onOpen={onOpen} />,
        },
        { value: 'tagihan', label: 'Tagihan', count: bills, content: <BillsTable id={id} onOpen={onOpen} /> },
        {
          value: 'pembayaran',
          label: 'Pembayaran',
          count: payments,
          content: <PaymentsTable id={id} onOpen={onOpen} />,
        },
        { value: 'retur', label: 'Retur', count: returns, content: <ReturnsTable id={id} onOpen={onOpen} /> },
      ]}
    />
  )
}

function Happened({ id }: { readonly id: string }) {
  const history = useAsk(purchaseHistory, { id })
  const rows = history.data && happenings(history.data, id)
  return <Activity subject="pembelian" ownerId={id} rows={rows} words={purchaseActs} />
}

const ASKED: Readonly<Record<string, Opening>> = {
  terima: { what: 'receive' },
  tagih: { what: 'bill' },
  bayar: { what: 'pay' },
  retur: { what: 'return' },
  kirim: { what: 'send' },
  tanya: { what: 'follow-up' },
}
