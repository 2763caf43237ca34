import { readAmount } from '#ground/amount-input.ts'

/** What somebody typed into the search over everything, understood in every way it can be meant. */
export interface Wanted {
  /** Lower-case words that must all occur. */
  readonly words: readonly string[]
  /** The beginning of a document's number, upper-case. */
  readonly number?: string
  /** The same number with its zeros: 'INV-2611-42' is also INV-2611-0042. */
  readonly padded: readonly string[]
  /** The digits of a number and the letters before them, as somebody writes who drops what stands between. */
  readonly bare?: { readonly letters: string; readonly digits: string }
  /** The code of a kind of paper and a number's place in its month, as people say it: 'INV-33'. */
  readonly place?: { readonly doc: string; readonly seq: string }
  /** Whole rupiah. */
  readonly amount?: string
  /** The beginning of a telephone number as it is stored. */
  readonly phone?: string
}

/**
 * Reads what was typed: words, a number, an amount, a telephone number, or several of these at once.
 *
 *   wantedIn('+62 812-3456')  // words ['08123456'], phone '+628123456'
 *   wantedIn('1,25jt')        // amount '1250000'
 */
export function wantedIn(q: string): Wanted {
  const typed = q.trim().toLowerCase()
  const amount = amountIn(typed)
  const phone = phoneIn(typed)
  const number = /^[a-z0-9][a-z0-9./-]*$/.test(typed) && /\d/.test(typed) && typed.length > 1 ? typed : undefined
  const isOnlyAmount = amount !== undefined && !/^\d+$/.test(typed)
  return {
    words: isOnlyAmount ? [] : phone ? [`0${phone.slice(3)}`] : wordsIn(typed),
    padded: number === undefined ? [] : paddedOf(number.toUpperCase()),
    ...(number !== undefined && { number: number.toUpperCase() }),
    ...bareIn(typed),
    ...placeIn(typed),
    ...(amount !== undefined && { amount }),
    ...(phone !== undefined && { phone }),
  }
}

/** Tells whether anything can be found by it. */
export function isEmpty({ words, number, bare, amount }: Wanted): boolean {
  return words.length === 0 && number === undefined && bare === undefined && amount === undefined
}

function wordsIn(typed: string): string[] {
  const words = typed.split(/\s+/).filter((word) => word.length > 1 || /\d/.test(word))
  return words.slice(0, 6)
}

/** '1.250.000': written as an amount. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/

/** An amount worth looking for: whole rupiah from a thousand. */
function amountIn(typed: string): string | undefined {
  // A sum that is computed is no amount on a paper; a document's number has dashes.
  if (/[-+*/x×]/.test(typed.replace(/^rp/, ''))) return undefined
  const text = readAmount(typed)
  return text !== undefined && /^[1-9]\d{3,14}$/.test(text) ? text : undefined
}

/** The beginning of a telephone number in any spelling: 0812…, 812…, +62 812…, 62-812…, (0251) …; always as +62…. */
function phoneIn(typed: string): string | undefined {
  if (!/^[+(]?\d[\d\s().-]*$/.test(typed) || GROUPED.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  const national = digits.replace(/^(?:0062|62|0)/, '')
  const isMarked = digits.startsWith('0') || digits.startsWith('62') || national.startsWith('8')
  return isMarked && national.length >= 5 && national.length <= 13 && !national.startsWith('0')
    ? `+62${national}`
    : undefined
}

/** '26110025', '2611 0025' or 'ord26110025': what is left of a number without what stands between. */
function bareIn(typed: string): Pick<Wanted, 'bare'> {
  const [, letters = '', rest = ''] = /^([a-z]*)[\s./-]?(\d[\d\s./-]*)$/.exec(typed) ?? []
  const digits = GROUPED.test(typed) ? '' : rest.replace(/\D/g, '')
  return digits.length >= 5 && digits.length <= 20 ? { bare: { letters: letters.toUpperCase(), digits } } : {}
}

/** 'INV-33', 'inv 33' or 'sj0007': what is said of a number when the month goes without saying. */
function placeIn(typed: string): Pick<Wanted, 'place'> {
  const [, doc, seq] = /^([a-z]{2,5})[\s./-]?0*([1-9]\d{0,4})$/.exec(typed) ?? []
  return doc !== undefined && seq !== undefined ? { place: { doc: doc.toUpperCase(), seq } } : {}
}

function paddedOf(number: string): string[] {
  const [, head, tail] = /^(.*[-/.])(\d{1,5})$/.exec(number) ?? []
  if (head === undefined || tail === undefined) return []
  return [3, 4, 5, 6].filter((width) => width > tail.length).map((width) => head + tail.padStart(width, '0'))
}
