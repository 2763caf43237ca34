import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { startCount, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import type { Doing } from './dialogs.tsx'

/** The one next step. */
export function CountNext({ count, onDo }: { readonly count: CountDetail; readonly onDo: (doing: Doing) => void }) {
  const start = useAct(startCount, { say: (begun) => `Opname ${begun.number} dimulai.` })
  const step = (['start', 'submit', 'approve'] as const).find((act) => count.can.includes(act))
  const take = () => {
    if (step === 'start') void start.now({ id: count.id, version: count.version })
    else if (step) onDo(step)
  }
  useStepKey(step && take)
  if (!step) return null
  const { label, icon } = STEPS[step]
  return (
    <Button
      variant="filled"
      icon={icon}
      isBusy={start.isBusy}
      busyText="Memulai…"
      title="Alt Enter"
      data-keys="Alt Enter"
      onClick={take}
    >
      {label}
    </Button>
  )
}

const STEPS = {
  start: { label: 'Mulai menghitung', icon: <Play /> },
  submit: { label: 'Selesai menghitung', icon: <Send /> },
  approve: { label: 'Setujui', icon: <Check /> },
} as const
