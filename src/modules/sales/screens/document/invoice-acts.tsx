import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import FilePen from 'lucide-react/icons/file-pen'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { download } from '#kit/screen/client/download.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { exportEfaktur } from '../../efaktur/contract.ts'
import {
  deleteInvoice,
  postInvoice,
  voidInvoice,
  withdrawInvoice,
  type InvoiceDetail,
  type OrderInvoices,
} from '../../invoices/contract.ts'
import { invoiceLeft } from './invoice-left.ts'

const WriteOffSheet = later(() =>
  import('../../write-offs/screens/write-off-sheet.tsx').then((parts) => parts.WriteOffSheet),
)
const AmendInvoice = later(() => import('../acts/amend-invoice.tsx').then((parts) => parts.AmendInvoice))
const InvoiceSheet = later(() => import('../acts/invoice-sheet.tsx').then((parts) => parts.InvoiceSheet))
const CreditSheet = later(() => import('../acts/credit-sheet.tsx').then((parts) => parts.CreditSheet))

const SHEETS = {
  edit: 'Ubah draf',
  amend: 'Ubah keterangan',
  credit: 'Nota kredit',
  'write-off': 'Hapus buku',
} as const
const FILES = { edit: InvoiceSheet, amend: AmendInvoice, credit: CreditSheet, 'write-off': WriteOffSheet }

/** What of an invoice's acts asks something first. */
export type InvoiceAsking = keyof typeof SHEETS | 'void'

const OFFERED: readonly InvoiceDetail['can'][number][] = [
  'edit',
  'amend',
  'post',
  'withdraw',
  'credit',
  'write-off',
  'void',
  'delete',
]

/** Whether anything of `InvoiceItems` is there for this invoice and this person. */
export function useHasInvoiceItems(invoice: InvoiceDetail): boolean {
  const hasFaktur = useHasFaktur(invoice)
  return hasFaktur || OFFERED.some((act) => invoice.can.includes(act))
}

function useHasFaktur({ state, ppn }: InvoiceDetail): boolean {
  return useMay(exportEfaktur) && state === 'posted' && ppn !== '0'
}

interface ItemsProps {
  readonly invoice: InvoiceDetail
  readonly onAsk: (asking: InvoiceAsking) => void
}

/** What can be done with an invoice: what may still change, a credit note, undoing it. */
export function InvoiceItems({ invoice, onAsk }: ItemsProps) {
  const issue = useAct(postInvoice, { say: invoiceLeft })
  const withdraw = useAct(withdrawInvoice, { say: 'Invoice ditarik kembali menjadi draf.' })
  const drop = useAct(deleteInvoice, { say: 'Draf invoice dihapus.' })
  const hasFaktur = useHasFaktur(invoice)
  const { id, version, can } = invoice
  return (
    <>
      {can.includes('edit') && (
        <MenuItem icon={<Pencil />} onSelect={() => onAsk('edit')}>
          Ubah draf
        </MenuItem>
      )}
      {can.includes('withdraw') && (
        <MenuItem icon={<RotateCcw />} onSelect={() => void withdraw.now({ id, version })}>
          Tarik kembali
        </MenuItem>
      )}
      {can.includes('amend') && (
        <MenuItem icon={<FilePen />} onSelect={() => onAsk('amend')}>
          Ubah keterangan
        </MenuItem>
      )}
      {can.includes('post') && (
        <MenuItem icon={<Check />} onSelect={() => void issue.now({ id, version })}>
          Terbitkan
        </MenuItem>
      )}
      {can.includes('credit') && (
        <MenuItem icon={<Undo />} onSelect={() => onAsk('credit')}>
          Nota kredit
        </MenuItem>
      )}
      {can.includes('write-off') && (
        <MenuItem icon={<Archive />} onSelect={() => onAsk('write-off')}>
          Hapus buku
        </MenuItem>
      )}
      {hasFaktur && (
        <MenuItem icon={<Download />} onSelect={() => void download(exportEfaktur, { ids: [id] })}>
          Unduh XML Coretax
        </MenuItem>
      )}
      {can.includes('delete') && (
        <MenuItem icon={<Trash />} danger onSelect={() => void drop.now({ id })}>
          Hapus draf
        </MenuItem>
      )}
      {can.includes('void') && (
        <>
          <MenuLine />
          <MenuItem icon={<Ban />} danger onSelect={() => onAsk('void')}>
            Batalkan invoice
          </MenuItem>
        </>
      )}
    </>
  )
}

interface AskedProps {
  readonly invoice: Pick<InvoiceDetail, 'id' | 'label' | 'version'>
  /** What its sheets begin with, once it is fresh. */
  readonly asked: Asked<OrderInvoices>
  readonly asking: InvoiceAsking
  readonly onClose: () => void
}

/** The sheet or the question of the act that was chosen. */
export function InvoiceAsked({ invoice, asked, asking, onClose }: AskedProps) {
  const { id, label, version } = invoice
  const undo = useAct(voidInvoice, { say: `${label} dibatalkan.`, onDone: onClose })
  if (asking === 'void') {
    return (
      <Confirm
        isDanger
        asksReason
        title={`Batalkan invoice ${label}?`}
        text="Invoice tetap tersimpan dengan tanda BATAL. Tulis alasannya."
        act="Batalkan invoice"
        doing={undo}
        onConfirm={(reason) => void undo.now({ id, version, reason })}
        onClose={onClose}
      />
    )
  }
  return (
    <AskedSheet title={SHEETS[asking]} asked={asked} of={FILES[asking]} onClose={onClose}>
      {(order) => {
        const fresh = order.invoices.find((one) => one.id === id)
        if (!fresh) return null
        if (asking === 'amend') return <AmendInvoice invoice={fresh} order={order} onClose={onClose} />
        if (asking === 'edit') return <InvoiceSheet order={order} draft={fresh} onClose={onClose} />
        if (asking === 'credit') return <CreditSheet invoice={fresh} onClose={onClose} />
        return <WriteOffSheet invoice={fresh} onClose={onClose} />
      }}
    </AskedSheet>
  )
}
