import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Scale from 'lucide-react/icons/scale'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { deleteTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { MoreActs } from '../more-acts.tsx'
import { PaperButton } from '../paper-button.tsx'
import type { Doing } from './doing.ts'

interface TransferActsProps {
  readonly transfer: TransferDetail
  readonly back: string
  readonly onDo: (doing: Doing) => void
}

/** What else can be done with a transfer. */
export function TransferActs({ transfer, back, onDo }: TransferActsProps) {
  const navigate = useNavigate()
  const remove = useAct(deleteTransfer, {
    say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  const may = (act: TransferDetail['can'][number]) => transfer.can.includes(act)
  return (
    <>
      <PaperButton kind="transfer" id={transfer.id} label="Surat jalan" />
      {may('settle') && transfer.status === 'partial' && (
        <Button icon={<Scale />} onClick={() => onDo('settle')}>
          <span className="max-md:sr-only">Selesaikan selisih</span>
        </Button>
      )}
      <MoreActs isEmpty={!may('edit') && !may('delete') && !may('void')}>
        {may('edit') && (
          <MenuGo to="/gudang/tambah-stock" search={{ transfer: transfer.id }} icon={<Pencil />}>
            Ubah draf
          </MenuGo>
        )}
        {may('delete') && (
          <MenuItem danger icon={<Trash />} onSelect={() => void remove.now({ id: transfer.id })}>
            Hapus draf
          </MenuItem>
        )}
        {may('void') && (
          <MenuItem danger icon={<Ban />} onSelect={() => onDo('void')}>
            Batalkan transfer
          </MenuItem>
        )}
      </MoreActs>
    </>
  )
}
