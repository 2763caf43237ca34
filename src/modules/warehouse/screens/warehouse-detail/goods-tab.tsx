import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Go, TextLink } from '#kit/screen/shell/go.tsx'
import { listStock, type StockRow } from '#modules/warehouse/contract.ts'
import { StockStatus } from '../stock-tab/columns.tsx'
import { TabFace } from './tab-face.tsx'

const columns = [
  {
    id: 'item',
    title: 'Item',
    cell: (row: StockRow) => (
      <Go
        to={`/gudang/detail-stock/${row.id}`}
        className="for-thumb block truncate rounded-sm font-medium hover:text-primary hover:underline"
      >
        {row.itemName}
      </Go>
    ),
  },
  {
    id: 'onHand',
    title: 'Fisik',
    width: 112,
    align: 'right' as const,
    cell: (row: StockRow) => <Qty value={row.onHand} unit={row.unit} />,
  },
  {
    id: 'available',
    title: 'Tersedia',
    width: 112,
    align: 'right' as const,
    isWide: true,
    cell: (row: StockRow) => <Qty value={row.available} unit={row.unit} />,
  },
  {
    id: 'value',
    needs: 'view biaya',
    title: 'Nilai (Rp)',
    width: 124,
    align: 'right' as const,
    isWide: true,
    cell: (row: StockRow) => <Money value={row.value} />,
  },
  {
    id: 'status',
    title: 'Status',
    width: 112,
    under: 'onHand',
    cell: (row: StockRow) => <StockStatus status={row.status} />,
  },
]

/** What lies in a warehouse. */
export function GoodsTab({ warehouseId }: { readonly warehouseId: string }) {
  const shown = useOwnColumns(columns)
  const goods = useAsk(listStock, { warehouseId, size: 100 })
  return (
    <TabFace asked={goods} empty="Belum ada barang di gudang ini." hint="Catat saldo awal atau penerimaan barang.">
      {(answer) => (
        <>
          <PlainTable label="Stok di gudang ini" rows={answer.rows} keyOf={(row) => row.id} columns={shown} />
          <p className="border-t border-border-subtle px-5 py-3 text-small">
            <TextLink to="/gudang/" search={{ tab: 'stock', warehouseId }}>
              Lihat di daftar stok
            </TextLink>
          </p>
        </>
      )}
    </TabFace>
  )
}
