import { rupiah } from '#ground/format.ts'
import { minus, money } from '#ground/money.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { OrderDetail } from '../../orders/contract.ts'

type Closed = Pick<OrderDetail, 'status' | 'billing' | 'downPaymentBilled' | 'downPaymentApplied'>

/** Of a closed order: an advance, without PPN, that no invoice will take off any more; null when there is none. */
export function advanceLeft({ status, billing, downPaymentBilled, downPaymentApplied }: Closed): string | null {
  const left = minus(money(downPaymentBilled), money(downPaymentApplied))
  return status === 'closed' && billing === 'full' && left > 0n ? String(left) : null
}

/** Says what an order that was closed short still holds of its customer, and the way out. */
export function AdvanceLeft({ order }: { readonly order: Closed }) {
  const left = advanceLeft(order)
  if (left === null) return null
  return (
    <Notice tone="warning">
      Uang muka {rupiah(left)} sebelum PPN tidak terpotong tagihan mana pun. Buat nota kredit atas invoice uang mukanya,
      lalu pakai untuk tagihan lain pelanggan ini atau kembalikan uangnya.
    </Notice>
  )
}
