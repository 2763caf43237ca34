import { rupiah, thousands } from '#ground/format.ts'
import type { Amount } from '#kit/paper/document.ts'
import type { Piece } from '#kit/paper/paper.ts'
import type { TotalRow } from '#kit/paper/pieces.ts'
import { row } from '#kit/paper/priced-lines.ts'
import { collectors, type Collector } from '../collected/rules.ts'
import type { CollectedOnPaper } from './data.ts'

/** What a paper says of PPN that the customer remits himself; null when we collect it. */
export function collectedOnPaper(by: Collector | null, amount: Amount): CollectedOnPaper | null {
  if (by === null) return null
  const { words, transactionCode } = collectors[by]
  return { by: words, transactionCode, amount }
}

/** The sum with PPN, and the PPN that is not paid to us. */
export function collectedRows(collected: CollectedOnPaper | null, total: Amount): TotalRow[] {
  if (!collected) return []
  const { amount } = collected
  const whole = thousands(String(BigInt(total) + BigInt(amount)))
  return [{ label: 'Total termasuk PPN', amount: whole, rank: 'sum' }, ...row('PPN dipungut pelanggan', amount, true)]
}

/** Why the PPN is not transferred. */
export function collectedMemo(collected: CollectedOnPaper | null): Piece[] {
  if (!collected) return []
  const { by, transactionCode, amount } = collected
  const words = `PPN ${rupiah(amount)} dipungut dan disetor sendiri oleh ${by} (kode transaksi ${transactionCode}), tidak ditransfer.`
  return [{ text: words, style: 'label', margin: [0, 7, 0, 0] }]
}
