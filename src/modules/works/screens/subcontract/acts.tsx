import FilePen from 'lucide-react/icons/file-pen'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
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
import { printSubcontract } from '../../papers/contract.ts'
import {
  closeSubcontractDoor,
  deleteSubcontract,
  issueSubcontractDoor,
  reopenSubcontractDoor,
  voidSubcontractDoor,
} from '../../subcontract/contract.ts'
import type { SubcontractSeen } from '../../subcontract/seen.ts'

/** The one step a subcontract waits for: it is issued, or its work is measured. */
export function SubcontractPrimary({ subcontract, onMeasure }: OfSubcontract & { readonly onMeasure: () => void }) {
  const { id, version, status, opnames } = subcontract
  const issue = useAct(issueSubcontractDoor, { say: (saved) => `SPK ${saved.number ?? ''} terbit.` })
  const mayMeasure = useCan('update daftar-proyek')
  if (subcontract.can.includes('post'))
    return (
      <Button variant="filled" isBusy={issue.isBusy} onClick={() => void issue.now({ id, version })}>
        Terbitkan SPK
      </Button>
    )
  if (status !== 'running' || !mayMeasure || opnames.some((opname) => opname.state === 'draft')) return null
  return (
    <Button variant="filled" onClick={onMeasure}>
      Catat opname
    </Button>
  )
}

interface OfSubcontract {
  readonly subcontract: SubcontractSeen
}

interface SubcontractToolsProps extends OfSubcontract {
  /** The page of its project. */
  readonly back: string
  readonly onEdit: () => void
  readonly onChange: () => void
}

/** The paper of a subcontract, and what else may be done with it now. */
export function SubcontractTools({ subcontract, back, onEdit, onChange }: SubcontractToolsProps) {
  const { id, version, number } = subcontract
  const [asking, setAsking] = useState<'delete' | 'void'>()
  const stop = () => setAsking(undefined)
  const close = useAct(closeSubcontractDoor, { say: 'SPK ditutup.' })
  const reopen = useAct(reopenSubcontractDoor, { say: 'SPK dibuka lagi.' })
  const remove = useAct(deleteSubcontract, {
    say: 'Draf SPK dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    then: back,
  })
  const undo = useAct(voidSubcontractDoor, { say: 'SPK dibatalkan.', onDone: stop })
  const may = (act: SubcontractSeen['can'][number]) => subcontract.can.includes(act)
  const mayWrite = useCan('update daftar-proyek')
  const isOpen = subcontract.addenda.some(({ state }) => state === 'draft' || state === 'asked')
  const mayChange = subcontract.status === 'running' && mayWrite && !isOpen
  const isVoiding = asking === 'void'
  return (
    <>
      <PaperLink endpoint={printSubcontract} input={{ id }} label="Cetak SPK" />
      {(subcontract.can.length > 0 || mayChange) && (
        <MoreMenu>
          {may('edit') && (
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              Ubah draf
            </MenuItem>
          )}
          {mayChange && (
            <MenuItem icon={<FilePen />} onSelect={onChange}>
              Tulis addendum
            </MenuItem>
          )}
          {may('close') && (
            <MenuItem icon={<Lock />} onSelect={() => void close.now({ id, version })}>
              Tutup SPK
            </MenuItem>
          )}
          {may('reopen') && (
            <MenuItem icon={<LockOpen />} onSelect={() => void reopen.now({ id, version })}>
              Buka lagi
            </MenuItem>
          )}
          <LastActs
            offered={[
              [may('delete'), 'delete', 'Hapus draf'],
              [may('void'), 'void', 'Batalkan SPK'],
            ]}
            onAsk={setAsking}
          />
        </MoreMenu>
      )}
      {asking && (
        <Confirm
          isDanger
          asksReason={isVoiding}
          title={isVoiding ? `Batalkan ${number ?? 'SPK ini'}?` : 'Hapus draf SPK ini?'}
          text={
            isVoiding
              ? 'Hanya SPK yang belum diopname dan belum ditagih. Nomornya tetap tersimpan.'
              : 'Dari Sampah bisa dipulihkan selama 30 hari.'
          }
          act={isVoiding ? 'Batalkan SPK' : 'Hapus draf'}
          doing={isVoiding ? undo : remove}
          onConfirm={(reason) => void (isVoiding ? undo.now({ id, version, reason }) : remove.now({ id }))}
          onClose={stop}
        />
      )}
    </>
  )
}
