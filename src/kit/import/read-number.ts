import { readAmount } from '#ground/amount-input.ts'
import { indonesian, type NumberHabit } from '#ground/number-habit.ts'

// Not 'm' and 'k', which in a list of goods are metres and pieces as well.
const SHORT = /^\s*(rp\.?)?\s*[\d.,]+\s*(rb|ribu|jt|juta)\s*$/i

/**
 * Reads a number as files write it and answers plain decimal text: 'Rp 1.250.000,-', '1.250.000,50', '1250.5',
 * '1,250,000.50', '(1.000)'. One sign before three digits means what the column's habit says, and by itself what it
 * means to Indonesians: a dot groups thousands, a comma parts; after a leading zero it always parts.
 * 'rb' and 'jt' are read as everywhere ('785rb', '1,5 jt'). Nothing when it is no number, or when Excel has rounded it ('3,2E+15').
 */
export function readNumber(text: string, habit?: NumberHabit): string | undefined {
  if (SHORT.test(text)) return readAmount(text)
  const trimmed = text
    .trim()
    .replace(/^rp\.?\s*/i, '')
    .replace(/[\s\u00a0]/g, '')
    .replace(/−/g, '-')
  const bare = trimmed.replace(/,-+$/, '')
  const isNegative = /^\(.*\)$/.test(bare) || bare.startsWith('-')
  const digits = bare
    .replace(/^\(|\)$/g, '')
    .replace(/^[-+]/, '')
    .replace(/^rp\.?/i, '')
  const plain = plainOf(indonesian(digits, habit))
  if (plain === undefined) return undefined
  return isNegative && !/^0(\.0*)?$/.test(plain) ? `-${plain}` : plain
}

function plainOf(digits: string): string | undefined {
  const found = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(digits)
  return found ? tidy((found[1] ?? '').replaceAll('.', ''), found[2] ?? '') : undefined
}

function tidy(whole: string, fraction: string): string {
  const left = whole.replace(/^0+(?=\d)/, '')
  const right = fraction.replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}
