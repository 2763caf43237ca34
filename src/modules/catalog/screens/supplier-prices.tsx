import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { supplierPriceList, type SoldItem } from '../supplier-prices/contract.ts'

/** What a supplier sold us, and at which prices: the tab "Daftar harga" of its page. */
export function SupplierPrices({ supplierId }: { readonly supplierId: string }) {
  const asked = useAsk(supplierPriceList, { id: supplierId, q: '' })
  if (asked.failure && !asked.data) return <ErrorState onRetry={asked.reload} />
  if (!asked.data) return <Loading rows={4} />
  if (asked.data.length === 0) {
    return <Empty title="Belum ada harga." text="Harga tercatat di sini setiap kali barang dibeli dari supplier ini." />
  }
  return <PlainTable label="daftar harga" columns={columns} rows={asked.data} keyOf={(row) => row.itemId} />
}

const columns: readonly PlainColumn<SoldItem>[] = [
  {
    id: 'name',
    title: 'Barang',
    cell: (row) => (
      <NameLink to={`/pembelian-barang/detail-produk/${row.itemId}`} className="truncate">
        {row.name}
      </NameLink>
    ),
  },
  { id: 'last', title: 'Terakhir (Rp)', width: 128, align: 'right', cell: (row) => <LastPrice row={row} /> },
  {
    id: 'before',
    title: 'Sebelumnya (Rp)',
    width: 128,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.before} />,
  },
  {
    id: 'range',
    title: 'Rentang 2 tahun (Rp)',
    width: 164,
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
  { id: 'times', title: 'Kali', width: 52, align: 'right', isWide: true, cell: (row) => row.times },
  { id: 'on', title: 'Dibeli', width: 104, cell: (row) => <DateText value={row.lastOn} style="short" /> },
]

function LastPrice({ row }: { readonly row: SoldItem }) {
  return (
    <>
      <Money value={row.last} />
      <small className="text-xs text-subtle-foreground"> /{row.unit}</small>
    </>
  )
}
