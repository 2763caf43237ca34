import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import type { StockRow } from '#modules/warehouse/contract.ts'
import { buyAgain } from './buy-again.ts'

/** What can be done with a stock from the list. */
export function StockMenu({ row }: { readonly row: StockRow }) {
  return (
    <>
      <MenuGo to={`/gudang/detail-stock/${row.id}`}>Kartu stok</MenuGo>
      <MenuGo to={`/gudang/edit-stock/${row.id}`} hint="E">
        Batas & rak
      </MenuGo>
      <MenuGo to="/gudang/tambah-stock" search={{ gudang: row.warehouseId, stok: row.itemId }}>
        Catat mutasi
      </MenuGo>
      <MenuGo to="/pembelian-barang/tambah" search={{ ...buyAgain([row]) }}>
        Minta beli lagi
      </MenuGo>
    </>
  )
}
