import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import ListTree from 'lucide-react/icons/list-tree'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { projects, type ProjectRow } from '../../contract.ts'

/** What can be done with a project in the list. */
export function ProjectRowMenu({ row }: { readonly row: ProjectRow }) {
  const mayRemove = useMay(projects.remove)
  const here = `/daftar-proyek/detail/${row.id}`
  return (
    <>
      <MenuGo to={here} icon={<Eye />}>
        Lihat
      </MenuGo>
      <MenuGo to={here} search={{ bagian: 'pekerjaan' }} icon={<ListTree />}>
        Daftar pekerjaan
      </MenuGo>
      <MenuGo to={`/daftar-proyek/edit/${row.id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to="/daftar-proyek/tambah" search={{ salin: row.id }} icon={<Copy />}>
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
