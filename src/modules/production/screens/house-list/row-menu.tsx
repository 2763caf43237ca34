import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import Warehouse from 'lucide-react/icons/warehouse'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { houses, type HouseRow } from '../../houses/contract.ts'

/** What can be done with a house in the list. */
export function HouseRowMenu({ row }: { readonly row: HouseRow }) {
  const mayRemove = useMay(houses.remove)
  const here = `/rumah-produksi/detail/${row.id}`
  return (
    <>
      <MenuGo to={here} icon={<Eye />}>
        Antrean produksi
      </MenuGo>
      <MenuGo to={`/gudang/detail/${row.rawWarehouseId}`} icon={<Warehouse />}>
        Stok bahan
      </MenuGo>
      <MenuGo to={`/rumah-produksi/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to="/rumah-produksi/tambah" search={{ salin: row.id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      {mayRemove && (
        <MenuGo to={here} search={{ buka: 'hapus' }} icon={<Trash />}>
          Hapus
        </MenuGo>
      )}
    </>
  )
}
