import { deleteBill, voidBill } from '../../bills/change-contract.ts'
import type { BillDetail } from '../../bills/contract.ts'
import { DropAsked, VoidAsked } from '../detail/taking-back.tsx'

interface BillAskedProps {
  readonly bill: Pick<BillDetail, 'id' | 'label' | 'version'>
  readonly asking: 'void' | 'delete'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The question before a bill is taken back, or its draft thrown away. */
export function BillAsked({ bill, asking, onClose, onDone }: BillAskedProps) {
  return asking === 'delete' ? (
    <DropAsked act={deleteBill} id={bill.id} name="tagihan" onDone={onDone} onClose={onClose} />
  ) : (
    <VoidAsked
      act={voidBill}
      paper={bill}
      name="tagihan"
      text="Hutang dan selisih harga kembali seperti sebelum tagihan. Tagihan tetap tersimpan dengan tanda BATAL."
      onDone={onDone}
      onClose={onClose}
    />
  )
}
