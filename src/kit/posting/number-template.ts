import type { Day } from '#ground/day.ts'
import { romanMonth } from '#ground/period.ts'

export type NumberReset = 'monthly' | 'yearly'

/** How papers are numbered until a company says otherwise: 'INV-2611-0042'. */
export const usualTemplate = '{doc}-{yy}{mm}-{seq:4}'

/** What stands in a template. */
interface Facts {
  /** The series: 'INV'. */
  readonly doc: string
  readonly companyCode: string
  readonly day: Day
}

/** A template filled in but for its running number. */
export interface NumberFrame {
  readonly head: string
  readonly tail: string
  /** Digits of the running number, at least. */
  readonly width: number
}

const TOKEN = /\{([^{}]*)\}/g
const SEQ = /\{seq:([1-8])\}/

const tokens: Readonly<Record<string, (facts: Facts) => string>> = {
  doc: ({ doc }) => doc,
  company_code: ({ companyCode }) => companyCode,
  roman_month: ({ day }) => romanMonth(day),
  mm: ({ day }) => day.slice(5, 7),
  yy: ({ day }) => day.slice(2, 4),
  yyyy: ({ day }) => day.slice(0, 4),
}

/** The tokens a template may use, for the hint beside it. */
export const templateTokens: readonly string[] = ['{seq:4}', ...Object.keys(tokens).map((name) => `{${name}}`)]

/** What is wrong with a template; undefined when it can number papers without ever repeating itself. */
export function templateFault(template: string, reset: NumberReset): string | undefined {
  const plain = template.replaceAll(TOKEN, '')
  if (/[{}]/.test(plain) || !/^[A-Za-z0-9 ./_-]*$/.test(plain)) {
    return 'Pakai huruf, angka, titik, garis, dan garis miring saja.'
  }
  const used = [...template.matchAll(TOKEN)].map((match) => match[1] ?? '')
  const unknown = used.find((name) => !(name in tokens) && !SEQ.test(`{${name}}`))
  if (unknown !== undefined) return `Kode {${unknown}} tidak dikenal. Yang ada: ${templateTokens.join(' ')}.`
  if (used.filter((name) => name.startsWith('seq')).length !== 1) return 'Tulis nomor urut satu kali, misalnya {seq:4}.'
  if (!used.includes('yy') && !used.includes('yyyy'))
    return 'Tulis tahunnya, {yy} atau {yyyy}, supaya nomor tidak terulang.'
  if (reset === 'monthly' && !used.includes('mm') && !used.includes('roman_month')) {
    return 'Nomor yang mulai lagi tiap bulan perlu bulannya: {mm} atau {roman_month}.'
  }
  return undefined
}

/**
 * Fills a template for one day.
 *
 *   frameOf('{seq:4}/{doc}/{company_code}/{roman_month}/{yyyy}', …)  // '' … '/INV/ABC/VII/2026', width 4
 */
export function frameOf(template: string, facts: Facts): NumberFrame {
  const [before = '', after = ''] = template.split(/\{seq:[1-8]\}/)
  const filled = (part: string) => part.replaceAll(TOKEN, (_, name: string) => tokens[name]?.(facts) ?? '')
  return { head: filled(before), tail: filled(after), width: Number(SEQ.exec(template)?.[1] ?? 4) }
}

/** A number as it would read. */
export function numberText(frame: NumberFrame, seq: bigint | number): string {
  return `${frame.head}${String(seq).padStart(frame.width, '0')}${frame.tail}`
}

/** The period a counter runs for: '2026-11', or '2026'. */
export function counterPeriod(day: Day, reset: NumberReset): string {
  return day.slice(0, reset === 'yearly' ? 4 : 7)
}
