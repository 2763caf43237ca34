import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { finishOrder, type OrderDetail } from '../../orders/contract.ts'

interface FinishSheetProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** Selesaikan: what is left in process goes onto the pieces. */
export function FinishSheet({ order, onClose }: FinishSheetProps) {
  const finish = useAct(finishOrder, { say: 'SPK selesai.', onDone: onClose })
  const { id, version } = order
  const uses = order.entries.filter(({ kind }) => kind === 'use')
  const isFromNothing = uses.length > 0 && uses.every((use) => use.isVoid)
  const warning = 'Semua catatan bahannya sudah dibatalkan: hasilnya hanya bernilai upah dan overhead. '
  return (
    <Confirm
      title={`Selesaikan ${order.label}?`}
      text={`${isFromNothing ? warning : ''}Biaya yang tersisa dibebankan ke hasilnya, dan bahan yang masih dipesan dilepas.`}
      act="Selesaikan"
      asksReason={isFromNothing}
      doing={finish}
      onConfirm={(reason) => void finish.now({ id, version, ...(isFromNothing && { reason }) })}
      onClose={onClose}
    />
  )
}

/** Nyatakan gagal: nothing came out, its cost is a loss. */
export function FailSheet({ order, onClose }: FinishSheetProps) {
  const fail = useAct(finishOrder, { say: 'SPK dinyatakan gagal, biayanya dicatat sebagai kerugian.', onDone: onClose })
  const { id, version } = order
  return (
    <Confirm
      title={`Nyatakan ${order.label} gagal?`}
      text="Tidak ada hasil. Semua biaya yang sudah masuk menjadi kerugian."
      act="Nyatakan gagal"
      isDanger
      asksReason
      doing={fail}
      onConfirm={(reason) => void fail.now({ id, version, fail: true, reason })}
      onClose={onClose}
    />
  )
}
