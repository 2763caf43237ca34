interface Counted {
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly amount: string
}

/**
 * Tells a line that counts rupiah, as that of a contract does, as one lump sum: nothing ever says that somebody buys
 * so many rupiah at one rupiah each. Other lines stay as they are.
 *
 *   asLumpSum({ qty: '250000000', unit: 'Rp', price: '1', amount: '250000000' })  // 1 ls at 250000000
 */
export function asLumpSum<Line extends Counted>(line: Line): Line {
  const isCounted = line.unit === 'Rp' && /^1(\.0+)?$/.test(line.price)
  return isCounted ? { ...line, qty: '1', unit: 'ls', price: line.amount } : line
}
