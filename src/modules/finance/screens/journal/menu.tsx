import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Repeat from 'lucide-react/icons/repeat'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { deleteManualJournal, voidManualJournal, type ManualJournalDetail } from '../../journals/contract.ts'
import { RepeatSheet } from '../recurring/recurring-sheet.tsx'

interface ManualJournalMenuProps {
  readonly journal: ManualJournalDetail
  /** Whether the question before it is taken back stands open. */
  readonly isAsking: boolean
  readonly onAsk: (isAsking: boolean) => void
}

/** Everything else that can be done with a manual journal. */
export function ManualJournalMenu({ journal, isAsking, onAsk }: ManualJournalMenuProps) {
  const navigate = useNavigate()
  const { id, version, label } = journal
  const remove = useAct(deleteManualJournal, {
    say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    then: '/laporan-keuangan/?jenis=jurnal',
  })
  const undo = useAct(voidManualJournal, { say: `${label} dibatalkan.`, onDone: () => onAsk(false) })
  const mayCopy = useCan('create laporan-keuangan')
  const mayRepeat = mayCopy && journal.state === 'posted'
  const [isRepeating, setRepeating] = useState(false)
  const may = (act: ManualJournalDetail['can'][number]) => journal.can.includes(act)
  const edit = () => void navigate({ to: `/laporan-keuangan/edit/${id}`, search: { jenis: 'jurnal' } as never })
  const copy = () => void navigate({ to: '/laporan-keuangan/tambah', search: { jenis: 'jurnal', salin: id } as never })
  return (
    <>
      <MoreMenu>
        {may('edit') && (
          <MenuItem icon={<Pencil />} onSelect={edit}>
            Ubah
          </MenuItem>
        )}
        {mayCopy && (
          <MenuItem icon={<Copy />} onSelect={copy}>
            Duplikat
          </MenuItem>
        )}
        {mayRepeat && (
          <MenuItem icon={<Repeat />} onSelect={() => setRepeating(true)}>
            Ulangi tiap bulan
          </MenuItem>
        )}
        <LastActs
          offered={[
            [may('delete'), 'delete', 'Hapus draf'],
            [may('void'), 'void', 'Batalkan jurnal'],
          ]}
          onAsk={(act) => (act === 'delete' ? void remove.now({ id }) : onAsk(true))}
        />
      </MoreMenu>
      {isRepeating && (
        <RepeatSheet
          source={{ kind: 'manual-journal', id, date: journal.date, name: journal.memo }}
          onClose={() => setRepeating(false)}
        />
      )}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${label}?`}
          text="Jurnal pembaliknya dicatat hari ini. Jurnal dan nomornya tetap terlihat."
          act="Batalkan jurnal"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  )
}
