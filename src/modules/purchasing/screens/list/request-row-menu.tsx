import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { deleteRequest, duplicateRequest, submitRequest } from '../../requests/contract.ts'
import type { RequestRow } from '../../requests/detail.ts'
import { warnOf } from '../requests/warn-of.ts'
import { printPurchase } from '../detail/print.ts'

/** True for a request that was not handed in, or came back. */
export function isDraftRequest({ status }: Pick<RequestRow, 'status'>): boolean {
  return status === 'draft' || status === 'returned'
}

/** What a row of the list offers without opening the request. */
export function RequestRowMenu({ row }: { readonly row: RequestRow }) {
  const navigate = useNavigate()
  const mayCreate = useCan('create pembelian-barang')
  const mayUpdate = useCan('update pembelian-barang')
  const mayDelete = useCan('delete pembelian-barang')
  const mayHandIn = [mayCreate, mayUpdate].some(Boolean)
  const { id, version, status } = row
  const hand = useAct(submitRequest, { say: 'Permintaan diajukan.', onDone: warnOf })
  const duplicate = useAct(duplicateRequest, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/pembelian-barang/edit/${copy.id}`,
  })
  const remove = useAct(deleteRequest, { say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  const isDraft = isDraftRequest(row)
  const order = () => void navigate({ to: '/pembelian-barang/tambah', search: { dari: id } as never })
  return (
    <>
      <MenuItem icon={<Eye />} onSelect={() => void navigate({ to: `/pembelian-barang/detail/${id}` })}>
        Lihat
      </MenuItem>
      {mayUpdate && isDraft && (
        <MenuItem icon={<Pencil />} hint="E" onSelect={() => void navigate({ to: `/pembelian-barang/edit/${id}` })}>
          Ubah
        </MenuItem>
      )}
      {mayHandIn && isDraft && (
        <MenuItem icon={<Send />} onSelect={() => void hand.now({ id, version })}>
          Ajukan
        </MenuItem>
      )}
      {mayCreate && (status === 'approved' || status === 'partly-ordered') && (
        <MenuItem icon={<ShoppingCart />} onSelect={order}>
          Pesan lewat formulir
        </MenuItem>
      )}
      <MenuItem icon={<Printer />} onSelect={() => void printPurchase('permintaan', id)}>
        Cetak
      </MenuItem>
      {mayCreate && (
        <MenuItem icon={<Copy />} onSelect={() => void duplicate.now({ id })}>
          Duplikat
        </MenuItem>
      )}
      {mayDelete && isDraft && (
        <>
          <MenuLine />
          <MenuItem danger icon={<Trash />} onSelect={() => void remove.now({ id })}>
            Hapus draf
          </MenuItem>
        </>
      )}
    </>
  )
}
