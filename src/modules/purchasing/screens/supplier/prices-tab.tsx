import { percentFormat, thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay } from '#kit/screen/document/cells.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { OfferedPrices } from './offered-prices.tsx'
import { supplierPrices, type SupplierItemPrice } from '../../items/contract.ts'

const columns: readonly PlainColumn<SupplierItemPrice>[] = [
  {
    id: 'name',
    title: 'Barang',
    cell: (row) => (
      <span className="block min-w-0 py-1.5" title={row.name}>
        <NameLink className="block truncate" to={`/pembelian-barang/detail-produk/${row.itemId}`}>
          {row.name}
        </NameLink>
        <small className="block truncate text-xs text-muted-foreground">
          per {row.unit} · {row.times} kali
        </small>
      </span>
    ),
  },
  { id: 'on', title: 'Terakhir', width: 96, isWide: true, cell: (row) => <OnDay day={row.lastOn} /> },
  {
    id: 'range',
    title: 'Rentang (Rp)',
    width: 164,
    align: 'right',
    isWide: true,
    cell: (row) =>
      row.lowest === row.highest ? thousands(row.lowest) : `${thousands(row.lowest)} – ${thousands(row.highest)}`,
  },
  { id: 'moved', title: 'Perubahan', width: 96, align: 'right', isWide: true, cell: moved },
  { id: 'last', title: 'Harga (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.last) },
]

/** Daftar harga: what the supplier offers, today and later and before, and what was asked the last time. */
export function SupplierPrices({ supplierId }: { readonly supplierId: string }) {
  return (
    <>
      <OfferedPrices supplierId={supplierId} />
      <h3 className="px-5 pt-5 pb-2 text-sm font-semibold">Harga pembelian terakhir</h3>
      <PaidPrices supplierId={supplierId} />
    </>
  )
}

function PaidPrices({ supplierId }: { readonly supplierId: string }) {
  const asked = useAsk(supplierPrices, { id: supplierId })
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  if (asked.data.length === 0) return <NothingYet text="Harga tampil di sini setelah pembelian pertama." />
  return (
    <PlainTable
      label="Harga pembelian terakhir"
      columns={columns}
      rows={asked.data}
      keyOf={(row) => `${row.itemId} ${row.unit}`}
    />
  )
}

// Whole hundredths of a rupiah: prices may carry sen.
function cents(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2) || '0')
}

function moved({ last, before }: SupplierItemPrice) {
  if (before === null || before === last || cents(before) === 0n) {
    return <span className="text-subtle-foreground">—</span>
  }
  const tenths = ((cents(last) - cents(before)) * 1000n) / cents(before)
  const size = tenths < 0n ? -tenths : tenths
  return (
    <span
      className={tenths > 0n ? 'font-medium text-danger' : 'text-success'}
      title={`Sebelumnya ${thousands(before)}`}
    >
      {tenths > 0n ? '+' : '−'}
      {percentFormat(`${size / 10n}.${size % 10n}`)}
    </span>
  )
}
