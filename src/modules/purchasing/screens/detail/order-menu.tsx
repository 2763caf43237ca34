import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Copy from 'lucide-react/icons/copy'
import FileText from 'lucide-react/icons/file-text'
import Lock from 'lucide-react/icons/lock'
import PackageCheck from 'lucide-react/icons/package-check'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Send from 'lucide-react/icons/send'
import Truck from 'lucide-react/icons/truck'
import Undo from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { voidCashPurchase } from '../../cash/contract.ts'
import {
  closePurchase,
  deletePurchase,
  duplicatePurchase,
  holdPurchase,
  resumePurchase,
  voidPurchase,
  withdrawPurchase,
} from '../../orders/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import type { Opening } from './opening.ts'

interface OrderMenuProps {
  readonly order: PurchaseDetail
  readonly onOpen: (opening: Opening) => void
}

type Asking = 'hold' | 'close' | 'void' | 'void-cash' | 'delete'

const ASKED = {
  hold: { act: 'Tahan', title: 'Tahan pembelian ini?', text: 'Penerimaan berhenti sampai pembelian dilanjutkan.' },
  close: {
    act: 'Tutup sisa',
    title: 'Tutup sisa pembelian ini?',
    text: 'Sisa barang tidak ditunggu lagi dan tidak dihitung sebagai akan datang.',
  },
  void: {
    act: 'Batalkan pembelian',
    title: 'Batalkan pembelian ini?',
    text: 'Pembelian tetap tersimpan dengan tanda BATAL.',
  },
  'void-cash': {
    act: 'Batalkan nota',
    title: 'Batalkan nota toko ini?',
    text: 'Pembayaran, tagihan dan penerimaannya ikut dibatalkan: kas kembali, stok berkurang.',
  },
  delete: {
    act: 'Hapus draf',
    title: 'Hapus draf ini?',
    text: 'Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari.',
  },
} as const

/** Everything else that can be done with an order, as far as its state and the person allow. */
export function OrderMenu({ order, onOpen }: OrderMenuProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { can, id, version } = order
  const mayUpdate = useCan('update pembelian-barang')
  const mayVoid = useCan('delete pembelian-barang')
  const isCash = order.isCash && order.state === 'posted'
  const resume = useAct(resumePurchase, { say: 'Pembelian dilanjutkan.' })
  const withdraw = useAct(withdrawPurchase, { say: 'Pengajuan ditarik.' })
  const duplicate = useAct(duplicatePurchase, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/pembelian-barang/edit/${copy.id}`,
  })
  const acts = {
    hold: useAct(holdPurchase, { say: 'Pembelian ditahan.', onDone: close }),
    close: useAct(closePurchase, { say: 'Sisa pembelian ditutup.', onDone: close }),
    void: useAct(voidPurchase, { say: 'Pembelian dibatalkan.', onDone: close }),
    'void-cash': useAct(voidCashPurchase, { say: 'Nota toko dibatalkan.', onDone: close }),
    delete: useAct(deletePurchase, { say: 'Draf dihapus.', then: '/pembelian-barang/' }),
  }
  const confirm = (reason: string) => {
    if (asking === 'delete') void acts.delete.now({ id })
    else if (asking) void acts[asking].now({ id, version, reason })
  }
  return (
    <>
      <MoreMenu width="w-80">
        {(can.includes('edit') || can.includes('amend')) && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: `/pembelian-barang/edit/${id}` })}>
            Ubah
          </MenuItem>
        )}
        {can.includes('receive') && (
          <MenuItem icon={<PackageCheck />} onSelect={() => onOpen({ what: 'receive' })}>
            Terima barang
          </MenuItem>
        )}
        {can.includes('hand-over') && (
          <MenuItem icon={<ClipboardCheck />} onSelect={() => onOpen({ what: 'hand-over' })}>
            Serah terima jasa
          </MenuItem>
        )}
        {can.includes('bill') && (
          <MenuItem icon={<FileText />} onSelect={() => onOpen({ what: 'bill' })}>
            Catat tagihan
          </MenuItem>
        )}
        {mayUpdate && order.openDue !== '0' && (
          <MenuItem icon={<Banknote />} onSelect={() => onOpen({ what: 'pay' })}>
            Catat pembayaran
          </MenuItem>
        )}
        {can.includes('pay-advance') && (
          <MenuItem icon={<Wallet />} onSelect={() => onOpen({ what: 'advance' })}>
            Bayar uang muka
          </MenuItem>
        )}
        {can.includes('return') && (
          <MenuItem icon={<Undo />} onSelect={() => onOpen({ what: 'return' })}>
            Retur ke supplier
          </MenuItem>
        )}
        {mayUpdate && order.receipts.some((one) => one.state === 'posted') && (
          <MenuItem icon={<Truck />} onSelect={() => onOpen({ what: 'landed' })}>
            Tambah biaya perolehan
          </MenuItem>
        )}
        {mayUpdate && order.state === 'posted' && (
          <MenuItem icon={<Send />} onSelect={() => onOpen({ what: 'send' })}>
            Kirim PO lewat email atau WhatsApp
          </MenuItem>
        )}
        {can.includes('follow-up') && (
          <MenuItem icon={<Check />} onSelect={() => onOpen({ what: 'follow-up' })}>
            Sudah ditanyakan ke supplier
          </MenuItem>
        )}
        {can.includes('withdraw') && (
          <MenuItem icon={<RotateCcw />} onSelect={() => void withdraw.now({ id, version })}>
            Tarik pengajuan
          </MenuItem>
        )}
        {can.includes('duplicate') && (
          <MenuItem icon={<Copy />} onSelect={() => void duplicate.now({ id })}>
            Duplikat
          </MenuItem>
        )}
        {can.includes('resume') && (
          <MenuItem icon={<Play />} onSelect={() => void resume.now({ id, version })}>
            Lanjutkan
          </MenuItem>
        )}
        {can.includes('hold') && (
          <MenuItem icon={<Pause />} onSelect={() => setAsking('hold')}>
            Tahan
          </MenuItem>
        )}
        {can.includes('close') && (
          <MenuItem icon={<Lock />} onSelect={() => setAsking('close')}>
            Tutup sisa
          </MenuItem>
        )}
        <LastActs
          offered={[
            [isCash && mayVoid, 'void-cash', 'Batalkan nota toko'],
            [!isCash && can.includes('void'), 'void', 'Batalkan pembelian'],
            [can.includes('delete'), 'delete', 'Hapus draf'],
          ]}
          onAsk={setAsking}
        />
      </MoreMenu>
      {asking && (
        <Confirm
          {...ASKED[asking]}
          isDanger={asking !== 'hold' && asking !== 'close'}
          asksReason={asking !== 'delete'}
          doing={acts[asking]}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
