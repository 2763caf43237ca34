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
      <MenuItem onSelect={go(`/order/detail/${row.id}`)}>Lihat</MenuItem>
      {mayUpdate && row.state !== 'void' && <MenuItem onSelect={go(`/order/edit/${row.id}`)}>Ubah</MenuItem>}
      {isPosted && <MenuItem onSelect={go(`/order/surat-jalan/${row.id}`)}>Surat jalan</MenuItem>}
      {isPosted && <MenuItem onSelect={go(`/order/invoice/${row.id}`)}>Invoice</MenuItem>}
      {mayUpdate && isPosted && row.openDue !== '0' && (
        <MenuItem onSelect={go(`/order/detail/${row.id}`, 'bayar')}>Catat pembayaran</MenuItem>
      )}
      {mayCreate && <MenuItem onSelect={() => void duplicate.now({ id: row.id })}>Duplikat</MenuItem>}
      {mayDelete && row.state === 'draft' && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={go(`/order/detail/${row.id}`, 'hapus')}>
            Hapus draf
          </MenuItem>
        </>
      )}
      {mayVoid && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={go(`/order/detail/${row.id}`, 'batal')}>
            Batalkan order
          </MenuItem>
        </>
      )}
    </>
  )
}
