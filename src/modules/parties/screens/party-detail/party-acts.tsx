import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { WhatsAppItem } from '../party-list/whatsapp-item.tsx'
import type { blockCustomer, customers, unblockCustomer } from '#modules/parties/contract.ts'

/** The doors that customers and suppliers have alike, and how one of them is called. */
export interface PartyDoors {
  /** '/supplier' */
  readonly base: string
  /** 'supplier' */
  readonly noun: string
  readonly block: typeof blockCustomer
  readonly unblock: typeof unblockCustomer
  readonly archive: typeof customers.archive
  readonly restore: typeof customers.restore
  readonly remove: typeof customers.remove
  /** What blocking stops, in a sentence. */
  readonly blockText: string
  /** What happens with goods at their address: 'Pengiriman'. */
  readonly goods: string
}

export interface Party {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly status: string
  readonly phone?: string | null
  readonly whatsapp?: string | null
  readonly archivedAt: string | null
}

export type Asking = 'block' | 'remove' | undefined

interface PartyActsProps {
  readonly doors: PartyDoors
  readonly party: Party
  /** Opens a question that outlives the menu. */
  readonly onAsk: (asking: Asking) => void
  readonly more?: ReactNode
}

/** The other acts of a customer or supplier. */
export function PartyActs({ doors, party, onAsk, more }: PartyActsProps) {
  const { id, version, name } = party
  const unblock = useAct(doors.unblock, { say: 'Blokir dibuka.' })
  const archive = useAct(doors.archive, { say: `${name} diarsipkan.` })
  const restore = useAct(doors.restore, { say: `${name} dipulihkan.` })
  const mayUpdate = useMay(doors.block)
  const mayDelete = useMay(doors.remove)
  return (
    <>
      <WhatsAppItem phone={party.whatsapp ?? party.phone} />
      <MenuGo to={`${doors.base}/edit/${id}`} icon={<Pencil />}>
        Ubah
      </MenuGo>
      <MenuGo to={`${doors.base}/tambah`} search={{ salin: id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      {mayUpdate && party.status !== 'diblokir' && (
        <MenuItem icon={<Ban />} onSelect={() => onAsk('block')}>
          Blokir
        </MenuItem>
      )}
      {mayUpdate && party.status === 'diblokir' && (
        <MenuItem icon={<Undo2 />} onSelect={() => void unblock.now({ id, version })}>
          Buka blokir
        </MenuItem>
      )}
      {more}
      {mayDelete && (
        <>
          <MenuLine />
          {party.archivedAt ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore.now({ id, version })}>
              Pulihkan dari arsip
            </MenuItem>
          ) : (
            <MenuItem icon={<Archive />} onSelect={() => void archive.now({ id, version })}>
              Arsipkan
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} danger onSelect={() => onAsk('remove')}>
            Hapus
          </MenuItem>
        </>
      )}
    </>
  )
}

/** The question under way, if any. */
export function PartyQuestion({ doors, party, asking, onAsk }: PartyActsProps & { readonly asking: Asking }) {
  const { id, version, name } = party
  const close = () => onAsk(undefined)
  const block = useAct(doors.block, { say: `${name} diblokir.`, onDone: close })
  const remove = useAct(doors.remove, { say: `${name} dihapus.`, then: `${doors.base}/` })
  if (asking === 'block') {
    return (
      <Confirm
        title={`Blokir ${name}?`}
        text={doors.blockText}
        act="Blokir"
        isDanger
        asksReason
        doing={block}
        onConfirm={(reason) => void block.now({ id, version, reason })}
        onClose={close}
      />
    )
  }
  if (asking !== 'remove') return null
  return (
    <Confirm
      title={`Hapus ${doors.noun} ${name}?`}
      text={`Hanya ${doors.noun} tanpa dokumen yang bisa dihapus. Yang sudah dipakai diarsipkan saja.`}
      act="Hapus"
      busyText="Menghapus…"
      isDanger
      doing={remove}
      onConfirm={() => void remove.now({ id })}
      onClose={close}
    />
  )
}
