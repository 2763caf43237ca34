import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { own } from '../store.ts'
import type { PayRole } from '../words.ts'
import { refuseUsedPay } from './used.ts'

/** A row of pay to be: exactly one of the two amounts is there, by the role. */
export interface NewPay {
  readonly id: string
  readonly validFrom: Day
  readonly reason: string | null
  readonly dailyRate?: Money
  readonly monthlyBase?: Money
  readonly allowances?: readonly { readonly name: string; readonly amount: Money }[]
}

/**
 * Says what somebody earns from a day on; what was valid before ends the day before. `id` is that of the employee or
 * worker. Needs 'update gaji'. Refused where another row begins on the same day ('pay.same-day').
 */
export async function addPay(tx: Tx, actor: Actor, master: MasterRecord, asked: NewPay): Promise<{ id: string }> {
  if (!actor.can('update gaji')) throw new Forbidden('update gaji')
  const row = await readRow(tx, master, actor, asked.id, true)
  const { companyId } = actor
  const id = newId()
  const added = await own(tx)
    .insertInto('pay')
    .values({
      ...{ id, company_id: companyId, person_id: String(row['person_id']), role: master.table as PayRole },
      ...{ valid_from: asked.validFrom, reason: asked.reason },
      ...{ daily_rate: asked.dailyRate ?? null, monthly_base: asked.monthlyBase ?? null },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'person_id', 'role', 'valid_from']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) {
    throw new Refusal('pay.same-day', { on: dayFormat(asked.validFrom, 'short') }, { field: 'validFrom' })
  }
  const allowances = (asked.allowances ?? []).map((each, at) => ({
    ...{ id: newId(), company_id: companyId, pay_id: id, line_no: at + 1 },
    ...each,
  }))
  if (allowances.length > 0) await own(tx).insertInto('pay_allowance').values(allowances).execute()
  await remember(tx, actor, master, { id: asked.id, act: 'pay', amount: asked.dailyRate ?? asked.monthlyBase ?? null })
  return { id }
}

/** Takes a row of pay away that nothing was worked out with. */
export async function removePay(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: { readonly id: string; readonly payId: string },
): Promise<{ id: string }> {
  const row = await readRow(tx, master, actor, asked.id, true)
  const of = { company_id: actor.companyId, person_id: String(row['person_id']), id: asked.payId }
  const pay = found(
    await own(tx)
      .selectFrom('pay')
      .select(['daily_rate', 'monthly_base'])
      .where('company_id', '=', of.company_id)
      .where('person_id', '=', of.person_id)
      .where('role', '=', master.table as PayRole)
      .where('id', '=', of.id)
      .forUpdate()
      .executeTakeFirst(),
  )
  await refuseUsedPay(tx, actor.companyId, asked.payId)
  await own(tx).deleteFrom('pay').where('company_id', '=', of.company_id).where('id', '=', of.id).execute()
  await remember(tx, actor, master, { id: asked.id, act: 'pay-removed', amount: pay.daily_rate ?? pay.monthly_base })
  return { id: asked.payId }
}

// Under the key of the guarded field, so that whoever may not see pay is not told by the history either.
async function remember(
  tx: Tx,
  actor: Actor,
  { name, table }: MasterRecord,
  { id, act, amount }: { id: string; act: string; amount: Money | null },
): Promise<void> {
  const text = amount === null ? null : String(amount)
  const change = act === 'pay' ? ([null, text] as const) : ([text, null] as const)
  const changes = { [table === 'worker' ? 'dailyRate' : 'monthlyBase']: change }
  await recordHistory(tx, actor, { subject: name, id, act, changes })
}
