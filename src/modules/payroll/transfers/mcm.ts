import { sum, type Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'

/** Pay that Mandiri is asked to send to one of its own accounts; rupiah. */
export interface McmLine {
  readonly accountNo: string
  readonly holder: string
  readonly amount: Money
}

/** A file of pay: the account that is debited, the day it is sent, and what those who get it read. */
export interface McmFile {
  readonly from: string
  readonly on: Day
  readonly about: string
  readonly lines: readonly McmLine[]
}

// Fields of a line ("Payroll Multi Service" of the bank), by their number: 9 is a reference of our own, 11 and 12 the
// bank of others, 17 and 18 a message by mail, 39 who bears the fee, 40 and 41 whom the money is for.
const [FIELDS, NOTICE, FEE] = [44, 17, 39]

/** Tells whether an account is at Bank Mandiri itself: the banks of its group have numbers of their own. */
export function isAtMandiri(bank: string | null): boolean {
  return /\bmandiri\b/i.test(bank ?? '') && !/taspen|syariah|inhealth/i.test(bank ?? '')
}

/** Leaves the digits of an account number. */
export const digitsOf = (accountNo: string): string => accountNo.replace(/\D/g, '')

/**
 * Writes the pay of many as Mandiri Cash Management takes it in: a head with day, account, count and sum, and a line of 44
 * fields each, all transfers within the bank (IBU).
 */
export function mcmText({ from, on, about, lines }: McmFile): string {
  const total = sum(lines.map(({ amount }) => amount))
  const head = ['P', on.replaceAll('-', ''), from, String(lines.length), String(total)]
  return [head, ...lines.map((line) => lineOf(line, plain(about, 140)))].map((fields) => fields.join(',')).join('\n')
}

function lineOf({ accountNo, holder, amount }: McmLine, remark: string): string[] {
  const fields = Array.from({ length: FIELDS }, () => '')
  fields.splice(0, 10, digitsOf(accountNo), plain(holder, 40), '', '', '', 'IDR', String(amount), remark, '', 'IBU')
  fields.splice(NOTICE - 1, 1, 'N')
  fields.splice(FEE - 1, 3, 'OUR', '1', 'E')
  return fields
}

// Fields are parted by commas and not quoted.
function plain(text: string, most: number): string {
  const known = text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  return known.replace(/[,"']/g, ' ').replace(/ +/g, ' ').trim().slice(0, most)
}
