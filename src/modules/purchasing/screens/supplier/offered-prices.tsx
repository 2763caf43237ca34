import { useState } from 'react'
import { qtyFormat, thousands } from '#ground/format.ts'
import { can } from '#kit/screen/client/ability.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import type { Said } from '#kit/screen/document/said.ts'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openPriceList } from '../../papers/contract.ts'
import { priceList, type ListPrice } from '../../prices/contract.ts'

const said: Readonly<Record<ListPrice['standing'], Said>> = {
  berlaku: { text: 'Berlaku', tone: 'success' },
  nanti: { text: 'Akan berlaku', tone: 'info' },
  lewat: { text: 'Tidak berlaku lagi', tone: 'neutral', notYet: true },
}

const columns: readonly PlainColumn<ListPrice>[] = [
  {
    id: 'name',
    title: 'Barang',
    cell: (row) => (
      <span className="block min-w-0 py-1.5" title={row.itemName}>
        <NameLink className="block truncate" to={`/pembelian-barang/detail-produk/${row.itemId}`}>
          {row.itemName}
        </NameLink>
        <small className="block truncate text-xs text-muted-foreground">
          per {row.unit}
          {row.minQty !== '0' && ` · mulai ${qtyFormat(row.minQty)} ${row.unit}`} · oleh {row.by}
        </small>
      </span>
    ),
  },
  { id: 'from', title: 'Berlaku dari', width: 104, cell: (row) => <OnDay day={row.validFrom} /> },
  { id: 'to', title: 'Sampai', width: 96, isWide: true, cell: (row) => <OnDay day={row.endedOn} /> },
  { id: 'standing', title: 'Status', width: 140, isWide: true, cell: (row) => <StatusCell {...said[row.standing]} /> },
  { id: 'price', title: 'Harga (Rp)', width: 116, align: 'right', cell: (row) => thousands(row.price) },
]

/** The price list of a supplier: what holds and will hold; what once did, on demand. */
export function OfferedPrices({ supplierId }: { readonly supplierId: string }) {
  const asked = useAsk(priceList, { id: supplierId })
  const [isWhole, setWhole] = useState(false)
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={3} />
  const past = asked.data.filter((row) => row.standing === 'lewat').length
  const rows = isWhole ? asked.data : asked.data.filter((row) => row.standing !== 'lewat')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-5 py-3">
        <h3 className="mr-auto text-sm font-semibold">Daftar harga</h3>
        {past > 0 && (
          <Button variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Sembunyikan harga lama' : `Tampilkan ${past} harga lama`}
          </Button>
        )}
        {rows.length > 0 && <PaperLink endpoint={openPriceList} input={{ id: supplierId }} label="Cetak" />}
        {can('update supplier') && (
          <GoButton to={`/supplier/edit/${supplierId}`} variant="outline">
            Ubah daftar harga
          </GoButton>
        )}
      </div>
      {rows.length === 0 ? (
        <NothingYet text="Belum ada harga. Isi di formulir supplier, di bagian Daftar harga." />
      ) : (
        <PlainTable label="Daftar harga" columns={columns} rows={rows} keyOf={(row) => row.id} />
      )}
    </>
  )
}
