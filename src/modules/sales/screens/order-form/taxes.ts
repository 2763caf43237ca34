import { percentFormat } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import type { WithholdingKind, WithholdingTax } from '../../contract.ts'

/** The taxes of one value of the field: 'pph22|1.5+pph23|2'; none of 'none' and of nothing. */
export function taxesIn(value: string): WithholdingTax[] {
  return value.split('+').flatMap((one) => {
    const [kind, rate] = one.split('|')
    // Safe: the values are made of these kinds.
    return kind && rate ? [{ kind: kind as WithholdingKind, rate }] : []
  })
}

/** The value of these taxes. */
export function taxesValue(taxes: readonly WithholdingTax[]): string {
  return taxes.map(({ kind, rate }) => `${kind}|${rate}`).join('+')
}

/** The taxes in words: 'PPh 23 2% dan PPh 22 1,5%'. */
export function taxesText(taxes: readonly WithholdingTax[]): string {
  return taxes.map(({ kind, rate }) => `${withholdingWords[kind]} ${percentFormat(rate)}`).join(' dan ')
}
