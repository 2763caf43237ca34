import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { type Item } from '../../contract.ts'
import { priceHistory, type SupplierPrice } from '../../prices/contract.ts'

/** From whom it was bought in twelve months, the cheapest last price first. */
export function SupplierTab({ item }: { readonly item: Item }) {
  const asked = useAsk(priceHistory, { id: item.id })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  if (asked.data.suppliers.length === 0) {
    return (
      <Empty title="Belum pernah dibeli dalam 12 bulan." text="Supplier tampil di sini setelah pembelian pertama." />
    )
  }
  return (
    <PlainTable
      label="supplier"
      columns={columnsFor(item.defaultSupplierId ?? null)}
      rows={asked.data.suppliers}
      keyOf={(row) => row.supplierId ?? ''}
    />
  )
}

function columnsFor(usual: string | null): readonly PlainColumn<SupplierPrice>[] {
  return [
    {
      id: 'name',
      title: 'Supplier',
      cell: (row) =>
        row.supplierId ? (
          <span className="flex items-center gap-2">
            <NameLink to={`/supplier/detail/${row.supplierId}`} className="truncate">
              {row.supplierName}
            </NameLink>
            {row.supplierId === usual && <QuietBadge tone="primary">Utama</QuietBadge>}
          </span>
        ) : (
          'Tanpa supplier'
        ),
    },
    { id: 'last', title: 'Terakhir (Rp)', width: 112, align: 'right', cell: (row) => <Money value={row.last} /> },
    {
      id: 'range',
      title: 'Rentang (Rp)',
      width: 156,
      align: 'right',
      isWide: true,
      cell: (row) =>
        row.lowest === row.highest ? (
          <Money value={row.lowest} />
        ) : (
          <>
            <Money value={row.lowest} />–<Money value={row.highest} />
          </>
        ),
    },
    { id: 'times', title: 'Kali', width: 48, align: 'right', isWide: true, cell: (row) => row.times },
    {
      id: 'on',
      title: 'Terakhir dibeli',
      width: 124,
      under: 'name',
      cell: (row) => <DateText value={row.lastOn} style="short" />,
    },
  ]
}
