import { daysBetween, type Day } from '#ground/day.ts'
import type { MatchCandidate } from './contract.ts'

/** What is compared of a line of the bank. */
export interface ComparedLine {
  readonly date: Day
  readonly amount: bigint
  /** Description and reference. */
  readonly text: string
}

type Found = Omit<MatchCandidate, 'why' | 'isSure' | 'amount'> & { readonly amount: bigint }

/** Days between bank and book within which a transfer usually comes through. */
const NEAR = 5

/**
 * Ranks lines of the book beside a line of the bank and says why: the amount weighs most, then the document's number, the
 * name and the day. One whose amount agrees together with more is sure where no other is as good.
 */
export function rankCandidates(line: ComparedLine, found: readonly Found[]): MatchCandidate[] {
  const told = found.map((one) => ({ one, ...reasons(line, one) })).toSorted((a, b) => b.score - a.score)
  const [best, second] = told
  return told.map(({ one, score, why }) => ({
    ...one,
    amount: String(one.amount),
    why,
    isSure: score === best?.score && score > EQUAL_AMOUNT && score > (second?.score ?? 0),
  }))
}

const EQUAL_AMOUNT = 100

function reasons(line: ComparedLine, one: Found) {
  const apart = Math.abs(daysBetween(line.date, one.date as Day))
  const text = line.text.toLowerCase()
  const parts: [number, string][] = []
  if (one.amount === line.amount) parts.push([EQUAL_AMOUNT, 'jumlah sama'])
  if (text.includes(one.number.toLowerCase())) parts.push([40, 'nomor sama'])
  if (sharesName(text, one.party)) parts.push([30, 'nama sama'])
  if (apart === 0) parts.push([20, 'tanggal sama'])
  else if (apart <= NEAR) parts.push([20 - apart, `beda ${apart} hari`])
  return { score: parts.reduce((all, [weight]) => all + weight, 0), why: parts.map(([, word]) => word) }
}

const LEGAL = new Set(['pt', 'cv', 'ud', 'pd', 'tb', 'toko', 'bapak', 'ibu'])

// A word of a name that stands by itself: banks cut names off and leave their form out.
function sharesName(text: string, party: string | null): boolean {
  const words = (party ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !LEGAL.has(word))
  const own = new Set(text.split(/[^a-z0-9]+/))
  return words.length > 0 && words.slice(0, 2).every((word) => own.has(word))
}
