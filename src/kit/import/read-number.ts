import { readAmount } from '#ground/amount-input.ts'

// Not 'm' and 'k', which in a list of goods are metres and pieces as well.
const SHORT = /^\s*(rp\.?)?\s*[\d.,]+\s*(rb|ribu|jt|juta)\s*$/i

/**
 * Reads a number as files write it and answers plain decimal text: 'Rp 1.250.000,-', '1.250.000,50', '1250.5',
 * '1,250,000.50', '(1.000)'. A single dot before three digits groups thousands, as Indonesians write.
 * 'rb' and 'jt' are read as everywhere ('785rb', '1,5 jt'). Nothing when it is no number, or when Excel has rounded it ('3,2E+15').
 */
export function readNumber(text: string): string | undefined {
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
  const plain = plainOf(digits)
  if (plain === undefined) return undefined
  return isNegative && !/^0(\.0*)?$/.test(plain) ? `-${plain}` : plain
}

function plainOf(digits: string): string | undefined {
  if (/^\d+$/.test(digits)) return tidy(digits, '')
  const indonesian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(digits)
  if (indonesian) return tidy((indonesian[1] ?? '').replaceAll('.', ''), indonesian[2] ?? '')
  const english = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(digits)
  if (english) return tidy((english[1] ?? '').replaceAll(',', ''), english[2] ?? '')
  return undefined
}

function tidy(whole: string, fraction: string): string {
  const left = whole.replace(/^0+(?=\d)/, '')
  const right = fraction.replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}
