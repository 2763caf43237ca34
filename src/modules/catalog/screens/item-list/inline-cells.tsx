import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { InlineAmount } from '#kit/screen/list/inline-amount.tsx'
import { items, type ItemRow } from '../../contract.ts'
import { setItemPrice, setRabPrice } from '../../prices/contract.ts'

/** A price of today, changed in its place; it holds from today on. */
export function PriceCell({ row, of }: { readonly row: ItemRow; readonly of: 'sell' | 'rab' }) {
  const sell = useAct(setItemPrice, { say: `Harga jual ${row.name} diubah.` })
  const rab = useAct(setRabPrice, { say: `Harga RAB ${row.name} diubah.` })
  const value = of === 'sell' ? row.sellPrice : row.rabPrice
  const save = async (price: string | null) => {
    const asked = { id: row.id, from: today(), price: price ?? '0' }
    return (await (of === 'sell' ? sell.now(asked) : rab.now(asked))) !== undefined
  }
  return (
    <InlineAmount
      label={`${of === 'sell' ? 'harga jual' : 'harga RAB'} ${row.name}`}
      kind="price"
      value={value}
      onSave={save}
      mayEdit={useMay(setItemPrice) && !row.isArchived}
    >
      <Money value={value} />
    </InlineAmount>
  )
}

/** The minimum of every warehouse that has none of its own. */
export function MinStockCell({ row }: { readonly row: ItemRow }) {
  const edit = useAct(items.edit, { say: `Stok minimum ${row.name} diubah.` })
  const { id, version } = row
  return (
    <InlineAmount
      label={`stok minimum ${row.name}`}
      kind="quantity"
      value={row.minStock}
      mayEmpty
      onSave={async (minStock) => (await edit.now({ id, version, minStock })) !== undefined}
      mayEdit={useMay(items.edit) && !row.isArchived && row.kind !== 'jasa'}
    >
      <Qty value={row.minStock} />
    </InlineAmount>
  )
}
