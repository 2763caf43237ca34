import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { startCount, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import type { Doing } from './dialogs.tsx'

/** The one next step. */
export function CountNext({ count, onDo }: { readonly count: CountDetail; readonly onDo: (doing: Doing) => void }) {
  const start = useAct(startCount, { say: (begun) => `Opname ${begun.number} dimulai.` })
  if (count.can.includes('start')) {
    const { id, version } = count
    return (
      <Button
        variant="filled"
        icon={<Play />}
        isBusy={start.isBusy}
        busyText="Memulai…"
        onClick={() => void start.now({ id, version })}
      >
        Mulai menghitung
      </Button>
    )
  }
  if (count.can.includes('submit')) {
    return (
      <Button variant="filled" icon={<Send />} onClick={() => onDo('submit')}>
        Selesai menghitung
      </Button>
    )
  }
  if (!count.can.includes('approve')) return null
  return (
    <Button variant="filled" icon={<Check />} onClick={() => onDo('approve')}>
      Setujui
    </Button>
  )
}
