import { absolute } from './decimal.ts'
import type { Money } from './money.ts'

const WORDS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

// Spelling of KBBI and EYD V: miliar, not milyar.
const SCALES = [
  [10n ** 18n, 'kuintiliun'],
  [10n ** 15n, 'kuadriliun'],
  [10n ** 12n, 'triliun'],
  [10n ** 9n, 'miliar'],
  [10n ** 6n, 'juta'],
] as const

/**
 * Reads a whole number aloud in Indonesian.
 *
 *   terbilang(1_011_021n)  // 'satu juta sebelas ribu dua puluh satu'
 */
export function terbilang(n: bigint): string {
  if (n === 0n) return 'nol'
  const words = spoken(absolute(n)).join(' ')
  return n < 0n ? `minus ${words}` : words
}

/** Reads an amount aloud, as on a kwitansi: 'seribu satu rupiah'. */
export function terbilangRupiah(m: Money): string {
  return `${terbilang(m)} rupiah`
}

/**
 * Reads rupiah and sen aloud; sen are silent when there are none.
 *
 *   terbilangSen(100n, 50n)  // 'seratus rupiah lima puluh sen'
 */
export function terbilangSen(rupiah: bigint, sen: bigint): string {
  const words = `${terbilang(rupiah)} rupiah`
  return sen === 0n ? words : `${words} ${terbilang(sen)} sen`
}

/**
 * Reads plain decimal text aloud, digit by digit after the koma.
 *
 *   terbilangDecimal('513.06')  // 'lima ratus tiga belas koma nol enam'
 */
export function terbilangDecimal(text: string): string {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) throw new RangeError(`not a decimal number: ${text}`)

  const whole = (found[1] && 'minus ') + terbilang(BigInt(found[2] ?? 0))
  const digits = [...(found[3] ?? '')].map((digit) => terbilang(BigInt(digit)))
  return digits.length > 0 ? `${whole} koma ${digits.join(' ')}` : whole
}

function spoken(n: bigint): string[] {
  for (const [size, name] of SCALES) {
    if (n >= size) return [...spoken(n / size), name, ...spoken(n % size)]
  }
  return belowMillion(Number(n))
}

function belowMillion(n: number): string[] {
  if (n >= 2000) return [...belowThousand(Math.floor(n / 1000)), 'ribu', ...belowThousand(n % 1000)]
  if (n >= 1000) return ['seribu', ...belowThousand(n - 1000)]
  return belowThousand(n)
}

function belowThousand(n: number): string[] {
  if (n >= 200) return [word(Math.floor(n / 100)), 'ratus', ...belowThousand(n % 100)]
  if (n >= 100) return ['seratus', ...belowThousand(n - 100)]
  if (n >= 20) return [word(Math.floor(n / 10)), 'puluh', ...belowThousand(n % 10)]
  if (n >= 12) return [word(n - 10), 'belas']
  return n === 0 ? [] : [word(n)]
}

function word(n: number): string {
  return WORDS[n] ?? ''
}
