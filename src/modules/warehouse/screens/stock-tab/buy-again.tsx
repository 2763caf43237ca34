import { useNavigate } from '@tanstack/react-router'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { StockRow } from '#modules/warehouse/contract.ts'

/** The ticked stocks become a request to buy them again. */
export function BuyAgain({ selection, rows }: { readonly selection: Selection; readonly rows: readonly StockRow[] }) {
  const navigate = useNavigate()
  const mayAsk = useCan('create pembelian-barang')
  const items = [...new Set(rows.filter((row) => selection.has(row.id)).map((row) => row.itemId))]
  if (!mayAsk || items.length === 0) return null
  return (
    <BulkAct
      onClick={() =>
        void navigate({ to: '/pembelian-barang/tambah', search: { permintaan: '1', stok: items.join(',') } as never })
      }
    >
      Buat permintaan pembelian
    </BulkAct>
  )
}
