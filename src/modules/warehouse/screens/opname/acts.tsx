import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { deleteCount, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import { PaperButton } from '../paper-button.tsx'
import type { Doing } from './dialogs.tsx'

interface CountActsProps {
  readonly count: CountDetail
  readonly back: string
  readonly onDo: (doing: Doing) => void
}

/** What else can be done with a count. */
export function CountActs({ count, back, onDo }: CountActsProps) {
  const may = (act: CountDetail['can'][number]) => count.can.includes(act)
  return (
    <>
      {count.state === 'counting' && <PaperButton kind="lembar-opname" id={count.id} label="Lembar hitung" />}
      {(count.state === 'review' || count.state === 'posted') && (
        <PaperButton kind="berita-acara-opname" id={count.id} label="Berita acara" />
      )}
      {may('return') && (
        <Button icon={<RotateCcw />} onClick={() => onDo('return')}>
          Hitung ulang
        </Button>
      )}
      {may('delete') && <DeleteDraft id={count.id} back={back} />}
      {may('void') && (
        <Button icon={<Ban />} onClick={() => onDo('void')}>
          Batalkan
        </Button>
      )}
    </>
  )
}

function DeleteDraft({ id, back }: { readonly id: string; readonly back: string }) {
  const navigate = useNavigate()
  const remove = useAct(deleteCount, {
    say: 'Rencana opname dihapus.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  return (
    <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id })}>
      Hapus draf
    </Button>
  )
}
