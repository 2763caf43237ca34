import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { deleteCount, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import { MoreActs } from '../more-acts.tsx'
import { PaperButton } from '../paper-button.tsx'
import type { Doing } from './dialogs.tsx'

interface CountActsProps {
  readonly count: CountDetail
  readonly back: string
  readonly onDo: (doing: Doing) => void
}

/** What else can be done with a count. */
export function CountActs({ count, back, onDo }: CountActsProps) {
  const navigate = useNavigate()
  const remove = useAct(deleteCount, {
    say: 'Rencana opname dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  const may = (act: CountDetail['can'][number]) => count.can.includes(act)
  return (
    <>
      {count.state === 'counting' && <PaperButton kind="lembar-opname" id={count.id} label="Lembar hitung" />}
      {(count.state === 'review' || count.state === 'posted') && (
        <PaperButton kind="berita-acara-opname" id={count.id} label="Berita acara" />
      )}
      <MoreActs isEmpty={!may('return') && !may('delete') && !may('void')}>
        {may('return') && (
          <MenuItem icon={<RotateCcw />} onSelect={() => onDo('return')}>
            Kembalikan, hitung ulang
          </MenuItem>
        )}
        {may('delete') && (
          <MenuItem danger icon={<Trash />} onSelect={() => void remove.now({ id: count.id })}>
            Hapus draf
          </MenuItem>
        )}
        {may('void') && (
          <MenuItem danger icon={<Ban />} onSelect={() => onDo('void')}>
            Batalkan opname
          </MenuItem>
        )}
      </MoreActs>
    </>
  )
}
