import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Gauge from 'lucide-react/icons/gauge'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { BarRows, type BarRow } from '#kit/screen/chart/bar-rows.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { Item } from '#modules/catalog/contract.ts'
import { listStock, type StockRow } from '#modules/warehouse/contract.ts'
import { KeepSheet } from '#modules/warehouse/screens/face.tsx'

/** How much of an item lies in which warehouse, what is promised of it and what is coming. */
export function ItemStock({ item }: { readonly item: Item }) {
  const asked = useAsk(listStock, { itemId: item.id, sort: '-onHand', size: '100' })
  const [isSetting, setSetting] = useState(false)
  const maySet = useCan('update stock') && !item.archivedAt
  const move = (
    <GoButton to="/gudang/tambah-stock" search={{ item: item.id }} size="sm" variant="ghost" icon={<ArrowLeftRight />}>
      Catat mutasi
    </GoButton>
  )
  return (
    <Card
      title="Stok per gudang"
      aside={
        <span className="flex">
          {maySet && (
            <Button size="sm" variant="ghost" icon={<Gauge />} onClick={() => setSetting(true)}>
              Atur batas
            </Button>
          )}
          {move}
        </span>
      }
    >
      {asked.failure && !asked.data ? (
        <ErrorState onRetry={asked.reload} />
      ) : !asked.data ? (
        <Loading rows={3} />
      ) : asked.data.rows.length === 0 ? (
        <Empty title="Belum ada stok." text="Stok muncul setelah barang diterima atau saldo awal dicatat." />
      ) : (
        <>
          <BarRows label={`Stok ${item.name} per gudang`} rows={asked.data.rows.map((row) => barOf(row))} />
          {asked.data.totals['value'] !== undefined && <Value value={asked.data.totals['value']} />}
        </>
      )}
      {isSetting && (
        <KeepSheet
          item={{ id: item.id, label: item.name, more: { unit: item.baseUnit } }}
          onClose={() => setSetting(false)}
        />
      )}
    </Card>
  )
}

function Value({ value }: { readonly value: string }) {
  return (
    <p className="mt-4 flex justify-between gap-3 border-t border-border-subtle pt-3 text-muted-foreground">
      <span>Nilai stok</span>
      <span className="font-medium text-foreground">
        <Money value={value} rp />
      </span>
    </p>
  )
}

function barOf(row: StockRow): BarRow {
  const note = [
    row.reserved !== '0' && `dipesan ${qtyFormat(row.reserved)}`,
    row.reserved !== '0' && `tersedia ${qtyFormat(row.available)}`,
    row.incoming !== '0' && `akan datang ${qtyFormat(row.incoming)}`,
    row.minQty && `batas ${qtyFormat(row.minQty)}`,
    row.rack && `rak ${row.rack}`,
  ].filter(Boolean)
  const tone = row.status === 'habis' ? 'danger' : row.status === 'menipis' ? 'warning' : undefined
  return {
    id: row.id,
    name: <NameLink to={`/gudang/detail-stock/${row.id}`}>{row.warehouseName}</NameLink>,
    value: row.onHand,
    taken: row.reserved,
    mark: row.minQty,
    text: (
      <>
        <Qty value={row.onHand} unit={row.unit} />
        {row.averageCost && (
          <span className="ml-2 text-xs font-normal text-muted-foreground">
            @ <Money value={row.averageCost} rp />
          </span>
        )}
      </>
    ),
    note: note.length > 0 ? note.join(' · ') : undefined,
    ...(tone && { tone }),
  }
}
