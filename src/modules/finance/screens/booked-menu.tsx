import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Repeat from 'lucide-react/icons/repeat'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { deleteCashEntry, voidCashEntry, type CashEntry } from '../entries/contract.ts'
import { deleteManualJournal, voidManualJournal, type ManualJournalDetail } from '../journals/contract.ts'
import { RepeatSheet } from './recurring/recurring-sheet.tsx'

/** The two things that are written into the books by hand: which list they stand in, how they are called, what is asked of the server. */
const kinds = {
  'cash-entry': {
    search: {},
    list: '/laporan-keuangan/',
    word: 'Transaksi',
    remove: deleteCashEntry,
    undo: voidCashEntry,
  },
  'manual-journal': {
    search: { jenis: 'jurnal' },
    list: '/laporan-keuangan/?jenis=jurnal',
    word: 'Jurnal',
    remove: deleteManualJournal,
    undo: voidManualJournal,
  },
} as const

interface BookedMenuProps {
  readonly kind: keyof typeof kinds
  readonly booked: Pick<CashEntry | ManualJournalDetail, 'id' | 'version' | 'label' | 'date' | 'state' | 'can'>
  /** What it would be called where it is repeated every month. */
  readonly name: string
  /** Whether the question before it is taken back stands open. */
  readonly isAsking: boolean
  readonly onAsk: (isAsking: boolean) => void
}

/** Everything else that can be done with a cash entry or a manual journal. */
export function BookedMenu({ kind, booked, name, isAsking, onAsk }: BookedMenuProps) {
  const navigate = useNavigate()
  const { id, version, label, date, can } = booked
  const { search, list, word, ...asks } = kinds[kind]
  const remove = useAct(asks.remove, { say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.', then: list })
  const undo = useAct(asks.undo, { say: `${label} dibatalkan.`, onDone: () => onAsk(false) })
  const mayCopy = useCan('create laporan-keuangan')
  const [isRepeating, setRepeating] = useState(false)
  const act = `Batalkan ${word.toLowerCase()}`
  const edit = () => void navigate({ to: `/laporan-keuangan/edit/${id}`, search: search as never })
  const copy = () => void navigate({ to: '/laporan-keuangan/tambah', search: { ...search, salin: id } as never })
  return (
    <>
      <MoreMenu>
        {can.includes('edit') && (
          <MenuItem icon={<Pencil />} onSelect={edit}>
            Ubah
          </MenuItem>
        )}
        {mayCopy && (
          <MenuItem icon={<Copy />} onSelect={copy}>
            Duplikat
          </MenuItem>
        )}
        {mayCopy && booked.state === 'posted' && (
          <MenuItem icon={<Repeat />} onSelect={() => setRepeating(true)}>
            Ulangi tiap bulan
          </MenuItem>
        )}
        <LastActs
          offered={[
            [can.includes('delete'), 'delete', 'Hapus draf'],
            [can.includes('void'), 'void', act],
          ]}
          onAsk={(asked) => (asked === 'delete' ? void remove.now({ id }) : onAsk(true))}
        />
      </MoreMenu>
      {isRepeating && <RepeatSheet source={{ kind, id, date, name }} onClose={() => setRepeating(false)} />}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${label}?`}
          text={`Jurnal pembaliknya dicatat hari ini. ${word} dan nomornya tetap terlihat.`}
          act={act}
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  )
}
