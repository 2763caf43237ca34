import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import FilePen from 'lucide-react/icons/file-pen'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { download } from '#kit/screen/client/download.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { later } from '#kit/screen/client/later.tsx'
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

interface InvoiceMenuProps {
  readonly invoice: InvoiceDetail
  /** What its sheets begin with, once it is fresh. */
  readonly asked: Asked<OrderInvoices>
  readonly onIssue?: () => void
}

const SHEETS = {
  edit: 'Ubah draf',
  amend: 'Ubah keterangan',
  credit: 'Nota kredit',
  'write-off': 'Hapus buku',
} as const
const FILES = { edit: InvoiceSheet, amend: AmendInvoice, credit: CreditSheet, 'write-off': WriteOffSheet }

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

/** What else can be done with an invoice: another one, what may still change, a credit note, undoing it. */
export function InvoiceMenu({ invoice, asked, onIssue }: InvoiceMenuProps) {
  const [doing, setDoing] = useState<keyof typeof SHEETS | 'void'>()
  const close = () => setDoing(undefined)
  const issue = useAct(postInvoice, { say: invoiceLeft })
  const withdraw = useAct(withdrawInvoice, { say: 'Invoice ditarik kembali menjadi draf.' })
  const undo = useAct(voidInvoice, { say: `${invoice.label} dibatalkan.`, onDone: close })
  const drop = useAct(deleteInvoice, { say: 'Draf invoice dihapus.' })
  const { can } = invoice
  const hasFaktur = useCan(exportEfaktur.permission) && invoice.state === 'posted' && invoice.ppn !== '0'
  if (!onIssue && !hasFaktur && !OFFERED.some((act) => can.includes(act))) return null
  return (
    <>
      <MoreMenu>
        {onIssue && (
          <MenuItem icon={<Plus />} onSelect={onIssue}>
            Buat invoice lain
          </MenuItem>
        )}
        {can.includes('edit') && (
          <MenuItem icon={<Pencil />} onSelect={() => setDoing('edit')}>
            Ubah draf
          </MenuItem>
        )}
        {can.includes('withdraw') && (
          <MenuItem
            icon={<RotateCcw />}
            onSelect={() => void withdraw.now({ id: invoice.id, version: invoice.version })}
          >
            Tarik kembali
          </MenuItem>
        )}
        {can.includes('amend') && (
          <MenuItem icon={<FilePen />} onSelect={() => setDoing('amend')}>
            Ubah keterangan
          </MenuItem>
        )}
        {can.includes('post') && (
          <MenuItem icon={<Check />} onSelect={() => void issue.now({ id: invoice.id, version: invoice.version })}>
            Terbitkan
          </MenuItem>
        )}
        {can.includes('credit') && (
          <MenuItem icon={<Undo />} onSelect={() => setDoing('credit')}>
            Nota kredit
          </MenuItem>
        )}
        {can.includes('write-off') && (
          <MenuItem icon={<Archive />} onSelect={() => setDoing('write-off')}>
            Hapus buku
          </MenuItem>
        )}
        {hasFaktur && (
          <MenuItem icon={<Download />} onSelect={() => void download(exportEfaktur, { ids: [invoice.id] })}>
            Unduh XML Coretax
          </MenuItem>
        )}
        {can.includes('delete') && (
          <MenuItem icon={<Trash />} danger onSelect={() => void drop.now({ id: invoice.id })}>
            Hapus draf
          </MenuItem>
        )}
        {can.includes('void') && (
          <>
            <MenuLine />
            <MenuItem icon={<Ban />} danger onSelect={() => setDoing('void')}>
              Batalkan invoice
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {doing && doing !== 'void' && (
        <AskedSheet title={SHEETS[doing]} asked={asked} of={FILES[doing]} onClose={close}>
          {(order) => {
            const fresh = order.invoices.find((one) => one.id === invoice.id) ?? invoice
            if (doing === 'amend') return <AmendInvoice invoice={fresh} order={order} onClose={close} />
            if (doing === 'edit') return <InvoiceSheet order={order} draft={fresh} onClose={close} />
            if (doing === 'credit') return <CreditSheet invoice={fresh} onClose={close} />
            return <WriteOffSheet invoice={fresh} onClose={close} />
          }}
        </AskedSheet>
      )}
      {doing === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan invoice ${invoice.label}?`}
          text="Invoice tetap tersimpan dengan tanda BATAL. Tulis alasannya."
          act="Batalkan invoice"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: invoice.id, version: invoice.version, reason })}
          onClose={close}
        />
      )}
    </>
  )
}
