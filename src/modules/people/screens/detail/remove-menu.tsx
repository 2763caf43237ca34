import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { employees } from '../../employees/contract.ts'
import { workers } from '../../workers/contract.ts'

interface RemoveMenuProps {
  readonly of: { readonly id: string; readonly name: string }
  readonly as: 'employee' | 'worker'
  readonly editAt: string
  readonly listAt: string
}

/** Everything else that can be done with an employee or a worker. */
export function RemoveMenu({ of, as, editAt, listAt }: RemoveMenuProps) {
  const navigate = useNavigate()
  const [asking, ask] = useOpening<'remove'>({ hapus: 'remove' })
  const doors = as === 'worker' ? workers.remove : employees.remove
  const mayEdit = useCan('update management-karyawan')
  const mayRemove = useMay(doors)
  const remove = useAct(doors, { say: `${of.name} dihapus.`, then: listAt })
  return (
    <>
      <MoreMenu>
        {mayEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: editAt })}>
            Ubah
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
          title={`Hapus ${of.name}?`}
          text="Data masuk ke Sampah dan bisa dipulihkan selama 30 hari."
          act="Hapus"
          busyText="Menghapus…"
          isDanger
          doing={remove}
          onConfirm={() => void remove.now({ id: of.id })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
