import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import MessageCircle from 'lucide-react/icons/message-circle'
import PackageCheck from 'lucide-react/icons/package-check'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { phoneE164 } from '#ground/identifiers.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { whatsappAddress } from '#kit/screen/format/phone-link.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { deletePurchase, duplicatePurchase } from '../../orders/contract.ts'
import { paySupplier } from '../../payments/contract.ts'
import { createReceipt } from '../../receipts/contract.ts'
import type { PurchaseRow } from '../../orders/detail.ts'
import { printPurchase } from '../detail/print.ts'

/** What a row of the list offers without opening the order. */
export function PurchaseRowMenu({ row }: { readonly row: PurchaseRow }) {
  const navigate = useNavigate()
  const mayUpdate = useCan('update pembelian-barang')
  const mayCreate = useCan('create pembelian-barang')
  const mayReceive = useMay(createReceipt)
  const mayDelete = useCan('delete pembelian-barang')
  const mayPay = useMay(paySupplier)
  const duplicate = useAct(duplicatePurchase, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/pembelian-barang/edit/${copy.id}`,
  })
  const remove = useAct(deletePurchase, { say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  const detail = `/pembelian-barang/detail/${row.id}`
  const open = (buka?: string) => () => void navigate({ to: detail, search: buka ? { buka } : {} })
  const isPosted = row.state === 'posted'
  const waits = isPosted && row.status !== 'held' && (row.receiving === 'none' || row.receiving === 'partial')
  return (
    <>
      <MenuItem icon={<Eye />} onSelect={open()}>
        Lihat
      </MenuItem>
      {mayUpdate && row.state !== 'void' && (
        <MenuItem icon={<Pencil />} hint="E" onSelect={() => void navigate({ to: `/pembelian-barang/edit/${row.id}` })}>
          Ubah
        </MenuItem>
      )}
      {mayReceive && waits && (
        <MenuItem icon={<PackageCheck />} onSelect={open('terima')}>
          Terima barang
        </MenuItem>
      )}
      {mayPay && row.openDue !== '0' && (
        <MenuItem icon={<Banknote />} onSelect={open('bayar')}>
          Catat pembayaran
        </MenuItem>
      )}
      {row.isLate && mayUpdate && (
        <MenuItem icon={<Check />} onSelect={open('tanya')}>
          Sudah ditanyakan ke supplier
        </MenuItem>
      )}
      {row.contactPhone && (
        <MenuItem asChild>
          <a href={whatsappAddress(phoneE164(row.contactPhone) ?? row.contactPhone)} target="_blank" rel="noreferrer">
            <MessageCircle />
            <span className="flex-1">WhatsApp supplier</span>
          </a>
        </MenuItem>
      )}
      <MenuItem icon={<Printer />} onSelect={() => void printPurchase('po', row.id)}>
        Cetak PO
      </MenuItem>
      {mayCreate && (
        <MenuItem icon={<Copy />} onSelect={() => void duplicate.now({ id: row.id })}>
          Duplikat
        </MenuItem>
      )}
      {mayDelete && row.state === 'draft' && (
        <>
          <MenuLine />
          <MenuItem danger icon={<Trash />} onSelect={() => void remove.now({ id: row.id })}>
            Hapus draf
          </MenuItem>
        </>
      )}
    </>
  )
}
