import CalendarCheck from 'lucide-react/icons/calendar-check'
import PackageCheck from 'lucide-react/icons/package-check'
import Play from 'lucide-react/icons/play'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { planOrder, startOrder, type OrderDetail, type Planned } from '../../orders/contract.ts'

/** What is open beside the order. */
export type Opening = 'edit' | 'use' | 'output' | 'labour' | 'finish' | 'fail'

interface NextStepProps {
  readonly order: OrderDetail
  readonly onOpen: (what: Opening) => void
}

/** The one thing that comes next. */
export function NextStep({ order, onOpen }: NextStepProps) {
  const plan = useAct(planOrder, { say: saidOf('SPK direncanakan') })
  const start = useAct(startOrder, { say: saidOf('Produksi dimulai') })
  const { can, id, version } = order
  const step = (['plan', 'start', 'output'] as const).find((act) => can.includes(act))
  const take = () => {
    if (step === 'output') onOpen(step)
    else if (step) void { plan, start }[step].now({ id, version })
  }
  useStepKey(step && take)
  if (!step) return null
  const { label, icon } = STEPS[step]
  return (
    <Button
      variant="filled"
      icon={icon}
      isBusy={plan.isBusy || start.isBusy}
      title="Alt Enter"
      data-keys="Alt Enter"
      onClick={take}
    >
      {label}
    </Button>
  )
}

const STEPS = {
  plan: { label: 'Rencanakan', icon: <CalendarCheck /> },
  start: { label: 'Mulai produksi', icon: <Play /> },
  output: { label: 'Catat hasil', icon: <PackageCheck /> },
} as const

function saidOf(done: string) {
  return ({ shortages }: Planned) =>
    shortages.length === 0 ? `${done}, bahannya lengkap.` : `${done}. ${shortages.length} bahan masih kurang.`
}
