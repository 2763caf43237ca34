import { phoneE164 } from '#ground/identifiers.ts'

/** The numbers of one cell as they were typed: those one can call, and those of a fax. */
export interface Phones {
  readonly numbers: readonly string[]
  readonly faxes: readonly string[]
}

const BETWEEN = /[/;,|\n]|\s(?:atau|dan|&)\s|(?=\b(?:fax|faks|facs|telp?|tlp|hp|wa|whatsapp|mobile|phone)\b)/i
const LABEL = /^\(?(fax|faks|facs|f|telepon|telp?|tlp|t|hp|h|wa|whatsapp|mobile|phone|p)\)?\s*[.:]*\s*(?=[\d+(])/i

/**
 * Tells the telephone numbers of a cell apart, as lists of years hold them. What is no number is left out.
 *
 *   phonesIn('021-555 1234 / 0812-3456-7890, Fax. 021-555 1235')
 *   // { numbers: ['021-555 1234', '0812-3456-7890'], faxes: ['021-555 1235'] }
 */
export function phonesIn(text: string): Phones {
  const [numbers, faxes]: [string[], string[]] = [[], []]
  for (const part of text.split(BETWEEN)) {
    const label = LABEL.exec(part.trim())
    const number = part.trim().slice(label?.[0].length ?? 0)
    if (phoneE164(number) === undefined) continue
    const isFax = /^f/i.test(label?.[1] ?? '')
    ;(isFax ? faxes : numbers).push(number.trim())
  }
  return { numbers, faxes }
}

/** Tells whether a number is a mobile of Indonesia: WhatsApp may be behind it. */
export function isMobile(number: string): boolean {
  return phoneE164(number)?.startsWith('+628') ?? false
}
