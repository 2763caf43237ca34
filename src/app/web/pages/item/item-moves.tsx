import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { Item } from '#modules/catalog/contract.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { StockCardTable } from '#modules/warehouse/screens/stock-card/stock-card-table.tsx'

/** What came in and went out of an item, one warehouse at a time. */
export function ItemMoves({ item }: { readonly item: Item }) {
  const asked = useAsk(listStock, { itemId: item.id, sort: '-onHand', size: '100' })
  const [chosen, setChosen] = useState<string>()
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={6} />
  const { rows } = asked.data
  const stock = rows.find((row) => row.id === chosen) ?? rows[0]
  if (!stock) return <Empty title="Belum ada mutasi." text="Mutasi tampil di sini begitu barang masuk atau keluar." />
  return (
    <>
      {rows.length > 1 && (
        <div className="overflow-x-auto px-5 pt-4 pb-3">
          <Segmented
            label="Gudang"
            value={stock.id}
            options={rows.map((row) => ({ value: row.id, label: row.warehouseName }))}
            onChange={setChosen}
          />
        </div>
      )}
      <div className="[&>section]:rounded-none [&>section]:border-0">
        <StockCardTable key={stock.id} stockId={stock.id} unit={stock.unit} />
      </div>
    </>
  )
}
