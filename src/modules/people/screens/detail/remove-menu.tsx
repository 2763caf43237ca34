import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { addressOf } from '#kit/screen/client/ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { today } from '#kit/screen/format/zone.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { employees } from '../../employees/contract.ts'
import * as papers from '../../papers/contract.ts'
import { workers } from '../../workers/contract.ts'

interface RemoveMenuProps {
  readonly of: { readonly id: string; readonly name: string; readonly projectId?: string | null }
  readonly as: 'employee' | 'worker'
  readonly editAt: string
  readonly listAt: string
}

interface PaperItemsProps {
  readonly id: string
  readonly as: RemoveMenuProps['as']
  /** Where a worker usually works. */
  readonly projectId: string | null
}

/** The papers of somebody; the daily contract is of everybody at their project, for this month. */
function PaperItems({ id, as, projectId }: PaperItemsProps) {
  const isEmployee = as === 'employee'
  const seesPay = useCan('view gaji')
  const may = {
    contract: useMay(papers.printWorkContract) && seesPay && isEmployee,
    reference: useMay(papers.printReference) && isEmployee,
    daily: useMay(papers.printDailyContract) && seesPay && !isEmployee,
    card: useMay(papers.printWorkerCard),
  }
  const open = (address: string) => window.open(address, '_blank', 'noreferrer')
  const card = isEmployee ? papers.printEmployeeCard : papers.printWorkerCard
  return (
    <>
      {may.contract && (
        <MenuItem icon={<Printer />} onSelect={() => open(addressOf(papers.printWorkContract, { id }))}>
          Cetak perjanjian kerja
        </MenuItem>
      )}
      {may.reference && (
        <MenuItem icon={<Printer />} onSelect={() => open(addressOf(papers.printReference, { id }))}>
          Cetak keterangan kerja
        </MenuItem>
      )}
      {may.daily && projectId && (
        <MenuItem
          icon={<Printer />}
          onSelect={() => open(addressOf(papers.printDailyContract, { projectId, month: today().slice(0, 7) }))}
        >
          Cetak kontrak harian proyek
        </MenuItem>
      )}
      {may.card && (
        <MenuItem icon={<Printer />} onSelect={() => open(addressOf(card, { id }))}>
          Cetak kartu (QR)
        </MenuItem>
      )}
    </>
  )
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
        <PaperItems id={of.id} as={as} projectId={of.projectId ?? null} />
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
