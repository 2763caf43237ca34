import { pphWords } from '#ground/pph.ts'
import { rupiah } from '#ground/format.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import type { OpenBill } from '../../bills/contract.ts'
import { allocateSupplierAdvance, listSupplierAdvances, type SupplierAdvanceRow } from '../../payments/contract.ts'
import { mostUsed, pphOfUse } from '../../payments/pph-rules.ts'
import { dueBill } from './pay-values.ts'

interface UseAdvancesProps {
  readonly supplierId: string
  /** Oldest due first: what an advance is used on. */
  readonly bills: readonly OpenBill[]
}

/** What the supplier still holds of our money, each usable on the oldest open bill with one press. */
export function UseAdvances({ supplierId, bills }: UseAdvancesProps) {
  const { data } = useAsk(listSupplierAdvances, { id: supplierId })
  if (!data || data.length === 0) return null
  return (
    <section aria-label="Uang muka" className="rounded-lg border border-info/24 bg-info-soft px-4 py-3">
      <p className="font-medium">Supplier masih memegang uang kita</p>
      <ul className="mt-2 grid gap-2">
        {data.map((advance) => (
          <Advance key={advance.id} advance={advance} bill={billFor(advance, bills)} />
        ))}
      </ul>
    </section>
  )
}

/** A down payment belongs to the bill of its own order; what belongs to none is used on the oldest due. */
export function billFor(
  { orderNumber }: Pick<SupplierAdvanceRow, 'orderNumber'>,
  bills: readonly OpenBill[],
): OpenBill | undefined {
  return bills.find((bill) => orderNumber !== null && bill.orderNumbers.includes(orderNumber)) ?? bills[0]
}

/** How much of a bill an advance settles, and which PPh is held back with it. */
export function coverOf(
  advance: Pick<SupplierAdvanceRow, 'unallocated' | 'withheldLeft'>,
  bill: OpenBill | undefined,
): { readonly amount: string; readonly held: Money } {
  if (!bill) return { amount: '0', held: ZERO }
  const of = { left: money(advance.unallocated), withheld: money(advance.withheldLeft) }
  const amount = mostUsed(dueBill(bill), of)
  return { amount: amount.toString(), held: pphOfUse(dueBill(bill), of, amount).now }
}

function Advance({ advance, bill }: { readonly advance: SupplierAdvanceRow; readonly bill: OpenBill | undefined }) {
  const act = useAct(allocateSupplierAdvance, { say: `${advance.number} dipakai untuk ${bill?.label ?? 'tagihan'}.` })
  const { amount, held } = coverOf(advance, bill)
  const use = () =>
    bill &&
    void act.now({
      id: advance.id,
      source: advance.source,
      version: advance.version,
      date: null,
      allocations: [{ billId: bill.id, amount }],
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1">
        <span className="code">{advance.number}</span>{' '}
        <span className="text-muted-foreground">
          {advance.source === 'return' ? 'kredit retur' : 'uang muka'} {rupiah(advance.unallocated)}
        </span>
      </span>
      {bill && (
        <Button size="sm" isBusy={act.isBusy} onClick={use}>
          Pakai {rupiah(amount)} untuk {bill.label}
        </Button>
      )}
      {held > 0n && bill?.withholdingKind && (
        <p className="w-full text-small text-muted-foreground">
          {pphWords[bill.withholdingKind]} {rupiah(held)} dipotong dari uang muka ini: belum dipotong waktu dibayar.
        </p>
      )}
      {act.refusal && <p className="w-full text-small font-medium text-danger">{act.refusal.message}</p>}
    </li>
  )
}
