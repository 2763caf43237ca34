import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { deleteStockDocument, type StockDocument } from '#modules/warehouse/documents/contract.ts'
import { MoreActs } from '../more-acts.tsx'

interface DocumentMenuProps {
  readonly document: StockDocument
  readonly back: string
  readonly onVoid: () => void
}

/** What is seldom done with a stock document. */
export function DocumentMenu({ document, back, onVoid }: DocumentMenuProps) {
  const navigate = useNavigate()
  const remove = useAct(deleteStockDocument, {
    say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  const may = (act: StockDocument['can'][number]) => document.can.includes(act)
  return (
    <MoreActs isEmpty={!may('edit') && !may('delete') && !may('void')}>
      {may('edit') && (
        <MenuGo to="/gudang/tambah-stock" search={{ dokumen: document.id }} icon={<Pencil />}>
          Ubah draf
        </MenuGo>
      )}
      {may('delete') && (
        <MenuItem danger icon={<Trash />} onSelect={() => void remove.now({ id: document.id })}>
          Hapus draf
        </MenuItem>
      )}
      {may('void') && (
        <MenuItem danger icon={<Ban />} onSelect={onVoid}>
          Batalkan mutasi
        </MenuItem>
      )}
    </MoreActs>
  )
}
