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
import { priceHistory } from '../../prices/contract.ts'
import { supplierRows, type SupplierRow } from './supplier-rows.ts'

/** From whom it was bought in twelve months, the cheapest last price first, and what its suppliers ask for it. */
export function SupplierTab({ item }: { readonly item: Item }) {
  const asked = useAsk(priceHistory, { id: item.id })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  const rows = supplierRows(item, asked.data.suppliers)
  if (rows.length === 0) {
    return (
      <Empty
        title="Belum pernah dibeli dalam 12 bulan."
        text="Supplier tampil di sini setelah pembelian pertama, atau setelah ditulis lewat Ubah."
      />
    )
  }
  return (
    <PlainTable
      label="supplier"
      columns={columnsFor(item.defaultSupplierId ?? null, rows)}
      rows={rows}
      keyOf={(row) => row.supplierId ?? ''}
    />
  )
}

function columnsFor(usual: string | null, rows: readonly SupplierRow[]): readonly PlainColumn<SupplierRow>[] {
  const someAsk = rows.some((row) => row.asks !== null || row.leadDays !== null)
  return [
    {
      id: 'name',
      title: 'Supplier',
      cell: (row) => (
        <span className="block min-w-0">
          {row.supplierId ? (
            <span className="flex items-center gap-2">
              <NameLink to={`/supplier/detail/${row.supplierId}`} className="truncate">
                {row.name}
              </NameLink>
              {row.supplierId === usual && <QuietBadge tone="primary">Utama</QuietBadge>}
            </span>
          ) : (
            'Tanpa supplier'
          )}
          <span className="block text-small text-muted-foreground">
            {row.bought ? <DateText value={row.bought.lastOn} style="short" /> : 'belum pernah dibeli'}
          </span>
        </span>
      ),
    },
    {
      id: 'last',
      title: 'Terakhir (Rp)',
      width: 112,
      align: 'right',
      cell: (row) => <Money value={row.bought?.last} />,
    },
    {
      id: 'range',
      title: 'Rentang (Rp)',
      width: 156,
      align: 'right',
      isWide: true,
      cell: ({ bought }) => (bought ? <Range {...bought} /> : '—'),
    },
    { id: 'times', title: 'Kali', width: 48, align: 'right', isWide: true, cell: (row) => row.bought?.times ?? '—' },
    ...(someAsk
      ? [
          {
            id: 'asks',
            title: 'Penawaran (Rp)',
            width: 128,
            under: 'last',
            align: 'right' as const,
            cell: (row: SupplierRow) => (
              <>
                <Money value={row.asks} />
                {row.leadDays !== null && (
                  <span className="block text-small text-muted-foreground">{row.leadDays} hari</span>
                )}
              </>
            ),
          },
        ]
      : []),
  ]
}

function Range({ lowest, highest }: { readonly lowest: string; readonly highest: string }) {
  if (lowest === highest) return <Money value={lowest} />
  return (
    <>
      <Money value={lowest} />–<Money value={highest} />
    </>
  )
}
