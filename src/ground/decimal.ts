const PLAIN = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Reads plain decimal text into a scaled integer; refuses anything that would have to be rounded.
 *
 *   scaled('12.5', 4)  // 125000n
 */
export function scaled(value: string, scale: number): bigint {
  if (!PLAIN.test(value)) throw new RangeError(`not a decimal number: ${value}`)
  const dot = value.indexOf('.')
  if (dot < 0) return BigInt(value) * 10n ** BigInt(scale)
  const written = value.slice(dot + 1)
  // A bill has thousands of these: what fits as it stands is not looked at again.
  const fraction = written.length > scale ? written.replace(/0+$/, '') : written
  if (fraction.length > scale) throw new RangeError(`more than ${scale} decimals: ${value}`)
  return BigInt(value.slice(0, dot) + fraction.padEnd(scale, '0'))
}

/**
 * Writes a scaled integer as plain decimal text without idle zeros.
 *
 *   unscaled(125000n, 4)  // '12.5'
 */
export function unscaled(value: bigint, scale: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = absolute(value)
    .toString()
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  return sign + whole + (fraction && `.${fraction}`)
}

/**
 * Multiplies and divides exactly, rounding half away from zero once, at the end.
 *
 *   mulDiv(9n, 11n, 12n)  // 8n
 */
export function mulDiv(a: bigint, num: bigint, den: bigint): bigint {
  if (den === 0n) throw new RangeError('division by zero')

  const product = a * num
  const isNegative = product < 0n !== den < 0n
  const half = (absolute(product) * 2n + absolute(den)) / (absolute(den) * 2n)
  return isNegative ? -half : half
}

/** Drops the sign. */
export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
