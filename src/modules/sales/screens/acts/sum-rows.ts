import { rupiah } from '#ground/format.ts'
import type { InvoicePreview } from '../../invoices/contract.ts'

/** One row of the sums: what it is, and what it adds or takes off. */
export interface SumRow {
  readonly name: string
  readonly amount: string
}

type Sums = Pick<
  InvoicePreview,
  'gross' | 'downPaymentApplied' | 'retentionAmount' | 'dpp' | 'ppn' | 'ppnCollected' | 'total'
>

/**
 * The rows of an invoice that add up to its total from top to bottom; PPN says of what it is. Retention whose PPN is
 * asked for already is taken off behind the PPN.
 */
export function sumRows({ gross, downPaymentApplied, retentionAmount, dpp, ppn, ppnCollected }: Sums): SumRow[] {
  const isTaxedWhole = BigInt(dpp) === BigInt(gross) - BigInt(downPaymentApplied)
  const retention = off('Retensi ditahan', retentionAmount)
  return [
    { name: 'Nilai sebelum PPN', amount: gross },
    ...off('Uang muka', downPaymentApplied),
    ...(isTaxedWhole ? [] : retention),
    { name: ppn === '0' ? 'PPN' : `PPN dari ${rupiah(dpp)}`, amount: ppn },
    ...(isTaxedWhole ? retention : []),
    ...off('PPN dipungut pelanggan', ppnCollected),
  ]
}

function off(name: string, amount: string): SumRow[] {
  return amount === '0' ? [] : [{ name, amount: `-${amount}` }]
}
