import PackageCheck from 'lucide-react/icons/package-check'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { sendTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import type { Doing } from './doing.ts'

/** The one next step. */
export function TransferNext({
  transfer,
  onDo,
}: {
  readonly transfer: TransferDetail
  readonly onDo: (doing: Doing) => void
}) {
  const send = useAct(sendTransfer, { say: (sent) => `Transfer ${sent.number} dikirim.` })
  const step = (['send', 'receive'] as const).find((act) => transfer.can.includes(act))
  const take = () => {
    if (step === 'send') void send.now({ id: transfer.id, version: transfer.version })
    else if (step) onDo(step)
  }
  useStepKey(step && take)
  if (!step) return null
  const { label, icon } = STEPS[step]
  return (
    <Button
      variant="filled"
      icon={icon}
      isBusy={send.isBusy}
      busyText="Mengirim…"
      title="Alt Enter"
      data-keys="Alt Enter"
      onClick={take}
    >
      {label}
    </Button>
  )
}

const STEPS = {
  send: { label: 'Kirim', icon: <Send /> },
  receive: { label: 'Terima barang', icon: <PackageCheck /> },
} as const
