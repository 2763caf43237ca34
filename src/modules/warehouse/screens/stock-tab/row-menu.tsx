import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import type { StockRow } from '#modules/warehouse/contract.ts'
import { buyAgain } from '#modules/warehouse/buy-again.ts'

/** What can be done with a stock from the list. */
export function StockMenu({ row }: { readonly row: StockRow }) {
  return (
    <>
      <MenuGo to={`/gudang/detail-stock/${row.id}`} icon={<Eye />}>
        Kartu stok
      </MenuGo>
      <MenuGo to={`/gudang/edit-stock/${row.id}`} icon={<Pencil />} hint="E">
        Batas & rak
      </MenuGo>
      <MenuGo
        to="/gudang/tambah-stock"
        search={{ gudang: row.warehouseId, stok: row.itemId }}
        icon={<ArrowLeftRight />}
      >
        Catat mutasi
      </MenuGo>
      <MenuGo to="/pembelian-barang/tambah" search={{ ...buyAgain([row]) }} icon={<ShoppingCart />}>
        Minta beli lagi
      </MenuGo>
    </>
  )
}
