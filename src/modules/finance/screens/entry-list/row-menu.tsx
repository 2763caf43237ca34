import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import type { CashEntryListRow } from '../../entries/contract.ts'

/** What can be done with a cash entry in the list. */
export function CashEntryRowMenu({ row }: { readonly row: CashEntryListRow }) {
  return (
    <>
      <MenuGo to={`/laporan-keuangan/detail/${row.id}`} icon={<Eye />}>
        Lihat
      </MenuGo>
      {row.state === 'draft' && (
        <MenuGo to={`/laporan-keuangan/edit/${row.id}`} icon={<Pencil />} hint="E">
          Ubah
        </MenuGo>
      )}
    </>
  )
}
