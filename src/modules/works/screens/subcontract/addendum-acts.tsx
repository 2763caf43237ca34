import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { printAddendum } from '../../papers/contract.ts'
import {
  approveSubcontractAddendum,
  askSubcontractAddendum,
  deleteSubcontractAddendum,
  returnSubcontractAddendum,
  voidSubcontractAddendum,
} from '../../subcontract/addendum/contract.ts'
import type { SubcontractAddendumSeen } from '../../subcontract/addendum/seen.ts'
import { DropDraft } from '../drop-draft.tsx'

interface AddendumActsProps {
  readonly addendum: SubcontractAddendumSeen
  readonly onEdit: () => void
}

/** What may be done with an addendum now: its writer asks, another approves or gives it back, the last is taken back. */
export function AddendumActs({ addendum, onEdit }: AddendumActsProps) {
  const { id, version, state, isOwn, isLast, number } = addendum
  const mayWrite = useCan('update daftar-proyek')
  const mayApprove = useCan('approve daftar-proyek')
  const [asking, setAsking] = useState<'return' | 'void'>()
  const stop = () => setAsking(undefined)
  const ask = useAct(askSubcontractAddendum, { say: 'Addendum diajukan.' })
  const approve = useAct(approveSubcontractAddendum, {
    say: (saved) => `Addendum ${saved.number ?? ''} disetujui, nilai SPK sudah berubah.`,
  })
  const giveBack = useAct(returnSubcontractAddendum, { say: 'Addendum dikembalikan.', onDone: stop })
  const undo = useAct(voidSubcontractAddendum, { say: 'Addendum dibatalkan.', onDone: stop })
  const remove = useAct(deleteSubcontractAddendum, {
    say: 'Draf addendum dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
  })
  const which = { id, version }
  const refusal = ask.refusal ?? approve.refusal
  const isVoiding = asking === 'void'
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <PaperLink endpoint={printAddendum} input={{ id }} label="Cetak" />
        {state === 'draft' && mayWrite && (
          <>
            <DropDraft
              title="Hapus draf addendum?"
              text="Nilai SPK tetap seperti sekarang."
              doing={remove}
              onConfirm={() => void remove.now({ id })}
            />
            <Button icon={<Pencil />} onClick={onEdit}>
              Ubah
            </Button>
            <Button variant="filled" isBusy={ask.isBusy} busyText="Mengajukan…" onClick={() => void ask.now(which)}>
              Ajukan
            </Button>
          </>
        )}
        {state === 'asked' && isOwn && (
          <p className="self-center text-small text-muted-foreground">Menunggu disetujui orang lain.</p>
        )}
        {state === 'asked' && !isOwn && mayApprove && (
          <>
            <Button onClick={() => setAsking('return')}>Kembalikan</Button>
            <Button
              variant="filled"
              isBusy={approve.isBusy}
              busyText="Menyetujui…"
              onClick={() => void approve.now(which)}
            >
              Setujui addendum
            </Button>
          </>
        )}
        {state === 'approved' && isLast && mayApprove && (
          <Button variant="ghost" onClick={() => setAsking('void')}>
            Batalkan
          </Button>
        )}
      </div>
      {refusal && (
        <Notice tone="danger" className="w-full">
          {refusal.message}
        </Notice>
      )}
      {asking && (
        <Confirm
          asksReason
          isDanger={isVoiding}
          title={isVoiding ? `Batalkan ${number ?? 'addendum'}?` : 'Kembalikan addendum ini?'}
          text={
            isVoiding
              ? 'Volume, harga, dan nilai SPK kembali seperti sebelum addendum ini.'
              : 'Addendum menjadi draf lagi, dan yang menulisnya membaca alasan Anda.'
          }
          act={isVoiding ? 'Batalkan addendum' : 'Kembalikan'}
          doing={isVoiding ? undo : giveBack}
          onConfirm={(reason) => void (isVoiding ? undo : giveBack).now({ ...which, reason })}
          onClose={stop}
        />
      )}
    </>
  )
}
