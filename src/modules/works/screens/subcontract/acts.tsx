import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { printSubcontract } from '../../papers/contract.ts'
import {
  closeSubcontractDoor,
  deleteSubcontract,
  issueSubcontractDoor,
  reopenSubcontractDoor,
  voidSubcontractDoor,
  type SubcontractSeen,
} from '../../subcontract/contract.ts'

interface SubcontractActsProps {
  readonly subcontract: SubcontractSeen
  readonly onEdit: () => void
  readonly onMeasure: () => void
}

/** What may be done with a subcontract now. */
export function SubcontractActs({ subcontract, onEdit, onMeasure }: SubcontractActsProps) {
  const { id, version, number, status } = subcontract
  const [isAsking, setAsking] = useState(false)
  const issue = useAct(issueSubcontractDoor, { say: (saved) => `SPK ${saved.number ?? ''} terbit.` })
  const close = useAct(closeSubcontractDoor, { say: 'SPK ditutup.' })
  const reopen = useAct(reopenSubcontractDoor, { say: 'SPK dibuka lagi.' })
  const remove = useAct(deleteSubcontract, { say: 'Draf SPK dihapus.' })
  const undo = useAct(voidSubcontractDoor, { say: 'SPK dibatalkan.', onDone: () => setAsking(false) })
  const mayMeasure = useCan('update daftar-proyek')
  const may = (act: SubcontractSeen['can'][number]) => subcontract.can.includes(act)
  const hasDraft = subcontract.opnames.some((opname) => opname.state === 'draft')
  const refusal = issue.refusal ?? close.refusal ?? reopen.refusal ?? remove.refusal
  return (
    <>
      <div className="ml-auto flex flex-wrap gap-2">
        <PaperLink endpoint={printSubcontract} input={{ id }} label="Cetak SPK" />
        {status === 'running' && mayMeasure && !hasDraft && <Button onClick={onMeasure}>Catat opname</Button>}
        {may('post') && (
          <Button variant="filled" isBusy={issue.isBusy} onClick={() => void issue.now({ id, version })}>
            Terbitkan SPK
          </Button>
        )}
        <MoreMenu>
          {may('edit') && (
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              Ubah draf
            </MenuItem>
          )}
          {may('close') && <MenuItem onSelect={() => void close.now({ id, version })}>Tutup SPK</MenuItem>}
          {may('reopen') && <MenuItem onSelect={() => void reopen.now({ id, version })}>Buka lagi</MenuItem>}
          <LastActs
            offered={[
              [may('delete'), 'delete', 'Hapus draf'],
              [may('void'), 'void', 'Batalkan SPK'],
            ]}
            onAsk={(act) => (act === 'delete' ? void remove.now({ id }) : setAsking(true))}
          />
        </MoreMenu>
      </div>
      {refusal && (
        <Notice tone="danger" className="w-full">
          {refusal.message}
        </Notice>
      )}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${number ?? 'SPK ini'}?`}
          text="Hanya SPK yang belum diopname dan belum ditagih. Nomornya tetap tersimpan."
          act="Batalkan SPK"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
