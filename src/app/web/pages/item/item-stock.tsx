import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Gauge from 'lucide-react/icons/gauge'
import { useState, type ReactNode } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { BarRows, type BarRow } from '#kit/screen/chart/bar-rows.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { ExplainButton } from '#kit/screen/explain/explain-button.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { Item } from '#modules/catalog/contract.ts'
import { listStock, type StockRow } from '#modules/warehouse/contract.ts'
import { explainItemStock } from '#modules/warehouse/explain-contract.ts'
import { KeepSheet } from '#modules/warehouse/screens/face.tsx'

/** How much of an item lies in which warehouse, what is promised of it and what is coming. */
export function ItemStock({ item }: { readonly item: Item }) {
  const asked = useAsk(listStock, { itemId: item.id, sort: '-onHand', size: '100' })
  const [isSetting, setSetting] = useState(false)
  const maySet = useCan('update stock') && !item.archivedAt
  const move = (
    <GoButton
      to="/gudang/tambah-stock"
      search={{ stok: item.id }}
      size="sm"
      variant="ghost"
      icon={<ArrowLeftRight />}
      className="max-md:min-w-11"
    >
      <span className="max-md:sr-only">Catat mutasi</span>
    </GoButton>
  )
  return (
    <Card
      title="Stok per gudang"
      aside={
        <span className="flex">
          {maySet && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Gauge />}
              className="max-md:min-w-11"
              onClick={() => setSetting(true)}
            >
              <span className="max-md:sr-only">Atur batas</span>
            </Button>
          )}
          {move}
        </span>
      }
    >
      {asked.failure && !asked.data ? (
        <Unanswered asked={asked} />
      ) : !asked.data ? (
        <Loading rows={3} />
      ) : asked.data.rows.length === 0 ? (
        <Empty title="Belum ada stok." text="Stok muncul setelah barang diterima atau saldo awal dicatat." />
      ) : (
        <>
          <BarRows label={`Stok ${item.name} per gudang`} rows={asked.data.rows.map((row) => barOf(row))} />
          <Totals item={item} />
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

/** All of it, wherever it lies; what it is worth for who may know. */
function Totals({ item }: { readonly item: Item }) {
  const seesCost = useCan('view biaya')
  const { data: told } = useAsk(explainItemStock, { id: item.id, of: seesCost ? 'harga' : 'stok' })
  const why = (of: 'harga' | 'nilai' | 'stok', name: string) => (
    <ExplainButton of={name} endpoint={explainItemStock} input={{ id: item.id, of }} />
  )
  if (!told) return null
  const [value, held = { figure: told.result }] = told.parts
  return (
    <dl className="mt-4 grid gap-2 border-t border-border-subtle pt-3">
      <Total label="Stok semua gudang" why={why('stok', 'Stok semua gudang')}>
        <Qty value={held.figure.value} unit={item.baseUnit} />
      </Total>
      {value && (
        <>
          <Total label="Harga rata-rata" why={why('harga', 'Harga rata-rata')}>
            <Money value={told.result.value} rp />
          </Total>
          <Total label="Nilai stok" why={why('nilai', 'Nilai stok')}>
            <Money value={value.figure.value} rp />
          </Total>
        </>
      )}
    </dl>
  )
}

interface TotalProps {
  readonly label: string
  readonly why: ReactNode
  readonly children: ReactNode
}

function Total({ label, why, children }: TotalProps) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted-foreground">
        {label} {why}
      </dt>
      <dd className="font-medium figures">{children}</dd>
    </div>
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
    name: (
      <NameLink to={`/gudang/detail-stock/${row.id}`} className="block truncate">
        {row.warehouseName}
      </NameLink>
    ),
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
