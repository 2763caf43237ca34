import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { allocateAdvance, listAdvances, type AdvanceRow } from '../../payments/contract.ts'
import { allocateCredit } from '../../returns/contract.ts'

/** Offers what the customer paid ahead, or has as credit, for this invoice. */
export function UseAdvance({ invoice }: { invoice: InvoiceDetail }) {
  const mayPay = useMay(allocateAdvance) && invoice.can.includes('pay')
  const { data } = useAsk(listAdvances, { id: invoice.customerId }, { when: mayPay })
  if (!mayPay || !data) return null
  return data.map((advance) => <Advance key={advance.id} advance={advance} invoice={invoice} />)
}

function Advance({ advance, invoice }: { advance: AdvanceRow; invoice: InvoiceDetail }) {
  const isPayment = advance.source === 'payment'
  const act = useAct(isPayment ? allocateAdvance : allocateCredit, {
    say: `${advance.number} dipakai untuk ${invoice.label}.`,
  })
  const amount = BigInt(advance.unallocated) < BigInt(invoice.openDue) ? advance.unallocated : invoice.openDue
  const use = () =>
    void act.now({
      id: advance.id,
      version: advance.version,
      date: null,
      allocations: [{ invoiceId: invoice.id, amount }],
    })
  return (
    <Button wide isBusy={act.isBusy} className="mt-2" onClick={use} title={advance.number}>
      Pakai {isPayment ? 'uang muka' : 'nota kredit'} {rupiah(amount)}
    </Button>
  )
}
