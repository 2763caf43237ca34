import { daysBetween, type Day } from '#ground/day.ts'
import type { ClaimCandidate, MatchCandidate } from './contract.ts'

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
/** The amount, and its number or its name. */
const SURE = EQUAL_AMOUNT + 30

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

/** A line of the bank that waits, as it is compared with many of the book. */
export interface WaitingLine extends ComparedLine {
  readonly id: string
}

/** Most lines of the book of one amount that a line is compared with: those nearest to its day. */
const MOST_COMPARED = 20

/**
 * Pairs lines of the bank with the one line of the book each can only be: sure by `rankCandidates`, and claimed by no other. What
 * is ambiguous is left to a person.
 */
export function surePairs<Line extends WaitingLine>(
  lines: readonly Line[],
  found: readonly Found[],
): { readonly line: Line; readonly candidate: MatchCandidate }[] {
  const byAmount = Map.groupBy(found, ({ amount }) => amount)
  const far = (line: Line, one: Found) => Math.abs(daysBetween(line.date, one.date as Day))
  const pairs = lines.flatMap((line) => {
    const near = (byAmount.get(line.amount) ?? []).filter((one) => far(line, one) <= WITHIN)
    const nearest = near.toSorted((a, b) => far(line, a) - far(line, b)).slice(0, MOST_COMPARED)
    const candidate = rankCandidates(line, nearest).find(({ isSure }) => isSure)
    return candidate ? [{ line, candidate }] : []
  })
  const wanted = Map.groupBy(pairs, ({ candidate: { entryId, lineNo } }) => `${entryId} ${lineNo}`)
  return pairs.filter(({ candidate: { entryId, lineNo } }) => wanted.get(`${entryId} ${lineNo}`)?.length === 1)
}

/** Days between bank and book beyond which nothing is a candidate. */
export const WITHIN = 60

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

/** An open invoice or bill as it may be paid, or a giro; what moves on the bank is below zero where it goes out. */
export type FoundClaim = Omit<ClaimCandidate, 'why' | 'isSure' | 'open' | 'withheld' | 'amount'> & {
  readonly open: bigint
  readonly withheld: bigint
}

/**
 * Ranks open invoices and bills and giros beside a line of the bank and says why, the likeliest first. One whose amount agrees
 * together with more is sure where no other is as good.
 */
export function rankClaims(line: ComparedLine, found: readonly FoundClaim[]): ClaimCandidate[] {
  const sign = line.amount < 0n ? -1n : 1n
  const told = found.map((one) => ({ one, ...claimReasons(line, one, sign) })).toSorted((a, b) => b.score - a.score)
  const [best, second] = told
  return told.map(({ one, score, why }) => ({
    ...one,
    ...{
      open: String(one.open),
      withheld: String(one.withheld),
      amount: String(sign * (one.open - one.withheld)),
      why,
      isSure:
        score === best?.score &&
        score >= SURE &&
        score > (second?.score ?? 0) &&
        sign * (one.open - one.withheld) === line.amount,
    },
  }))
}

function claimReasons(line: ComparedLine, one: FoundClaim, sign: bigint) {
  const text = line.text.toLowerCase()
  const parts: [number, string][] = []
  const [gross, net] = [sign * one.open, sign * (one.open - one.withheld)]
  if (net === line.amount) parts.push([EQUAL_AMOUNT, one.withheld === 0n ? 'jumlah sama' : 'sama setelah dipotong PPh'])
  else if (gross === line.amount) parts.push([EQUAL_AMOUNT, 'sama tanpa potongan PPh'])
  if (text.includes(one.number.toLowerCase())) parts.push([40, 'nomor sama'])
  if (sharesName(text, one.party)) parts.push([30, 'nama sama'])
  if (one.due !== null && one.due < line.date) parts.push([5, 'sudah jatuh tempo'])
  return { score: parts.reduce((all, [weight]) => all + weight, 0), why: parts.map(([, word]) => word) }
}
