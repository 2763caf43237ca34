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
import { deleteCashEntry, voidCashEntry, type CashEntry } from '../../entries/contract.ts'
import { RepeatSheet } from '../recurring/recurring-sheet.tsx'

interface CashEntryMenuProps {
  readonly entry: CashEntry
  /** Whether the question before it is taken back stands open. */
  readonly isAsking: boolean
  readonly onAsk: (isAsking: boolean) => void
}

/** Everything else that can be done with a cash entry. */
export function CashEntryMenu({ entry, isAsking, onAsk }: CashEntryMenuProps) {
  const navigate = useNavigate()
  const { id, version, label } = entry
  const remove = useAct(deleteCashEntry, {
    say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    then: '/laporan-keuangan/',
  })
  const undo = useAct(voidCashEntry, { say: `${label} dibatalkan.`, onDone: () => onAsk(false) })
  const mayCopy = useCan('create laporan-keuangan')
  const mayRepeat = mayCopy && entry.state === 'posted'
  const [isRepeating, setRepeating] = useState(false)
  const may = (act: CashEntry['can'][number]) => entry.can.includes(act)
  return (
    <>
      <MoreMenu>
        {may('edit') && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: `/laporan-keuangan/edit/${id}` })}>
            Ubah
          </MenuItem>
        )}
        {mayCopy && (
          <MenuItem
            icon={<Copy />}
            onSelect={() => void navigate({ to: '/laporan-keuangan/tambah', search: { salin: id } as never })}
          >
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
            [may('void'), 'void', 'Batalkan transaksi'],
          ]}
          onAsk={(act) => (act === 'delete' ? void remove.now({ id }) : onAsk(true))}
        />
      </MoreMenu>
      {isRepeating && (
        <RepeatSheet
          source={{ kind: 'cash-entry', id, date: entry.date, name: entry.memo ?? entry.partyName ?? '' }}
          onClose={() => setRepeating(false)}
        />
      )}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${label}?`}
          text="Jurnal pembaliknya dicatat hari ini. Transaksi dan nomornya tetap terlihat."
          act="Batalkan transaksi"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  )
}
