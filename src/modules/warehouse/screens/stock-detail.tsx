import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { ExplainButton } from '#kit/screen/explain/explain-button.tsx'
import { InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { changeStockSettings, openStock, type StockDetail } from '#modules/warehouse/contract.ts'
import { explainStock, type StockFigure } from '#modules/warehouse/explain-contract.ts'
import { StockCardTable } from './stock-card/stock-card-table.tsx'
import { stockActs, stockLabels } from './stock-acts.ts'
import { StockTrend } from './stock-card/stock-trend.tsx'
import { StockStatus } from './stock-tab/columns.tsx'

/** Kartu stok: one item in one warehouse, move by move. */
export function StockDetailPage({ stockId }: { readonly stockId: string }) {
  const asked = useAsk(openStock, { id: stockId })
  const mayUpdate = useMay(changeStockSettings)
  return (
    <AskedPage asked={asked} title="Kartu stok" back="/gudang/">
      {(stock) => (
        <DetailPage
          title={stock.itemName}
          back="/gudang/"
          badge={<StockStatus status={stock.status} />}
          meta={
            <>
              <span className="code">{stock.itemCode}</span> ·{' '}
              <NameLink to={`/gudang/detail/${stock.warehouseId}`}>{stock.warehouseName}</NameLink>
            </>
          }
          actions={
            <GoButton to={`/gudang/edit-stock/${stock.id}`} icon={<Pencil />}>
              Batas & rak
            </GoButton>
          }
          primary={
            <GoButton
              to="/gudang/tambah-stock"
              search={{ gudang: stock.warehouseId, stok: stock.itemId }}
              variant="filled"
              icon={<Plus />}
            >
              Catat mutasi
            </GoButton>
          }
          rail={
            <>
              <Figures stock={stock} />
              <Attachments subject="stok" ownerId={stock.id} canChange={mayUpdate} />
            </>
          }
        >
          <Card title="Stok 90 hari">
            <StockTrend stock={stock} />
          </Card>
          <StockCardTable stockId={stock.id} unit={stock.unit} />
          <RecordActivity subject="stok" ownerId={stock.id} words={stockActs} labels={stockLabels} />
        </DetailPage>
      )}
    </AskedPage>
  )
}

function Figures({ stock }: { readonly stock: StockDetail }) {
  const why = (of: StockFigure, name: string) => (
    <ExplainButton of={name} endpoint={explainStock} input={{ id: stock.id, of }} />
  )
  return (
    <KeyFacts
      lead={{
        label: 'Tersedia',
        value: <Qty value={stock.available} unit={stock.unit} />,
        badge: why('tersedia', 'Tersedia'),
      }}
      rows={[
        ['Fisik', <Qty key="f" value={stock.onHand} unit={stock.unit} />, why('stok', 'Fisik')],
        ['Dipesan', <Qty key="d" value={stock.reserved} unit={stock.unit} />, why('dipesan', 'Dipesan')],
        ['Akan datang', <Qty key="a" value={stock.incoming} unit={stock.unit} />, why('akan-datang', 'Akan datang')],
        ['Batas minimum', <Qty key="m" value={stock.minQty} unit={stock.unit} />],
        ['Batas maksimum', <Qty key="x" value={stock.maxQty} unit={stock.unit} />],
        ['Jumlah beli lagi', <Qty key="b" value={stock.reorderQty} unit={stock.unit} />],
        ['Lokasi rak', stock.rack],
        ...(stock.value === undefined
          ? []
          : ([
              ['Harga rata-rata', <Money key="h" value={stock.averageCost} rp />, why('harga', 'Harga rata-rata')],
              ['Nilai', <Money key="n" value={stock.value} rp />, why('nilai', 'Nilai')],
            ] as const)),
        ['Mutasi terakhir', <InstantText key="t" value={stock.lastMoveAt} />],
      ]}
    />
  )
}
