import type { Endpoint } from '#kit/http/endpoint.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'

interface VoidAskedProps {
  /** Takes it back with a reason. */
  readonly act: Endpoint
  readonly paper: { readonly id: string; readonly label: string; readonly version: number }
  /** What it is: 'tagihan'. */
  readonly name: string
  /** What comes of it, and what stays. */
  readonly text: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The question before a paper of a supplier is taken back. */
export function VoidAsked({ act, paper: { id, label, version }, name, text, onDone, onClose }: VoidAskedProps) {
  const undo = useAct(act, { say: `${label} dibatalkan.`, onDone })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan ${name} ${label}?`}
      text={text}
      act={`Batalkan ${name}`}
      doing={undo}
      onConfirm={(reason) => void undo.now({ id, version, reason })}
      onClose={onClose}
    />
  )
}

interface DropAskedProps extends Omit<VoidAskedProps, 'paper' | 'text'> {
  readonly id: string
}

/** The question before a draft of one is thrown away. */
export function DropAsked({ act, id, name, onDone, onClose }: DropAskedProps) {
  const drop = useAct(act, { say: `Draf ${name} dihapus.`, onDone })
  return (
    <Confirm
      isDanger
      title={`Hapus draf ${name} ini?`}
      text="Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari."
      act="Hapus draf"
      doing={drop}
      onConfirm={() => void drop.now({ id })}
      onClose={onClose}
    />
  )
}
