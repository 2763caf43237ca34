import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import PackageCheck from 'lucide-react/icons/package-check'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { submitPurchase } from '../../orders/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { saidOf } from '../form/said-of.ts'
import type { Opening } from './opening.ts'

interface NextStepProps {
  readonly order: PurchaseDetail
  readonly onOpen: (opening: Opening) => void
}

const STEPS = {
  submit: { label: 'Pesan', icon: <Send /> },
  receive: { label: 'Terima barang', icon: <PackageCheck /> },
  bill: { label: 'Catat tagihan', icon: <FileText /> },
  pay: { label: 'Catat pembayaran', icon: <Banknote /> },
} as const

/** The one next step of an order: order it, receive, bill, pay. Alt+Enter takes it. */
export function NextStep({ order, onOpen }: NextStepProps) {
  const mayPay = useCan('update pembelian-barang')
  const submit = useAct(submitPurchase, { onDone: (saved) => saidOf(saved) })
  const step = nextOf(order, mayPay)
  const take = () => {
    if (step === 'submit') void submit.now({ id: order.id, version: order.version })
    else if (step) onOpen({ what: step })
  }
  useStepKey(step && take)
  if (!step) return null
  const { label, icon } = STEPS[step]
  return (
    <Button variant="filled" icon={icon} isBusy={submit.isBusy} title="Alt Enter" data-keys="Alt Enter" onClick={take}>
      {label}
    </Button>
  )
}

/** Whether a part came and is not billed: that comes next, for the rest may take weeks; receiving it stands beside it. */
export function isHalfReceived({ can, receiving }: Pick<PurchaseDetail, 'can' | 'receiving'>): boolean {
  return receiving === 'partial' && can.includes('bill') && can.includes('receive')
}

/** What comes next in the order work is done; while somebody must agree, the panel holds the one filled button. */
export function nextOf(
  order: Pick<PurchaseDetail, 'can' | 'state' | 'openDue' | 'receiving'>,
  mayPay: boolean,
): keyof typeof STEPS | undefined {
  if (order.can.includes('decide')) return undefined
  if (isHalfReceived(order)) return 'bill'
  const act = (['submit', 'receive', 'bill'] as const).find((one) => order.can.includes(one))
  if (act) return act
  return mayPay && order.state === 'posted' && order.openDue !== '0' ? 'pay' : undefined
}
