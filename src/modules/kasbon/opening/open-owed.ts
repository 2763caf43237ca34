import { NO_DIMS } from '#ground/dims.ts'
import { sum } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { today } from '#kit/posting/today.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { holderOfAsked } from '../ask-kasbon.ts'
import { kasbon, type Kasbon } from '../kasbon.ts'
import { kasbonSchedule, type KasbonTerms } from '../rules.ts'
import { own } from '../store.ts'

const OPENING = 'kasbon-opening'

/** What somebody still owed of a kasbon when the books began; rupiah. */
export interface OwedBefore extends KasbonTerms {
  readonly on: KasbonTerms['firstDue']
  readonly employeeId: string | null
  readonly workerId: string | null
  readonly purpose: string
}

/**
 * Opens what people still owed on a day: a kasbon each, one journal for all of them against the capital. Refused for a day
 * to come, an instalment before that day, and more instalments than rupiah.
 */
export async function openOwed(tx: Tx, actor: Actor, rows: readonly OwedBefore[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const { on } = first
  refuseAhead(actor, on)
  const openingId = newId()
  const opened = []
  for (const row of rows) opened.push(await openOne(tx, actor, row, openingId))
  await post(tx, actor, {
    ...{ on, area: 'payroll' as const, source: { kind: OPENING, id: openingId }, memo: 'Saldo awal kasbon' },
    lines: [
      ...opened.map(({ amount, personId }) =>
        debit(accounts.employeeAdvance, amount, { ...NO_DIMS, partyId: personId }),
      ),
      credit(accounts.paidInCapital, sum(opened.map(({ amount }) => amount)), NO_DIMS),
    ],
  })
  return opened.map(({ id }) => id)
}

/** Takes what was opened of one person out of the books again, today. */
export async function unbookOwed(tx: Tx, actor: Actor, doc: Kasbon): Promise<void> {
  await post(tx, actor, {
    ...{ on: today(actor), area: 'payroll', source: { kind: kasbon.name, id: doc.id } },
    memo: `Pembatalan saldo awal kasbon ${doc.number} ${doc.name}`,
    lines: [
      debit(accounts.paidInCapital, doc.amount, NO_DIMS),
      credit(accounts.employeeAdvance, doc.amount, { ...NO_DIMS, partyId: doc.personId }),
    ],
  })
}

async function openOne(tx: Tx, actor: Actor, row: OwedBefore, openingId: string) {
  const { companyId } = actor
  const { on, amount, times, every, firstDue, purpose } = row
  if (amount < BigInt(times)) throw new Refusal('kasbon.small', { times }, { field: 'times' })
  if (firstDue < on) throw new Refusal('kasbon.early', {}, { field: 'firstDue' })
  const holder = await holderOfAsked(tx, actor, row)
  const id = newId()
  await recordHistory(tx, actor, { subject: kasbon.name, id, act: 'open' })
  const document = { kind: kasbon.name, id }
  const number = await nextNumber(tx, { companyId, doc: kasbon.number.series, day: on, document })
  await own(tx)
    .insertInto('kasbon')
    .values({
      ...{ id, company_id: companyId, number, state: 'posted', asked_on: on, paid_on: on, ...holder },
      ...{ amount, times, every, first_due: firstDue, purpose, opening_id: openingId },
      ...{ approved_by: actor.userId, approved_by_name: actor.name },
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .execute()
  const instalments = kasbonSchedule(row).map(({ dueOn, amount: due }, at) => ({
    ...{ id: newId(), company_id: companyId, kasbon_id: id, line_no: at + 1, due_on: dueOn, amount: due },
  }))
  await insertRows(tx, 'kasbon_instalment', instalments)
  return { id, amount, personId: holder.person_id }
}
