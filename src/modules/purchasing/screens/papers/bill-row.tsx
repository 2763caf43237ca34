import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { openBill, type BillRow } from '../../bills/contract.ts'

const BillAsked = later(() => import('../acts/bill-asked.tsx').then((parts) => parts.BillAsked))
const PaySheet = later(() => import('../acts/pay-sheet.tsx').then((parts) => parts.PaySheet))
const BillDraftSheet = later(() => import('../acts/bill-draft-sheet.tsx').then((parts) => parts.BillDraftSheet))

/** What of a row's acts asks something first. */
export type BillRowAsking = 'pay' | 'edit' | 'void' | 'delete'

interface ItemsProps {
  readonly row: BillRow
  readonly onAsk: (asking: BillRowAsking) => void
}

/** What a row of the list offers without opening the bill; what may be done is told once the menu is open. */
export function BillRowItems({ row, onAsk }: ItemsProps) {
  const bill = useAsk(openBill, { id: row.id }, { isQuiet: true }).data
  if (!bill) return null
  const { can } = bill
  return (
    <>
      {can.includes('pay') && (
        <MenuItem icon={<Banknote />} onSelect={() => onAsk('pay')}>
          Catat pembayaran
        </MenuItem>
      )}
      {can.includes('edit') && (
        <MenuItem icon={<Pencil />} onSelect={() => onAsk('edit')}>
          Ubah draf
        </MenuItem>
      )}
      {can.includes('void') && (
        <VoidItem icon={<Ban />} onSelect={() => onAsk('void')}>
          Batalkan tagihan
        </VoidItem>
      )}
      {can.includes('delete') && (
        <VoidItem icon={<Trash />} onSelect={() => onAsk('delete')}>
          Hapus draf
        </VoidItem>
      )}
    </>
  )
}

interface AskedProps {
  readonly row: BillRow
  readonly asking: BillRowAsking
  readonly onClose: () => void
}

/** The sheet or the question of the act that was chosen; the list stays where it is. */
export function BillRowAsked({ row, asking, onClose }: AskedProps) {
  const asked = useAsk(openBill, { id: row.id })
  if (asking === 'void' || asking === 'delete')
    return <BillAsked bill={row} asking={asking} onClose={onClose} onDone={onClose} />
  if (asking === 'edit') {
    return (
      <AskedSheet title="Ubah draf tagihan" asked={asked} of={BillDraftSheet} onClose={onClose} width="w-200">
        {(bill) => <BillDraftSheet bill={bill} onClose={onClose} />}
      </AskedSheet>
    )
  }
  const { id, supplierId, supplierName } = row
  return <PaySheet supplierId={supplierId} supplierName={supplierName} meant={{ billId: id }} onClose={onClose} />
}
