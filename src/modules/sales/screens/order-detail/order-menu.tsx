import Banknote from 'lucide-react/icons/banknote'
import Copy from 'lucide-react/icons/copy'
import FilePen from 'lucide-react/icons/file-pen'
import FileText from 'lucide-react/icons/file-text'
import Lock from 'lucide-react/icons/lock'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Send from 'lucide-react/icons/send'
import { qtyFormat } from '#ground/format.ts'
import { useNavigate } from '@tanstack/react-router'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import {
  closeOrder,
  deleteOrder,
  duplicateOrder,
  holdOrder,
  resumeOrder,
  reviseOrder,
  voidOrder,
  withdrawOrder,
} from '../../orders/act-contract.ts'
import type { OrderDetail } from '../../orders/contract.ts'
import { mailPaper } from '../../papers/contract.ts'
import { billsSent, isHalfSent } from './bills-sent.ts'
import type { Opening } from './next-step.tsx'

const SendPaperSheet = later(() => import('../acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

type Asking = 'hold' | 'close' | 'void' | 'revise' | 'delete' | 'send'

interface OrderMenuProps {
  readonly order: OrderDetail
  readonly onOpen: (what: Opening) => void
}

const WANTED: Readonly<Record<string, Asking>> = { batal: 'void', hapus: 'delete', kirim: 'send' }

const ASKED = {
  hold: {
    act: 'Tahan order',
    text: 'Pengiriman berhenti sampai order dilanjutkan; yang sudah dikirim tetap bisa ditagih.',
    title: 'Tahan',
  },
  close: {
    act: 'Tutup sisa',
    text: 'Sisa barang tidak akan dikirim atau ditagih lagi. Pemesanan stok dilepas.',
    title: 'Tutup sisa',
  },
  void: {
    act: 'Batalkan order',
    text: 'Order tetap tersimpan dengan tanda BATAL dan pemesanan stok dilepas.',
    title: 'Batalkan',
  },
  revise: {
    act: 'Revisi',
    text: 'Order ini dibatalkan dan disalin menjadi draf baru yang bisa diubah.',
    title: 'Revisi',
  },
  delete: {
    act: 'Hapus draf',
    text: 'Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari.',
    title: 'Hapus draf',
  },
} as const

/** Everything else that can be done with an order, as far as its state and the person allow. */
export function OrderMenu({ order, onOpen }: OrderMenuProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useOpening(WANTED)
  const close = () => setAsking(undefined)
  const { can, id, version } = order
  const billsNow = billsSent(order) && !isHalfSent(order)
  const maySend = useMay(mailPaper) && order.state !== 'void'
  // Once it binds it is no offer any more.
  const paper = order.postedAt === null ? 'Penawaran' : 'Konfirmasi order'
  const resume = useAct(resumeOrder, { say: 'Order dilanjutkan.' })
  const withdraw = useAct(withdrawOrder, { say: 'Order ditarik kembali menjadi draf.' })
  const duplicate = useAct(duplicateOrder, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/order/edit/${copy.id}`,
  })
  const acts = {
    hold: useAct(holdOrder, { say: 'Order ditahan.', onDone: close }),
    close: useAct(closeOrder, { say: 'Sisa order ditutup.', onDone: close }),
    void: useAct(voidOrder, { say: 'Order dibatalkan.', onDone: close }),
    revise: useAct(reviseOrder, {
      say: 'Order lama dibatalkan, draf baru siap diubah.',
      then: (copy) => `/order/edit/${copy.id}`,
    }),
    delete: useAct(deleteOrder, { say: 'Draf dihapus.', then: '/order/' }),
  }
  const confirm = (reason: string) => {
    if (asking === 'delete') void acts.delete.now({ id, version })
    else if (asking && asking !== 'send') void acts[asking].now({ id, version, reason })
  }
  return (
    <>
      <MoreMenu width="w-72">
        {(can.includes('edit') || can.includes('amend')) && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: `/order/edit/${id}` })}>
            Ubah
          </MenuItem>
        )}
        {can.includes('invoice-down-payment') && (
          <MenuItem icon={<FileText />} onSelect={() => onOpen(billsNow ? 'invoice' : 'advance')}>
            {billsNow ? 'Buat invoice' : 'Invoice uang muka atau sebagian'}
          </MenuItem>
        )}
        {maySend && (
          <MenuItem icon={<Send />} onSelect={() => setAsking('send')}>
            Kirim {paper.toLowerCase()}
          </MenuItem>
        )}
        {can.includes('pay') && (
          <MenuItem icon={<Banknote />} onSelect={() => onOpen('pay')}>
            Catat pembayaran
          </MenuItem>
        )}
        {can.includes('duplicate') && (
          <MenuItem icon={<Copy />} onSelect={() => void duplicate.now({ id })}>
            Duplikat
          </MenuItem>
        )}
        {can.includes('withdraw') && (
          <MenuItem icon={<RotateCcw />} onSelect={() => void withdraw.now({ id, version })}>
            Tarik kembali
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
        {can.includes('revise') && (
          <MenuItem icon={<FilePen />} onSelect={() => setAsking('revise')}>
            Revisi
          </MenuItem>
        )}
        {can.includes('close') && (
          <MenuItem icon={<Lock />} onSelect={() => setAsking('close')}>
            Tutup sisa
          </MenuItem>
        )}
        <LastActs
          offered={[
            [can.includes('void'), 'void', 'Batalkan order'],
            [can.includes('delete'), 'delete', 'Hapus draf'],
          ]}
          onAsk={setAsking}
        />
      </MoreMenu>
      {asking === 'send' && maySend && (
        <SendPaperSheet kind="penawaran" id={id} label={`${paper} ${order.label}`} onClose={close} />
      )}
      {asking && asking !== 'send' && (
        <Confirm
          {...ASKED[asking]}
          title={`${ASKED[asking].title} ${order.label}?`}
          isDanger={asking === 'void' || asking === 'delete'}
          asksReason={asking !== 'delete'}
          doing={acts[asking]}
          onConfirm={confirm}
          onClose={close}
        >
          {asking === 'close' && <Rest lines={order.lines} />}
        </Confirm>
      )}
    </>
  )
}

/** What will not be sent any more. */
function Rest({ lines }: Pick<OrderDetail, 'lines'>) {
  const open = lines.filter(({ needsDelivery, toDeliver }) => needsDelivery && toDeliver !== '0')
  if (open.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1 text-small" aria-label="Tidak dikirim lagi">
      {open.map((line) => (
        <li key={line.id} className="flex justify-between gap-4">
          <span className="min-w-0 truncate">{line.description}</span>
          <span className="flex-none figures">
            {qtyFormat(line.toDeliver)} {line.unit}
          </span>
        </li>
      ))}
    </ul>
  )
}
