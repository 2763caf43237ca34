/** A part of what bank and book differ by, as it is typed: '6.500' goes the way of the whole, '-3' the other way. */
export interface DifferencePart {
  readonly account: string
  readonly amount: string
}

/** Tells what each part comes to in rupiah, the last one being the rest, and whether all of them may be booked. */
export function dividedDifference(
  left: bigint,
  parts: readonly DifferencePart[],
): { readonly amounts: readonly bigint[]; readonly isWhole: boolean } {
  const sign = left < 0n ? -1n : 1n
  const typed = parts.slice(0, -1).map(({ amount }) => sign * rupiahTyped(amount))
  const amounts = [...typed, left - typed.reduce((all, one) => all + one, 0n)]
  const isWhole = parts.length > 0 && parts.every(({ account }) => account !== '') && amounts.every((one) => one !== 0n)
  return { amounts, isWhole }
}

function rupiahTyped(text: string): bigint {
  const digits = text.replaceAll(/\D/g, '')
  const amount = BigInt(digits === '' ? 0 : digits)
  return /^\s*[-−]/.test(text) ? -amount : amount
}
