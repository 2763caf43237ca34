import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import Truck from 'lucide-react/icons/truck'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { duplicateOrder } from '../../orders/act-contract.ts'
import type { OrderRow } from '../../orders/contract.ts'

/** What a row of the list offers without opening the order. */
export function OrderRowMenu({ row }: { row: OrderRow }) {
  const navigate = useNavigate()
  const mayUpdate = useCan('update order')
  const mayCreate = useCan('create order')
  const duplicate = useAct(duplicateOrder, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/order/edit/${copy.id}`,
  })
  const go = (to: string, buka?: string) => () => void navigate({ to, search: buka ? { buka } : {} })
  const isPosted = row.state === 'posted'
  const mayDelete = useCan('delete order')
  const mayVoid = mayDelete && isPosted && row.delivery === 'none' && row.billing === 'none'
  return (
    <>
      <MenuItem icon={<Eye />} onSelect={go(`/order/detail/${row.id}`)}>
        Lihat
      </MenuItem>
      {mayUpdate && row.state !== 'void' && (
        <MenuItem icon={<Pencil />} hint="E" onSelect={go(`/order/edit/${row.id}`)}>
          Ubah
        </MenuItem>
      )}
      {isPosted && (
        <MenuItem icon={<Truck />} onSelect={go(`/order/surat-jalan/${row.id}`)}>
          Surat jalan
        </MenuItem>
      )}
      {isPosted && (
        <MenuItem icon={<FileText />} onSelect={go(`/order/invoice/${row.id}`)}>
          Invoice
        </MenuItem>
      )}
      {mayUpdate && isPosted && row.openDue !== '0' && (
        <MenuItem icon={<Banknote />} onSelect={go(`/order/detail/${row.id}`, 'bayar')}>
          Catat pembayaran
        </MenuItem>
      )}
      {mayUpdate && row.state !== 'void' && (
        <MenuItem icon={<Send />} onSelect={go(`/order/detail/${row.id}`, 'kirim')}>
          Kirim {row.state === 'posted' ? 'konfirmasi order' : 'penawaran'}
        </MenuItem>
      )}
      {mayCreate && (
        <MenuItem icon={<Copy />} onSelect={() => void duplicate.now({ id: row.id })}>
          Duplikat
        </MenuItem>
      )}
      {mayDelete && row.state === 'draft' && (
        <>
          <MenuLine />
          <MenuItem danger icon={<Trash />} onSelect={go(`/order/detail/${row.id}`, 'hapus')}>
            Hapus draf
          </MenuItem>
        </>
      )}
      {mayVoid && (
        <>
          <MenuLine />
          <MenuItem danger icon={<Ban />} onSelect={go(`/order/detail/${row.id}`, 'batal')}>
            Batalkan order
          </MenuItem>
        </>
      )}
    </>
  )
}
