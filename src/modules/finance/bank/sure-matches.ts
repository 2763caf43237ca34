import { addDays } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { cashAccountFor } from '#modules/journal/face.ts'
import { surePairs, WITHIN } from './candidate-rules.ts'
import type { matchSure, SureMatch, sureMatches } from './contract.ts'
import { lockIn } from './match-line.ts'
import { bookLinesOfAmounts, waitingLines } from './matching-store.ts'
import { refuseInPart } from './open-matching.ts'
import { setEach, tieEach } from './store.ts'

/** Lines that wait of which sure ones are looked for, and lines of the book beside them. */
const MOST_LINES = 2000
const MOST_BOOKED = 20_000

/** Shows the lines of an account that wait and can only be one line of the book each; read in two statements, however many wait. */
export async function showSure(tx: Tx, actor: Actor, asked: AskedOf<typeof sureMatches>): Promise<SureMatch[]> {
  refuseInPart(actor)
  const { companyId } = actor
  const place = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'transfer' })
  const lines = await waitingLines(tx, companyId, place.id, MOST_LINES)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  const found = await bookLinesOfAmounts(tx, companyId, {
    ...{ cashAccountId: place.id, amounts: lines.map(({ amount }) => amount), most: MOST_BOOKED },
    ...{ from: addDays(first.date, -WITHIN), to: addDays(last.date, WITHIN) },
  })
  const compared = lines.map((line) => ({ ...line, text: `${line.description} ${line.reference ?? ''}` }))
  return surePairs(compared, found).map(({ line, candidate }) => ({
    ...{
      id: line.id,
      version: line.version,
      date: line.date,
      description: line.description,
      amount: String(line.amount),
    },
    ...{ entryId: candidate.entryId, lineNo: candidate.lineNo, number: candidate.number, party: candidate.party },
    why: candidate.why,
  }))
}

/** Matches many lines of the bank with one line of the book each, all or none. */
export async function matchSureLines(
  tx: Tx,
  actor: Actor,
  { pairs }: AskedOf<typeof matchSure>,
): Promise<{ matched: number }> {
  const lines = await lockIn(tx, actor, pairs, 'waiting')
  const tied = await tieEach(tx, actor, pairs)
  if (tied !== pairs.length) throw new Refusal('bank.taken', {}, { field: 'pairs' })
  await setEach(
    tx,
    actor.companyId,
    lines.map(({ id }) => id),
  )
  return { matched: tied }
}
