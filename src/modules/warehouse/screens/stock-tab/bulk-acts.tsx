import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { itemSource, LabelSheet } from '#modules/catalog/screens/face.tsx'
import type { StockRow } from '#modules/warehouse/contract.ts'
import { buyAgain, byPlace } from '#modules/warehouse/buy-again.ts'
import { PlaceRequests } from './place-requests.tsx'

interface BulkActsProps {
  readonly selection: Selection
  readonly rows: readonly StockRow[]
}

/** What can be done with ticked stocks: buy again, carry elsewhere, stick labels. */
export function StockBulkActs({ selection, rows }: BulkActsProps) {
  const ticked = rows.filter((row) => selection.has(row.id))
  if (ticked.length === 0) return null
  return (
    <>
      <BuyAgain ticked={ticked} />
      <Transfer ticked={ticked} />
      <Labels ticked={ticked} />
    </>
  )
}

interface Ticked {
  readonly ticked: readonly StockRow[]
}

/** The ticked stocks become a request to buy them again; those of several warehouses, one for each. */
function BuyAgain({ ticked }: Ticked) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = byPlace(ticked)
  if (!useCan('create pembelian-barang') || !first) return null
  const begin = () =>
    others.length > 0
      ? setOpen(true)
      : void navigate({ to: '/pembelian-barang/tambah', search: buyAgain(first) as never })
  return (
    <>
      <BulkAct onClick={begin}>Buat permintaan pembelian</BulkAct>
      {isOpen && <PlaceRequests rows={ticked} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Goods leave one warehouse at a time: the act stands only while all ticked ones lie in the same. */
function Transfer({ ticked }: Ticked) {
  const navigate = useNavigate()
  const mayMove = useCan('create stock')
  const places = new Set(ticked.map((row) => row.warehouseId))
  if (!mayMove || places.size > 1) return null
  const search = { jenis: 'transfer', gudang: [...places][0], stok: itemsOf(ticked) }
  return (
    <BulkAct onClick={() => void navigate({ to: '/gudang/tambah-stock', search: search as never })}>Transfer</BulkAct>
  )
}

function Labels({ ticked }: Ticked) {
  const [isOpen, setOpen] = useState(false)
  const items = [...new Map(ticked.map((row) => [row.itemId, row])).values()]
  return (
    <>
      <BulkAct onClick={() => setOpen(true)}>Cetak label</BulkAct>
      {isOpen && (
        <Suspense>
          <LabelSheet
            items={items.map((row) => ({ id: row.itemId, code: row.itemCode, name: row.itemName }))}
            source={itemSource({ only: true })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function itemsOf(ticked: readonly StockRow[]): string {
  return [...new Set(ticked.map((row) => row.itemId))].join(',')
}
