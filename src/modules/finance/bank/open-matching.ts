import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { balanceOf, cashAccountFor, giroClaims } from '#modules/journal/face.ts'
import { billClaims } from '#modules/purchasing/face.ts'
import { invoiceClaims } from '#modules/sales/face.ts'
import { bankBalanceAt } from '../reconciliation/store.ts'
import { rankCandidates, rankClaims, type FoundClaim } from './candidate-rules.ts'
import type * as contract from './contract.ts'
import type { MatchCandidate, Matching, MatchProposals } from './contract.ts'
import { bankLines, lastStatement, lineSums, openBookLines, untoldSums } from './matching-store.ts'
import { rulesOfSide } from './rule-store.ts'
import { proposeByRules } from './rule-words.ts'
import { readLine, type KeptLine } from './store.ts'

/** Lines of one page. */
const PAGE = 200
const MOST_CANDIDATES = 20

/** Refuses the bank's lines to who does not see the whole company: they tell of everybody's money. */
export function refuseInPart(actor: Actor): void {
  if (!seesAll(actor)) throw new Refusal('bank.narrowed', {})
}

/** Shows the lines of a bank account beside its book: what is matched, what waits, and whether the two agree. */
export async function showMatching(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.openMatching>,
): Promise<Matching> {
  refuseInPart(actor)
  const { companyId } = actor
  const place = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId ?? null, method: 'transfer' })
  const last = await lastStatement(tx, companyId, place.id)
  const book = await balanceOf(tx, companyId, place.accountCode, last?.to)
  const code = place.accountCode
  const untold = last ? await untoldSums(tx, companyId, { code, from: last.since, to: last.to }) : NOTHING
  const sums = await lineSums(tx, companyId, place.id)
  const of = (state: string) => sums.find((sum) => sum.state === state)
  const waiting = of('waiting')?.amount ?? 0n
  const told = book + untold.outgoing - untold.incoming + waiting
  const bank = last ? await bankBalanceAt(tx, companyId, { cashAccountId: place.id, code, to: last.to }) : null
  const wanted = { cashAccountId: place.id, state: asked.state, after: placeIn(asked.after), most: PAGE + 1 }
  const found = await bankLines(tx, companyId, wanted)
  const lines = found.slice(0, PAGE)
  const end = found.length > PAGE ? lines.at(-1) : undefined
  return {
    account: { id: place.id, name: place.name, code },
    ...{ to: last?.to ?? null, fileName: last?.fileName ?? null, layout: last?.layout ?? null },
    ...{ book: String(book), outgoing: String(untold.outgoing), incoming: String(untold.incoming) },
    waiting: String(waiting),
    bank: bank === null ? null : String(bank),
    difference: bank === null ? null : String(bank - told),
    counts: {
      waiting: of('waiting')?.lines ?? 0,
      matched: of('matched')?.lines ?? 0,
      duplicate: of('duplicate')?.lines ?? 0,
    },
    lines: lines.map((line) => ({ ...line, amount: String(line.amount) })),
    next: end ? `${end.date}_${end.id}` : null,
  }
}

const NOTHING = { incoming: 0n, outgoing: 0n }

/** Shows what of the book a line of the bank may be, the likeliest first, each with why. */
export async function showCandidates(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.matchCandidates>,
): Promise<MatchCandidate[]> {
  refuseInPart(actor)
  const line = await readLine(tx, actor.companyId, asked.id)
  const { cashAccountId, date, amount, description, reference } = line
  const near = { cashAccountId, date, amount, q: asked.q ?? '', most: MOST_CANDIDATES }
  const found = await openBookLines(tx, actor.companyId, near)
  return rankCandidates({ date, amount, text: `${description} ${reference ?? ''}` }, found)
}

/** Shows what else a line of the bank may become: invoices or bills it pays, and what lines like it were made into. */
export async function showProposals(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.matchProposals>,
): Promise<MatchProposals> {
  refuseInPart(actor)
  const line = await readLine(tx, actor.companyId, asked.id)
  const { date, amount, description, reference, state } = line
  if (state !== 'waiting') return { claims: [], accounts: [] }
  const claims = rankClaims(
    { date, amount, text: `${description} ${reference ?? ''}` },
    await openClaims(tx, actor, line, asked.q ?? ''),
  )
  const rules = await rulesOfSide(tx, actor.companyId, line)
  return {
    claims,
    accounts: proposeByRules(
      line,
      rules.filter(({ isArchived }) => !isArchived),
    ),
  }
}

async function openClaims(
  tx: Tx,
  actor: Actor,
  { amount, cashAccountId, date }: KeptLine,
  q: string,
): Promise<FoundClaim[]> {
  const near = { amount: money(amount < 0n ? -amount : amount), q, most: MOST_CANDIDATES }
  const direction = amount > 0n ? 'masuk' : 'keluar'
  const giros = await giroClaims(tx, actor.companyId, { ...near, direction, cashAccountId, on: date })
  const claims = giros.map(({ id, number, partyName, takenOn, dueOn, amount: open }): FoundClaim => ({
    ...{ kind: 'giro', id, number, party: partyName, date: takenOn, due: dueOn, open, withheld: 0n },
  }))
  if (amount > 0n) {
    if (!actor.can('view order')) return claims
    const invoices = await invoiceClaims(tx, actor, near)
    return [...claims, ...invoices.map((claim) => ({ kind: 'invoice' as const, ...claim }))]
  }
  if (!actor.can('view pembelian-barang')) return claims
  const bills = await billClaims(tx, actor, near)
  return [...claims, ...bills.map((claim) => ({ kind: 'bill' as const, ...claim }))]
}

/** Refuses who may not write. */
export function refuseReader(actor: Actor): void {
  const mayWrite = actor.can('create laporan-keuangan') || actor.can('update laporan-keuangan')
  if (!mayWrite) throw new Forbidden('update laporan-keuangan')
}

function placeIn(after: string | undefined) {
  if (after === undefined) return null
  const [date = '', id = ''] = after.split('_')
  return { date: date as Day, id }
}
