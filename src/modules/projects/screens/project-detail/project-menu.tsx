import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { projects, type Project } from '../../contract.ts'

/** Everything else that can be done with a project. */
export function ProjectMenu({ project }: { readonly project: Project }) {
  const navigate = useNavigate()
  const [asking, ask] = useOpening<'remove'>({ hapus: 'remove' })
  const mayEdit = useCan('update daftar-proyek')
  const mayCreate = useMay(projects.add)
  const mayRemove = useMay(projects.remove)
  const remove = useAct(projects.remove, { say: `${project.name} dihapus.`, then: '/daftar-proyek/' })
  const { id } = project
  return (
    <>
      <MoreMenu>
        {mayEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: `/daftar-proyek/edit/${id}` })}>
            Ubah
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem
            icon={<Copy />}
            onSelect={() => void navigate({ to: '/daftar-proyek/tambah', search: { salin: id } as never })}
          >
            Duplikat
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem danger icon={<Trash />} onSelect={() => ask('remove')}>
            Hapus
          </MenuItem>
        )}
      </MoreMenu>
      {asking === 'remove' && mayRemove && (
        <Confirm
          title={`Hapus ${project.name}?`}
          text="Data masuk ke Sampah dan bisa dipulihkan selama 30 hari; gudang lokasinya ditutup. Proyek yang sudah dipakai dokumen tidak bisa dihapus: ubah statusnya menjadi Batal."
          act="Hapus"
          busyText="Menghapus…"
          isDanger
          doing={remove}
          onConfirm={() => void remove.now({ id })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
