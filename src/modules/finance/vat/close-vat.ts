import { sql } from 'kysely'
import { dayFormat } from '#ground/day-format.ts'
import { max, money, negate, ZERO } from '#ground/money.ts'
import { lastDay, period as periodFrom } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { takeBackOnItsDay } from '../journals/take-back.ts'
import { createManualJournal } from '../journals/write-journal.ts'
import { own } from '../store.ts'
import { closeVat, reopenVat } from './contract.ts'
import { vatClosingLines, vatClosingOf } from './rules.ts'

/** The journal that closed the PPN of a month, and what it took off both accounts. */
interface VatClosed {
  readonly id: string
  readonly number: string
  readonly out: bigint
  readonly into: bigint
}

/** The journal that closed the PPN of a month and stands; absent where it is open. */
export async function vatClosingOfMonth(tx: Tx, companyId: string, period: string): Promise<VatClosed | undefined> {
  const moved = (account: string, side: 'debit' | 'credit') => sql`(
    select coalesce(sum(${sql.ref(`l.${side}`)}), 0)::bigint from manual_journal_line l
    where l.company_id = v.company_id and l.journal_id = j.id and l.account_code = ${account})`
  const { rows } = await sql<VatClosed>`
    select j.id, j.number, ${moved(accounts.vatOut, 'debit')} as out, ${moved(accounts.vatIn, 'credit')} as into
    from vat_closing v join manual_journal j on j.company_id = v.company_id and j.id = v.journal_id
    where v.company_id = ${companyId} and v.period = ${period} and j.state = 'posted'
  `.execute(own(tx))
  return rows[0]
}

/** Closes the PPN of a month: what stands on both accounts at its end, one against the other. */
export async function closeVatOfMonth(tx: Tx, actor: Actor, { period }: AskedOf<typeof closeVat>) {
  refuseInPart(actor)
  const { companyId } = actor
  const date = lastDay(periodFrom(period))
  const closed = await vatClosingOfMonth(tx, companyId, period)
  if (closed) throw new Refusal('vat.closed', { number: closed.number })
  const out = max(negate(await balanceOf(tx, companyId, accounts.vatOut, date)), ZERO)
  const into = max(money(await balanceOf(tx, companyId, accounts.vatIn, date)), ZERO)
  if (out === 0n) throw new Refusal('vat.nothing', { on: date })
  const made = await createManualJournal(tx, actor, {
    ...{ date, memo: `Penutupan PPN ${dayFormat(date, 'short').slice(3)}`, post: true },
    lines: vatClosingLines(out, into),
  })
  await sql`
    insert into vat_closing (company_id, period, journal_id, closed_by_name)
    values (${companyId}, ${period}, ${made.id}, ${actor.name})
    on conflict (company_id, period) do update
      set journal_id = excluded.journal_id, closed_at = now(), closed_by_name = excluded.closed_by_name
  `.execute(own(tx))
  const { owed, carried } = vatClosingOf(out, into)
  return { id: made.id, number: made.number ?? '', owed: String(owed), carried: String(carried) }
}

/** Opens the PPN of a month again; on its own day, so that the month may be closed anew. */
export async function reopenVatOfMonth(tx: Tx, actor: Actor, { period, reason }: AskedOf<typeof reopenVat>) {
  refuseInPart(actor)
  const closed = await vatClosingOfMonth(tx, actor.companyId, period)
  if (!closed) throw new Refusal('vat.open', {})
  const { id } = closed
  if (!(await takeBackOnItsDay(tx, actor, id, reason))) throw new Refusal('vat.open', {})
  return { id }
}

/** The doors of closing PPN. */
export const vatRoutes: readonly Served[] = [
  serve(closeVat, ({ tx, actor, asked }) => closeVatOfMonth(tx, actor, asked)),
  serve(reopenVat, ({ tx, actor, asked }) => reopenVatOfMonth(tx, actor, asked)),
]
