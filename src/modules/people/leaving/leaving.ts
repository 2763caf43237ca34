import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { readRow } from '#kit/record/rows.ts'
import { personOf } from '#modules/company/accounts/face.ts'
import { employeeRecord } from '../employees/employee.record.ts'
import { own } from '../store.ts'
import { leavingItems, type Leaving, type LeavingItem, type settleLeaving } from './contract.ts'
import { leavingFacts, tellLeaving } from './known.ts'

type Settled = Omit<Leaving['items'][number], 'known'>

// Who has left signs in no more.
tellLeaving(async (tx, actor, { userId }) => {
  const account = userId === null ? undefined : await personOf(tx, actor.companyId, userId)
  return account ? [{ item: 'login', text: `Akun ${account.name} masih bisa masuk.`, to: null }] : []
})

/** Shows what is settled with an employee who leaves, and what is open. */
export async function showLeaving(tx: Tx, actor: Actor, id: string): Promise<Leaving> {
  const row = await readRow(tx, employeeRecord, actor, id)
  const leftOn = row['left_on'] as Day | null
  if (leftOn === null) return { leftOn, items: [] }
  const { rows } = await sql<Settled>`
    select item, state, reason, decided_by_name as by, decided_at as at from employee_leaving
    where company_id = ${actor.companyId} and employee_id = ${id}
  `.execute(own(tx))
  const settled = new Map(rows.map((each) => [each.item, each]))
  const open = { state: 'open' as const, reason: null, by: null, at: null }
  const items = Object.keys(leavingItems) as LeavingItem[]
  const known = await leavingFacts(tx, actor, {
    ...{ employeeId: id, personId: String(row['person_id']), userId: row['user_id'] as string | null },
    ...{ joinDate: row['join_date'] as Day | null, leftOn },
  })
  return {
    leftOn,
    items: items.map((item) => ({
      ...(settled.get(item) ?? { item, ...open }),
      known: (known.get(item) ?? []).map(({ text, to }) => ({ text, to })),
    })),
  }
}

/**
 * Settles one thing with an employee who leaves, or opens it again. Giving it up needs a reason ('leaving.no-reason');
 * who has no last day leaves nothing ('leaving.stays').
 */
export async function settle(tx: Tx, actor: Actor, asked: AskedOf<typeof settleLeaving>): Promise<{ id: string }> {
  const { id, item, state, reason } = asked
  const row = await readRow(tx, employeeRecord, actor, id, true)
  if (row['left_on'] === null) throw new Refusal('leaving.stays')
  if (state === 'waived' && !reason) throw new Refusal('leaving.no-reason', {}, { field: 'reason' })
  const of = sql`company_id = ${actor.companyId} and employee_id = ${id} and item = ${item}`
  await sql`delete from employee_leaving where ${of}`.execute(own(tx))
  if (state !== 'open') {
    await sql`
      insert into employee_leaving (company_id, employee_id, item, state, reason, decided_by, decided_by_name)
      values (${actor.companyId}, ${id}, ${item}, ${state}, ${reason}, ${actor.userId}, ${actor.name})
    `.execute(own(tx))
  }
  await recordHistory(tx, actor, {
    subject: employeeRecord.name,
    id,
    act: 'leaving',
    reason: noteOf(item, state, reason),
  })
  return { id }
}

function noteOf(item: LeavingItem, state: Settled['state'], reason: string | null): string {
  const words = { open: 'dibuka lagi', done: 'selesai', waived: 'dilepas' }[state]
  return [`${leavingItems[item]}: ${words}`, reason].filter(Boolean).join('. ')
}
