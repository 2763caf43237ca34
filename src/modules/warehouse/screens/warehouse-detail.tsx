import Plus from 'lucide-react/icons/plus'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Go, GoButton, TextLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listStock, openWarehouse, warehouseTypes, type WarehouseRow } from '#modules/warehouse/contract.ts'
import { StockStatus } from './stock-tab/columns.tsx'

/** Detail gudang: what lies there. */
export function WarehouseDetail({ gudangId }: { readonly gudangId: string }) {
  const asked = useAsk(openWarehouse, { id: gudangId })
  const canChange = useCan('update gudang')
  return (
    <AskedPage asked={asked} title="Gudang" back="/gudang/">
      {(warehouse) => (
        <DetailPage
          title={warehouse.name}
          back="/gudang/"
          badge={warehouse.isArchived ? <Badge>Nonaktif</Badge> : undefined}
          meta={[warehouse.code, warehouseTypes[warehouse.type], warehouse.city].filter(Boolean).join(' · ')}
          primary={
            <GoButton to="/gudang/tambah-stock" search={{ gudang: gudangId }} variant="filled" icon={<Plus />}>
              Catat mutasi
            </GoButton>
          }
          rail={
            <>
              <Figures warehouse={warehouse} />
              <Attachments subject="gudang" ownerId={warehouse.id} canChange={canChange} />
            </>
          }
        >
          <Goods warehouseId={gudangId} />
        </DetailPage>
      )}
    </AskedPage>
  )
}

function Figures({ warehouse }: { readonly warehouse: WarehouseRow }) {
  return (
    <KeyFacts
      lead={
        warehouse.value === undefined ? undefined : { label: 'Nilai stok', value: <Money value={warehouse.value} rp /> }
      }
      rows={[
        ['Jumlah item', warehouse.itemCount],
        ['Item menipis', warehouse.lowCount],
        ['Penanggung jawab', warehouse.keeper],
        ['Alamat', warehouse.address],
      ]}
    />
  )
}

function Goods({ warehouseId }: { readonly warehouseId: string }) {
  const goods = useAsk(listStock, { warehouseId, size: 100 })
  return (
    <Card
      title="Stok"
      flush
      className="overflow-hidden"
      aside={
        <TextLink to="/gudang/" search={{ tab: 'stock', warehouseId }} className="text-small">
          Lihat di daftar
        </TextLink>
      }
    >
      {goods.failure ? (
        <ErrorState onRetry={goods.reload} />
      ) : !goods.data ? (
        <Loading />
      ) : goods.data.rows.length === 0 ? (
        <Empty title="Belum ada barang di gudang ini." text="Catat saldo awal atau penerimaan barang." />
      ) : (
        <PlainTable
          label="Stok di gudang ini"
          rows={goods.data.rows}
          keyOf={(row) => row.id}
          columns={[
            {
              id: 'item',
              title: 'Item',
              cell: (row) => (
                <Go
                  to={`/gudang/detail-stock/${row.id}`}
                  className="block truncate rounded-sm font-medium hover:text-primary hover:underline"
                >
                  {row.itemName}
                </Go>
              ),
            },
            {
              id: 'onHand',
              title: 'Stok',
              width: 112,
              align: 'right',
              cell: (row) => <Qty value={row.onHand} unit={row.unit} />,
            },
            {
              id: 'available',
              title: 'Tersedia',
              width: 112,
              align: 'right',
              isWide: true,
              cell: (row) => <Qty value={row.available} unit={row.unit} />,
            },
            {
              id: 'value',
              title: 'Nilai (Rp)',
              width: 124,
              align: 'right',
              isWide: true,
              cell: (row) => <Money value={row.value} />,
            },
            { id: 'status', title: 'Status', width: 112, cell: (row) => <StockStatus status={row.status} /> },
          ]}
        />
      )}
    </Card>
  )
}
