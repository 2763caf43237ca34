import { readAmount } from '#ground/amount-input.ts'

/** What rows of a spreadsheet say of a budget, and those that say nothing readable. */
export interface PastedBudget {
  readonly rows: readonly { readonly account: string; readonly months: string[] }[]
  readonly unread: readonly string[]
}

/** Reads rows of a spreadsheet: the code of a known account, its name or not, then one amount for every month or twelve. The last row of an account counts. */
export function pastedBudget(text: string, known: ReadonlySet<string>): PastedBudget {
  const rows = new Map<string, string[]>()
  const unread: string[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const account = /^\s*(\d-\d{4})\b/.exec(line)?.[1]
    const months = account && known.has(account) ? monthsIn(line) : undefined
    if (account && months) rows.set(account, months)
    else unread.push(line.trim().slice(0, 60))
  }
  return { rows: [...rows].map(([account, months]) => ({ account, months })), unread }
}

const MONTHS = 12

// A thirteenth amount that is the sum of the others is the total of the year.
function withoutTotal(amounts: readonly string[]): readonly string[] {
  if (amounts.length !== MONTHS + 1 || !amounts.every((amount) => /^\d+$/.test(amount))) return amounts
  const months = amounts.slice(0, MONTHS)
  return months.reduce((all, amount) => all + BigInt(amount), 0n) === BigInt(amounts[MONTHS] ?? 0) ? months : amounts
}

function monthsIn(line: string): string[] | undefined {
  const cells = line.split(line.includes('\t') ? '\t' : /\s+/).slice(1)
  const amounts = cells.map((cell) => cell.trim()).filter((cell) => /^(rp\.?\s*)?[\d.,]+$|^-$|^$/i.test(cell))
  // An empty cell between months is nothing; one before the first of them or after the last is none.
  const first = amounts.findIndex((cell) => cell !== '')
  const last = amounts.findLastIndex((cell) => cell !== '')
  const told = amounts.slice(first, amounts.length > MONTHS ? last + 1 : undefined)
  const read = told.map((cell) => (/\d/.test(cell) ? readAmount(cell.replace(/^rp\.?\s*/i, '')) : '0'))
  if (read.includes(undefined)) return undefined
  const some = withoutTotal(read as string[])
  if (some.length === 1) return some[0] === '0' ? undefined : Array.from({ length: MONTHS }, () => some[0] ?? '0')
  return some.length === MONTHS && some.every((amount) => /^\d+$/.test(amount)) ? [...some] : undefined
}
