import Banknote from 'lucide-react/icons/banknote'
import FileText from 'lucide-react/icons/file-text'
import Receipt from 'lucide-react/icons/receipt'
import Send from 'lucide-react/icons/send'
import { addressOf } from '#kit/screen/client/ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { printTerminPack } from '../../papers/contract.ts'
import type { TerminSeen } from '../../termin/contract.ts'
import { CONTRACT } from './schedule-pane.tsx'

interface TerminMenuProps {
  readonly projectId: string
  readonly orderId: string
  readonly termin: TerminSeen | undefined
  readonly page: string
}

/** What else can be done with a bill: its page among the orders, its money, its papers in one file; and the contract. */
export function TerminMenu({ projectId, orderId, termin, page }: TerminMenuProps) {
  const mayPrint = useMay(printTerminPack)
  const invoiceId = termin?.invoiceId
  const isOpen = typeof termin?.number === 'string' && termin.state !== 'void'
  const invoice = `/order/invoice/${orderId}?dokumen=${invoiceId ?? ''}`
  const pack = { id: projectId, invoiceId: invoiceId ?? '' }
  const isWhole = termin?.documents.every(({ isWanted, missing }) => !isWanted || missing === null)
  return (
    <MoreMenu width="w-60">
      {invoiceId && (
        <MenuItem asChild>
          <Go to={invoice}>
            <FileText aria-hidden /> Buka invoice di order
          </Go>
        </MenuItem>
      )}
      {isOpen && termin?.state !== 'paid' && (
        <MenuItem asChild>
          <Go to={`${invoice}&buka=bayar`}>
            <Banknote aria-hidden /> Catat pembayaran
          </Go>
        </MenuItem>
      )}
      {isOpen && (
        <MenuItem asChild>
          <Go to={`${invoice}&buka=wa`}>
            <Send aria-hidden /> Kirim invoice
          </Go>
        </MenuItem>
      )}
      {invoiceId && mayPrint && (
        <MenuItem asChild>
          <a
            href={addressOf(printTerminPack, isWhole ? pack : { ...pack, seadanya: 'ya' })}
            target="_blank"
            rel="noreferrer"
          >
            <Receipt aria-hidden /> {isWhole ? 'Cetak berkas termin' : 'Cetak berkas yang sudah ada'}
          </a>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Go to={`${page}?termin=${CONTRACT}`}>Kontrak & serah terima</Go>
      </MenuItem>
      <MenuItem asChild>
        <Go to={`/daftar-proyek/detail/${projectId}`}>Buka proyek</Go>
      </MenuItem>
    </MoreMenu>
  )
}
