import ClipboardList from 'lucide-react/icons/clipboard-list'
import { qtyFormat } from '#ground/format.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { OrderDetail } from '../../orders/contract.ts'
import { eachWorth, percentDone } from '../words.ts'

/** How far the order is, what it cost, and who asked for it. */
export function OrderRail({ order }: { readonly order: OrderDetail }) {
  const canChange = useCan('update rumah-produksi')
  const pieces = (qty: string) => `${qtyFormat(qty)} ${order.unit}`
  const rows: readonly Fact[] = [
    ['Barang', order.itemName],
    [
      'Kode',
      <span key="code" className="code">
        {order.itemCode}
      </span>,
    ],
    ['KW 2', order.secondQty === '0' ? null : pieces(order.secondQty)],
    ['Gagal', order.rejectQty === '0' ? null : pieces(order.rejectQty)],
    ['Ditahan untuk order', order.keptQty === '0' ? null : pieces(order.keptQty)],
    ['Pelanggan', order.customerName],
    ['Catatan', order.notes],
  ]
  return (
    <>
      <KeyFacts
        lead={{
          label: 'Hasil bagus',
          value: `${qtyFormat(order.goodQty)} / ${pieces(order.plannedQty)}`,
          below: <Progress label="Selesai" percent={percentDone(order.goodQty, order.plannedQty)} className="mt-3" />,
        }}
        rows={rows.filter(([, value]) => Boolean(value))}
      />
      {order.costs && <Costs costs={order.costs} unit={order.unit} />}
      {order.orderId && (
        <SmartLinks
          links={[
            {
              icon: <ClipboardList />,
              kind: 'Diminta oleh',
              name: order.orderNumber ?? 'Order',
              to: `/order/detail/${order.orderId}`,
            },
          ]}
        />
      )}
      <Attachments subject="spk" ownerId={order.id} canChange={canChange} />
    </>
  )
}

function Costs({ costs, unit }: { readonly costs: NonNullable<OrderDetail['costs']>; readonly unit: string }) {
  return (
    <Card title="Biaya">
      <dl className="grid gap-1">
        <TotalsRow name="Perkiraan" amount={costs.estimated} isFirst />
        <TotalsRow name="Bahan" amount={costs.materials} />
        <TotalsRow name="Upah" amount={costs.labour} />
        <TotalsRow name="Overhead" amount={costs.overhead} />
        <TotalsRow name="Jumlah masuk" amount={costs.total} />
        <TotalsRow name="Nilai hasil" amount={costs.output} />
        {costs.loss !== '0' && <TotalsRow name="Kerugian" amount={costs.loss} />}
        {costs.wip !== '0' && <TotalsRow name="Dalam proses" amount={costs.wip} />}
      </dl>
      {costs.unitCost && (
        <p className="mt-3 text-small text-muted-foreground figures">Rata-rata {eachWorth(costs.unitCost, unit)}</p>
      )}
    </Card>
  )
}
