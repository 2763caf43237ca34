import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Leaver } from '#modules/people/face.ts'
import { own } from './store.ts'

/** Names the kasbon that who leaves still owes; to who may see wages alone. */
export async function owedOnLeaving(tx: Tx, actor: Actor, { employeeId }: Leaver) {
  if (!actor.can('view gaji')) return []
  const { rows } = await sql<{ id: string; number: string; open: Money }>`
    select id, number, amount - repaid as open from kasbon
    where company_id = ${actor.companyId} and employee_id = ${employeeId} and state = 'posted' and repaid < amount
    order by id limit 20
  `.execute(own(tx))
  return rows.map(({ id, number, open }) => ({
    ...{ item: 'kasbon' as const, to: `/slip-gaji/detail/${id}?jenis=kasbon` },
    text: `${number}: sisa ${rupiah(open)}`,
  }))
}
