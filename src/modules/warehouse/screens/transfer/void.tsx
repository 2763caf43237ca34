import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { voidTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'

/** Calls a transfer off while nothing of it arrived. */
export function VoidTransfer({
  transfer,
  onClose,
}: {
  readonly transfer: TransferDetail
  readonly onClose: () => void
}) {
  const undo = useAct(voidTransfer, { say: `${transfer.label} dibatalkan, barang kembali.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan transfer ${transfer.label}?`}
      text={`Semua barang kembali ke ${transfer.fromName} dengan nilai semula.`}
      act="Batalkan transfer"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id: transfer.id, version: transfer.version, reason })}
      onClose={onClose}
    />
  )
}
