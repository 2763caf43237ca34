import { useAct } from '#kit/screen/client/use-act.ts'
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
  if (can.includes('plan'))
    return (
      <Button variant="filled" isBusy={plan.isBusy} onClick={() => void plan.now({ id, version })}>
        Rencanakan
      </Button>
    )
  if (can.includes('start'))
    return (
      <Button variant="filled" isBusy={start.isBusy} onClick={() => void start.now({ id, version })}>
        Mulai produksi
      </Button>
    )
  if (can.includes('output'))
    return (
      <Button variant="filled" onClick={() => onOpen('output')}>
        Catat hasil
      </Button>
    )
  return null
}

function saidOf(done: string) {
  return ({ shortages }: Planned) =>
    shortages.length === 0 ? `${done}, bahannya lengkap.` : `${done}. ${shortages.length} bahan masih kurang.`
}
