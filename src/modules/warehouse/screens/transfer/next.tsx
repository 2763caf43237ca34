import PackageCheck from 'lucide-react/icons/package-check'
import Send from 'lucide-react/icons/send'
import { useAct } from '#kit/screen/client/use-act.ts'
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
  const { id, version } = transfer
  if (transfer.can.includes('send')) {
    return (
      <Button
        variant="filled"
        icon={<Send />}
        isBusy={send.isBusy}
        busyText="Mengirim…"
        onClick={() => void send.now({ id, version })}
      >
        Kirim
      </Button>
    )
  }
  if (!transfer.can.includes('receive')) return null
  return (
    <Button variant="filled" icon={<PackageCheck />} onClick={() => onDo('receive')}>
      Terima barang
    </Button>
  )
}
