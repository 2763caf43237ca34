import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { briefSupplier } from '#modules/parties/suppliers/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { mailPurchasePaper } from '../../papers/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'

interface SendOrderProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** Sends the purchase order to the supplier by email or WhatsApp. */
export function SendOrder({ order, onClose }: SendOrderProps) {
  const asked = useAsk(briefSupplier, { id: order.supplierId })
  return (
    <AskedSheet title={`Kirim ${order.label}`} asked={asked} onClose={onClose}>
      {(supplier) => (
        <SendSheet
          label={order.label}
          to={supplier.email ?? ''}
          paper={{ kind: 'po', id: order.id }}
          send={(letter, key) => doAct(mailPurchasePaper, { kind: 'po', id: order.id, ...letter }, key)}
          onClose={onClose}
        />
      )}
    </AskedSheet>
  )
}
