import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'

const CODE = 'UMUM'

/** Gives the id of 'Toko umum', whom a nota without a name is of; makes it the first time. */
export async function generalSupplierId(tx: Tx, actor: Actor): Promise<string> {
  const known = await idOf(tx, actor.companyId)
  if (known) return known
  const { rows } = await sql<{ id: string }>`
    insert into supplier (id, company_id, code, name, kind, notes, approved_at, created_by, updated_by)
    values (${newId()}, ${actor.companyId}, ${CODE}, 'Toko umum', '{material}', 'Untuk nota toko tanpa nama supplier.', now(),
      ${actor.userId}, ${actor.userId})
    on conflict (company_id, code) do nothing returning id
  `.execute(tables(tx))
  const made = rows[0]?.id
  if (made) await recordHistory(tx, actor, { subject: 'supplier', id: made, act: 'add' })
  const id = made ?? (await idOf(tx, actor.companyId))
  if (!id) throw new Error('the general supplier was neither there nor made')
  return id
}

async function idOf(tx: Tx, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from supplier where company_id = ${companyId} and code = ${CODE}
  `.execute(tables(tx))
  return rows[0]?.id
}
