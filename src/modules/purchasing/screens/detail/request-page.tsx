import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { StatusStepper } from '#kit/screen/detail/status-stepper.tsx'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { requestHistory } from '../../requests/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'
import { requestSaid } from '../words.ts'
import { happenings, purchaseActs } from './happenings.tsx'
import { RequestApproval } from './order-approval.tsx'
import { printPurchase } from './print.ts'
import { RequestLines, RequestOrders } from './request-lines.tsx'
import { RequestMenu, RequestStep } from './request-menu.tsx'
import { RequestRail } from './request-rail.tsx'
import { requestSteps } from './steps.ts'

const OrderRequestSheet = later(() =>
  import('../acts/order-request-sheet.tsx').then((parts) => parts.OrderRequestSheet),
)
const QuotesTab = later(() => import('./quotes-tab.tsx').then((parts) => parts.QuotesTab), { fallback: <Loading /> })

/** A request: what is wanted, who agreed, what suppliers ask for it, and what was ordered of it. */
export function RequestPage({ request }: { readonly request: RequestDetail }) {
  const [isOrdering, setOrdering] = useState(false)
  const history = useAsk(requestHistory, { id: request.id })
  const status = requestSaid(request)
  const reasons = [
    request.decisionNote && `catatan: ${request.decisionNote}`,
    request.closedReason && `ditutup: ${request.closedReason}`,
    request.voidReason && `batal: ${request.voidReason}`,
  ]
  return (
    <>
      <DetailPage
        title={request.label}
        isCode
        back="/pembelian-barang/"
        badge={<Badge tone={status.tone}>{status.text}</Badge>}
        meta={
          <>
            Permintaan {request.requesterName} untuk {request.warehouseName} ·{' '}
            <span className="whitespace-nowrap">{dayFormat(request.date as Day, 'short')}</span>
            {reasons.filter(Boolean).map((reason) => ` · ${reason}`)}
          </>
        }
        actions={
          <>
            <Button icon={<Printer />} onClick={() => void printPurchase('permintaan', request.id)}>
              Cetak
            </Button>
            <RequestMenu request={request} />
          </>
        }
        primary={<RequestStep request={request} onOrder={() => setOrdering(true)} />}
        stepper={<StatusStepper steps={requestSteps(request)} />}
        rail={<RequestRail request={request} />}
      >
        <RequestApproval request={request} />
        <Tabbed
          label="Bagian permintaan"
          tabs={[
            { value: 'item', label: 'Item', count: request.lineCount, content: <RequestLines request={request} /> },
            {
              value: 'penawaran',
              label: 'Penawaran',
              count: request.quoteCount,
              content: <QuotesTab request={request} />,
            },
            {
              value: 'pembelian',
              label: 'Pembelian',
              count: request.orders.length,
              content: <RequestOrders request={request} />,
            },
          ]}
        />
        <Activity
          subject="permintaan"
          ownerId={request.id}
          rows={history.data && happenings(history.data, request.id)}
          words={purchaseActs}
        />
      </DetailPage>
      {isOrdering && <OrderRequestSheet request={request} onClose={() => setOrdering(false)} />}
    </>
  )
}
