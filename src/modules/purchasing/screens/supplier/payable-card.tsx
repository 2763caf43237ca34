import { rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { ExplainButton } from '#kit/screen/explain/explain-button.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { explainPayable, supplierMoney } from '../../payables/contract.ts'

/** What we owe a supplier, what it holds of ours, and where the figure comes from. */
export function PayableCard({ supplierId }: { readonly supplierId: string }) {
  const maySee = useMay(supplierMoney)
  const { data: money, failure } = useAsk(supplierMoney, { id: supplierId }, { when: maySee })
  if (failure || !maySee) return null
  if (!money) {
    return (
      <Card flush>
        <Loading rows={4} />
      </Card>
    )
  }
  return (
    <KeyFacts
      lead={{
        label: 'Tagihan terbuka',
        value: (
          <span className="inline-flex items-center gap-1">
            {rupiah(money.payable)}
            <ExplainButton of="Hutang" endpoint={explainPayable} input={{ id: supplierId }} />
          </span>
        ),
        badge: money.overdue !== '0' && <Badge tone="danger">Lewat tempo</Badge>,
      }}
      rows={[
        ['Lewat jatuh tempo', <Money key="o" value={money.overdue} rp />],
        ['Uang muka belum dipakai', <Money key="a" value={money.advance} rp />],
        ['Diterima belum ditagih', <Money key="u" value={money.unbilled} rp />],
        ['Terakhir dibayar', money.lastPaidOn && <DateText value={money.lastPaidOn} />],
        ['Pembelian tahun ini', <Money key="y" value={money.yearTotal} rp />],
      ]}
    />
  )
}
