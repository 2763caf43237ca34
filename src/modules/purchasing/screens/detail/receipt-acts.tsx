import Ban from 'lucide-react/icons/ban'
import PackageCheck from 'lucide-react/icons/package-check'
import Printer from 'lucide-react/icons/printer'
import Trash from 'lucide-react/icons/trash-2'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { PurchaseReceipt } from '../../orders/detail.ts'
import { deleteReceipt, postReceipt, voidReceipt } from '../../receipts/contract.ts'
import { printPurchase } from './print.ts'
import { DropAsked, VoidAsked } from './taking-back.tsx'

/** A receipt as its menu knows it. */
export type ReceiptActsOf = Pick<PurchaseReceipt, 'id' | 'label' | 'state' | 'version'>
/** What of its acts asks something first. */
export type ReceiptAsking = 'void' | 'delete'

interface ItemsProps {
  readonly receipt: ReceiptActsOf
  readonly onAsk: (asking: ReceiptAsking) => void
}

/** What can be done with a receipt: its paper, the books, taking it back, or throwing its draft away. */
export function ReceiptItems({ receipt: { id, version, state }, onAsk }: ItemsProps) {
  const mayDelete = useMay(deleteReceipt)
  const mayPost = useMay(postReceipt) && state === 'draft'
  const post = useAct(postReceipt, { say: (done) => `Penerimaan ${done.number ?? ''} dicatat.` })
  return (
    <>
      <MenuItem icon={<Printer />} onSelect={() => void printPurchase('terima-barang', id)}>
        Cetak bukti terima
      </MenuItem>
      {mayPost && (
        <MenuItem icon={<PackageCheck />} onSelect={() => void post.now({ id, version })}>
          Masukkan ke stok
        </MenuItem>
      )}
      {mayDelete && state === 'draft' && (
        <VoidItem icon={<Trash />} onSelect={() => onAsk('delete')}>
          Hapus draf
        </VoidItem>
      )}
      {mayDelete && state === 'posted' && (
        <VoidItem icon={<Ban />} onSelect={() => onAsk('void')}>
          Batalkan penerimaan
        </VoidItem>
      )}
    </>
  )
}

interface AskedProps {
  readonly receipt: ReceiptActsOf
  readonly asking: ReceiptAsking
  readonly onClose: () => void
  /** After its draft was thrown away; closes unless said. */
  readonly onGone?: (() => void) | undefined
}

/** The question of the act that was chosen. */
export function ReceiptAsked({ receipt, asking, onClose, onGone }: AskedProps) {
  const { id } = receipt
  return asking === 'delete' ? (
    <DropAsked act={deleteReceipt} id={id} name="penerimaan" onDone={onGone ?? onClose} onClose={onClose} />
  ) : (
    <VoidAsked
      act={voidReceipt}
      paper={receipt}
      name="penerimaan"
      text="Barang keluar lagi dari stok dengan nilai semula. Bukti terima tetap tersimpan dengan tanda BATAL."
      onDone={onClose}
      onClose={onClose}
    />
  )
}
