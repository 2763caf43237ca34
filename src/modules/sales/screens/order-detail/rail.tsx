import FileText from 'lucide-react/icons/file-text'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { taxesText } from '../order-form/taxes.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import { tagsFact } from '#kit/screen/detail/tag-list.tsx'
import { MoneyStrip } from '#kit/screen/document/money-strip.tsx'
import { shareOf } from '#kit/screen/document/share-of.ts'
import { termText } from '#kit/screen/form/term-field.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { OrderDetail } from '../../orders/contract.ts'
import { moneyNote, orderMoney } from './money-steps.ts'

/** What is still owed, the facts of the order, and the papers that belong to it. */
export function OrderRail({ order, children }: { order: OrderDetail; children?: ReactNode }) {
  const invoice = order.invoices[0]
  const delivery = order.deliveries[0]
  const kept = BigInt(order.retentionHeld) - BigInt(order.retentionReleased)
  const isPosted = order.state === 'posted'
  const canChange = useCan('update order')
  return (
    <>
      <KeyFacts
        lead={{
          label: isPosted ? 'Sisa bayar' : 'Nilai order',
          value: rupiah(isPosted ? order.leftDue : order.total),
          badge: order.nextDue && order.openDue !== '0' ? <DueBadge order={order} /> : undefined,
          below: isPosted && (
            <>
              <Progress
                label="Dibayar"
                percent={shareOf(order.paidTotal, String(BigInt(order.paidTotal) + BigInt(order.leftDue)))}
                isGood
                className="mt-3"
              />
              <MoneyStrip steps={orderMoney(order)} note={moneyNote(order)} />
            </>
          ),
        }}
        rows={[
          [
            'Pelanggan',
            <NameLink key="c" to={`/pelanggan/detail/${order.customerId}`}>
              {order.customerName}
            </NameLink>,
          ],
          ['Penerima', order.contactName],
          ['Telepon', order.contactPhone && <PhoneLink key="p" value={order.contactPhone} />],
          ['Kirim ke', order.shippingAddress],
          ['Tenggat kirim', order.promisedDate && dayFormat(order.promisedDate as Day, 'short')],
          ['Gudang asal', order.warehouseName],
          ['No. PO', order.customerPoNo],
          ['Termin', termText(order.termDays)],
          ...advanceFact(order),
          ...(order.retentionPercent ? [['Retensi', percentFormat(order.retentionPercent)] as const] : []),
          ...(order.retentionHeld !== '0' ? [retentionFact(order, kept)] : []),
          ...(order.withholding.length > 0 ? [['PPh dipotong', taxesText(order.withholding)] as const] : []),
          ['Sales', order.salespersonName],
          ...tagsFact(order.tags, '/order/'),
        ]}
      />
      <SmartLinks
        links={[
          ...(invoice
            ? [
                {
                  icon: <FileText />,
                  kind: countText('Invoice', order.invoices.length),
                  name: invoice.label,
                  to: `/order/invoice/${order.id}`,
                  aside: invoice.state === 'void' ? 'Dibatalkan' : rupiah(invoice.total),
                },
              ]
            : []),
          ...(delivery
            ? [
                {
                  icon: <Truck />,
                  kind: countText('Surat jalan', order.deliveries.length),
                  name: delivery.label,
                  to: `/order/surat-jalan/${order.id}`,
                  aside: delivery.state === 'void' ? 'Dibatalkan' : `${delivery.lineCount} item`,
                },
              ]
            : []),
        ]}
      />
      {children}
      {order.notes || order.internalNotes ? (
        <Card title="Catatan">
          {order.notes && <p className="whitespace-pre-line">{order.notes}</p>}
          {order.internalNotes && (
            <p className="mt-2 whitespace-pre-line text-muted-foreground">Internal: {order.internalNotes}</p>
          )}
        </Card>
      ) : null}
      <Attachments subject="order" ownerId={order.id} canChange={canChange} />
    </>
  )
}

function advanceFact({ downPaymentPercent: share, downPaymentAmount: amount }: OrderDetail): [string, string][] {
  if (share) return [['Uang muka', percentFormat(share)]]
  return amount && amount !== '0' ? [['Uang muka', rupiah(amount)]] : []
}

function retentionFact(order: OrderDetail, kept: bigint): readonly [string, string] {
  return kept > 0n ? ['Retensi ditahan', rupiah(String(kept))] : ['Retensi ditagih', rupiah(order.retentionHeld)]
}

function DueBadge({ order }: { order: OrderDetail }) {
  const due = dayFormat(order.nextDue as Day, 'dense', today())
  return (
    <Badge tone={order.isOverdue ? 'danger' : 'neutral'}>{order.isOverdue ? `Lewat ${due}` : `Tempo ${due}`}</Badge>
  )
}

function countText(kind: string, count: number): string {
  return count > 1 ? `${kind} · ${count}` : kind
}
