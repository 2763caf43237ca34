import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { siteMaterials, type SiteMaterial, type SiteMaterials } from '../../usage/contract.ts'

/** Rekap: what came to a site, was used and is left. */
export function SiteMaterialsPanel({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(siteMaterials, { projectId })
  return (
    <AskedCard asked={asked} rows={6}>
      {(data) => <Materials data={data} />}
    </AskedCard>
  )
}

function Materials({ data }: { readonly data: SiteMaterials }) {
  const columns = useOwnColumns(materialColumns)
  if (data.rows.length === 0) {
    return (
      <Empty
        title="Belum ada bahan di proyek ini."
        text={`Bahan yang diterima ${data.warehouseName} tampil di sini.`}
      />
    )
  }
  return (
    <>
      <PlainTable label={`bahan ${data.projectName}`} rows={data.rows} keyOf={(row) => row.itemId} columns={columns} />
      <p className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
        Sisa adalah stok <NameLink to={`/gudang/detail/${data.warehouseId}`}>{data.warehouseName}</NameLink> sekarang.
      </p>
    </>
  )
}

const qty = (of: 'came' | 'used' | 'left') => (row: SiteMaterial) => <Qty value={row[of]} unit={row.unit} />

const materialColumns: readonly PlainColumn<SiteMaterial>[] = [
  { id: 'itemName', title: 'Bahan', cell: (row) => row.itemName },
  { id: 'came', title: 'Datang', width: 128, align: 'right', isWide: true, cell: qty('came') },
  { id: 'used', title: 'Terpakai', width: 128, align: 'right', cell: qty('used') },
  { id: 'left', title: 'Sisa', width: 128, align: 'right', cell: qty('left') },
  {
    id: 'usedValue',
    title: 'Nilai terpakai (Rp)',
    width: 152,
    align: 'right',
    isWide: true,
    needs: 'view biaya',
    cell: (row) => <Money value={row.usedValue ?? '0'} />,
  },
]
