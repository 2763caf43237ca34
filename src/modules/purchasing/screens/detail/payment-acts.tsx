import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import { useMay } from '#kit/screen/client/use-can.ts'
import { VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { voidSupplierPayment, type SupplierPaymentRow } from '../../payments/contract.ts'
import { printPurchase } from './print.ts'
import { VoidAsked } from './taking-back.tsx'

interface ItemsProps {
  readonly payment: Pick<SupplierPaymentRow, 'id' | 'state'>
  readonly onAsk: (asking: 'void') => void
}

/** What can be done with a payment: its bukti kas keluar, or taking it back. */
export function PaymentItems({ payment: { id, state }, onAsk }: ItemsProps) {
  const mayVoid = useMay(voidSupplierPayment) && state === 'posted'
  return (
    <>
      <MenuItem icon={<Printer />} onSelect={() => void printPurchase('kas-keluar', id)}>
        Cetak bukti kas keluar
      </MenuItem>
      {mayVoid && (
        <VoidItem icon={<Ban />} onSelect={() => onAsk('void')}>
          Batalkan pembayaran
        </VoidItem>
      )}
    </>
  )
}

interface AskedProps {
  readonly payment: Pick<SupplierPaymentRow, 'id' | 'label' | 'version'>
  readonly onClose: () => void
}

/** The question before a payment is taken back. */
export function PaymentAsked({ payment, onClose }: AskedProps) {
  return (
    <VoidAsked
      act={voidSupplierPayment}
      paper={payment}
      name="pembayaran"
      text="Tagihan kembali belum lunas. Pembayaran tetap tersimpan dengan tanda BATAL."
      onDone={onClose}
      onClose={onClose}
    />
  )
}
