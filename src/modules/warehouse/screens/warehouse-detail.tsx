import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import { useSearch } from '@tanstack/react-router'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ExplainButton } from '#kit/screen/explain/explain-button.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { changeWarehouse, openWarehouse, warehouseTypes, type WarehouseRow } from '#modules/warehouse/contract.ts'
import { explainWarehouse } from '#modules/warehouse/explain-contract.ts'
import { MoreActs } from './more-acts.tsx'
import { placeLabels, stockActs } from './stock-acts.ts'
import { CountsTab } from './warehouse-detail/counts-tab.tsx'
import { DocumentsTab } from './warehouse-detail/documents-tab.tsx'
import { GoodsTab } from './warehouse-detail/goods-tab.tsx'
import { TransfersTab } from './warehouse-detail/transfers-tab.tsx'
import { PlaceMenu } from './warehouse-tab/place-menu.tsx'
import { usePlaceSheets } from './warehouse-tab/place-sheets.tsx'

const DocumentPage = later(() => import('./document.tsx').then((parts) => parts.DocumentPage), {
  fallback: <Loading rows={8} />,
})
const TransferPage = later(() => import('./transfer.tsx').then((parts) => parts.TransferPage), {
  fallback: <Loading rows={8} />,
})
const CountPage = later(() => import('./opname.tsx').then((parts) => parts.CountPage), {
  fallback: <Loading rows={8} />,
})

/** Detail gudang: what lies there, and what is done there; or one of its documents. */
export function WarehouseDetail({ gudangId }: { readonly gudangId: string }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>
  // From a list of all warehouses one goes back to it, as it was left.
  const back = search['dari'] === 'daftar' ? '/gudang/' : `/gudang/detail/${gudangId}`
  if (search['dokumen']) return <DocumentPage id={search['dokumen']} back={back} />
  if (search['transfer']) return <TransferPage id={search['transfer']} back={back} />
  if (search['opname']) return <CountPage id={search['opname']} back={back} />
  return <Place gudangId={gudangId} />
}

function Place({ gudangId }: { readonly gudangId: string }) {
  const asked = useAsk(openWarehouse, { id: gudangId })
  const sheets = usePlaceSheets()
  const mayUpdate = useMay(changeWarehouse)
  return (
    <AskedPage asked={asked} title="Gudang" back="/gudang/">
      {(warehouse) => (
        <DetailPage
          title={warehouse.name}
          back="/gudang/"
          badge={<PlaceBadge warehouse={warehouse} />}
          meta={[warehouse.code, warehouseTypes[warehouse.type], warehouse.city].filter(Boolean).join(' · ')}
          actions={
            <>
              {warehouse.type !== 'transit' && (
                <GoButton
                  to="/gudang/tambah-stock"
                  search={{ gudang: gudangId, jenis: 'opname' }}
                  icon={<ClipboardList />}
                >
                  Mulai opname
                </GoButton>
              )}
              <MoreActs isEmpty={!mayUpdate && warehouse.type === 'transit'}>
                <PlaceMenu
                  row={warehouse}
                  onEdit={() => sheets.edit(warehouse)}
                  onKeep={() => sheets.keep(warehouse)}
                />
              </MoreActs>
            </>
          }
          primary={
            warehouse.type === 'transit' ? undefined : (
              <GoButton to="/gudang/tambah-stock" search={{ gudang: gudangId }} variant="filled" icon={<Plus />}>
                Catat mutasi
              </GoButton>
            )
          }
          rail={
            <>
              <Figures warehouse={warehouse} />
              <Attachments subject="gudang" ownerId={gudangId} canChange={mayUpdate && !warehouse.isArchived} />
            </>
          }
        >
          <Tabbed
            label="Bagian gudang"
            tabs={[
              { value: 'stok', label: 'Stok', content: <GoodsTab warehouseId={gudangId} /> },
              { value: 'mutasi', label: 'Mutasi', content: <DocumentsTab warehouseId={gudangId} /> },
              { value: 'transfer', label: 'Transfer', content: <TransfersTab warehouseId={gudangId} /> },
              { value: 'opname', label: 'Opname', content: <CountsTab warehouseId={gudangId} /> },
            ]}
          />
          <RecordActivity subject="gudang" ownerId={gudangId} words={stockActs} labels={placeLabels} />
          {sheets.sheet}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function PlaceBadge({ warehouse }: { readonly warehouse: WarehouseRow }) {
  if (warehouse.isArchived) return <Badge>Nonaktif</Badge>
  return warehouse.isFrozen ? <Badge tone="warning">Sedang dihitung</Badge> : null
}

function Figures({ warehouse }: { readonly warehouse: WarehouseRow }) {
  const isPhone = useIsPhone()
  const rows: readonly Fact[] = [
    ['Jumlah item', warehouse.itemCount],
    ['Item menipis', warehouse.lowCount],
    ['Penjaga', warehouse.keeper],
    ['Rak', warehouse.racks.length > 0 ? warehouse.racks.join(', ') : null],
    ['Stok boleh minus', warehouse.allowNegative ? 'Ya' : isPhone ? null : 'Tidak'],
    ['Alamat', warehouse.address],
  ]
  return (
    <KeyFacts
      lead={
        warehouse.value === undefined
          ? undefined
          : {
              label: 'Nilai stok',
              value: <Money value={warehouse.value} rp />,
              badge: <ExplainButton of="Nilai stok" endpoint={explainWarehouse} input={{ id: warehouse.id }} />,
            }
      }
      // On a phone the goods come first: what nobody wrote down takes no line of their way.
      rows={isPhone ? rows.filter(([, value]) => value !== null) : rows}
    />
  )
}
