import { thousands } from '#ground/format.ts'

/** Writes an amount with its sign, plus said too: '+1.049.132'. */
export function signedAmount(amount: string): string {
  return `${amount.startsWith('-') || amount === '0' ? '' : '+'}${thousands(amount)}`
}
