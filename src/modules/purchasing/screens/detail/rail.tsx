import ClipboardList from 'lucide-react/icons/clipboard-list'
import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
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
import { timelineText } from '#kit/screen/format/zone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { paperPage } from '../../paper-pages.ts'
import { lateDays } from '../list/columns.tsx'
import { purchaseMoney } from './money-steps.ts'

/** What is still owed, the facts of the order, and the papers that belong to it. */
export function OrderRail({ order }: { readonly order: PurchaseDetail }) {
  const mayChange = useCan('update pembelian-barang')
  const isPosted = order.state === 'posted'
  return (
    <>
      <KeyFacts
        lead={{
          label: isPosted ? 'Sisa bayar' : 'Nilai pembelian',
          value: rupiah(isPosted ? order.leftDue : order.total),
          badge: order.nextDue && order.openDue !== '0' ? <DueBadge order={order} /> : undefined,
          below: isPosted && (
            <>
              <Progress
                label="Dibayar"
                percent={shareOf(order.paid, String(BigInt(order.paid) + BigInt(order.leftDue)))}
                isGood
                className="mt-3"
              />
              <MoneyStrip
                steps={purchaseMoney(order)}
                note={order.ppn === '0' ? 'Tanpa PPN.' : 'Semua termasuk PPN.'}
              />
            </>
          ),
        }}
        rows={factsOf(order)}
      />
      <SmartLinks links={linksOf(order)} />
      <Attachments subject="pembelian" ownerId={order.id} canChange={mayChange} />
      {order.followUp && (
        <Card title="Ditanyakan ke supplier">
          <p>“{order.followUp.note}”</p>
          <p className="mt-1 text-small text-muted-foreground">
            {order.followUp.by}, {timelineText(order.followUp.at)}
          </p>
        </Card>
      )}
      {order.notes || order.internalNotes ? (
        <Card title="Catatan">
          {order.notes && <p className="whitespace-pre-line">{order.notes}</p>}
          {order.internalNotes && (
            <p className="mt-2 whitespace-pre-line text-muted-foreground">Internal: {order.internalNotes}</p>
          )}
        </Card>
      ) : null}
      <JournalCard id={order.id} />
    </>
  )
}

function factsOf(order: PurchaseDetail) {
  const expected = order.expectedDate && dayFormat(order.expectedDate as Day, 'short')
  return [
    [
      'Supplier',
      <NameLink key="s" to={`/supplier/detail/${order.supplierId}`}>
        {order.supplierName}
      </NameLink>,
    ],
    ['Kontak', order.contactName],
    ['Telepon', order.contactPhone && <PhoneLink key="p" value={order.contactPhone} />],
    [
      order.shipTo === 'site' ? 'Lokasi proyek' : 'Gudang',
      <NameLink key="w" to={`/gudang/detail/${order.warehouseId}`}>
        {order.warehouseName}
      </NameLink>,
    ],
    ...(order.shippingAddress ? [['Kirim ke', order.shippingAddress] as const] : []),
    [
      'Perkiraan tiba',
      order.isLate ? (
        <span key="l" className="text-danger">
          {expected}, terlambat {order.daysLate} hari
        </span>
      ) : (
        expected
      ),
    ],
    ['Termin', termText(order.termDays)],
    ...(order.supplierRef ? [['No. supplier', order.supplierRef] as const] : []),
    ...(order.unbilledValue === '0'
      ? []
      : [['Diterima, belum ditagih (tanpa PPN)', rupiah(order.unbilledValue)] as const]),
    ...tagsFact(order.tags, '/pembelian-barang/'),
    ['Dibuat oleh', order.createdBy],
  ] as const
}

function linksOf(order: PurchaseDetail) {
  return [
    ...order.requests.map((request) => ({
      icon: <ClipboardList />,
      kind: 'Permintaan',
      name: request.label,
      to: `/pembelian-barang/detail/${request.id}`,
    })),
    ...(order.receipts.length > 0
      ? [
          {
            icon: <PackageCheck />,
            kind: 'Stok masuk',
            name: order.warehouseName,
            to: `/gudang/detail/${order.warehouseId}`,
            aside: `${order.receipts.length} penerimaan`,
          },
        ]
      : []),
    ...order.landed.map((cost) => ({
      icon: <Truck />,
      kind: `Biaya perolehan · ${cost.description}`,
      name: cost.label,
      to: paperPage('tagihan', cost.billId),
      aside: `+${rupiah(cost.amount)}`,
    })),
  ]
}

function DueBadge({ order }: { readonly order: PurchaseDetail }) {
  const due = dayFormat(order.nextDue as Day, 'dense', today())
  const isLate = lateDays(order) > 0
  return <Badge tone={isLate ? 'danger' : 'neutral'}>{isLate ? `Lewat ${due}` : `Tempo ${due}`}</Badge>
}
