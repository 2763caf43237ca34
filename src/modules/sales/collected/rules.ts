import { max, minus, plus, ZERO, type Money } from '#ground/money.ts'
import type { VatCollector } from '#modules/parties/customer.record.ts'

/** Who remits the PPN of an invoice himself, and under which kode transaksi. */
export type Collector = Exclude<VatCollector, 'bukan'>

/** A sum with its PPN. */
export interface Taxed {
  /** Before PPN. */
  readonly price: Money
  readonly ppn: Money
}

interface CollectorRule {
  readonly transactionCode: string
  readonly words: string
  isAbove(paid: Taxed): boolean
}

/** PMK 59/2022 art. 18 (a treasurer: price without PPN) and PMK 8/2021 art. 5 (BUMN: price with PPN); below, we collect it. */
export const collectors: Readonly<Record<Collector, CollectorRule>> = {
  bendahara: {
    transactionCode: '02',
    words: 'bendahara pemerintah',
    isAbove: ({ price }) => price > 2_000_000n,
  },
  bumn: {
    transactionCode: '03',
    words: 'BUMN',
    isAbove: ({ price, ppn }) => plus(price, ppn) > 10_000_000n,
  },
}

/** What a customer collects of an invoice. */
export interface Collected {
  readonly by: Collector | null
  readonly ppn: Money
}

/**
 * How much PPN of an invoice the customer remits himself: all of it above the limit, else none. A payment that is split is
 * not small: the whole order counts.
 *
 *   collectedOf('bendahara', { order: 50 jt, invoice: 1,5 jt and its PPN 165.000 })  // 165.000 by the treasurer
 */
export function collectedOf(
  collector: VatCollector,
  { order, invoice }: { readonly order: Taxed; readonly invoice: Taxed },
): Collected {
  if (collector === 'bukan' || invoice.ppn === 0n) return { by: null, ppn: ZERO }
  const paid = { price: max(order.price, invoice.price), ppn: max(order.ppn, invoice.ppn) }
  return collectors[collector].isAbove(paid) ? { by: collector, ppn: invoice.ppn } : { by: null, ppn: ZERO }
}

/**
 * What a customer will owe of an order: its price, and its PPN unless he remits that himself.
 *
 *   owedOf('bendahara', { price: 10 jt, ppn: 1,1 jt })  // 10 jt
 */
export function owedOf(collector: VatCollector, order: Taxed): Money {
  const { ppn } = collectedOf(collector, { order, invoice: order })
  return minus(plus(order.price, order.ppn), ppn)
}
