import { removeFile, type KeptFile } from '#kit/files/contract.ts'
import { useAct } from '../client/use-act.ts'
import { Confirm } from '../detail/confirm.tsx'

interface RemoveFileProps {
  readonly file: KeptFile
  readonly onRemoved: () => void
  readonly onClose: () => void
}

/** Asks before a file goes for good. */
export function RemoveFile({ file, onRemoved, onClose }: RemoveFileProps) {
  const remove = useAct(removeFile, { onDone: onRemoved, say: `${file.name} dihapus.` })
  return (
    <Confirm
      isDanger
      title="Hapus lampiran ini?"
      text={`${file.name} dihapus untuk semua orang. Riwayat tetap mencatatnya.`}
      act="Hapus lampiran"
      busyText="Menghapus…"
      doing={remove}
      onConfirm={() => void remove.now({ id: file.id })}
      onClose={onClose}
    />
  )
}
