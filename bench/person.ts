import { sql } from 'kysely'
import { asOwner } from '#kit/db/as-owner.ts'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { signInSession } from '#modules/company/accounts/session-store.ts'

/** Somebody who is signed in, as headers of a request. */
export interface Owner {
  readonly token: string
  readonly companyId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Who asks: the owner sees everything, the other two what a salesperson and a keeper of one warehouse see. */
export type Who = 'owner' | 'sales' | 'gudang'

/** Makes an owner with a session in the demo's company. */
export function signedInOwner(db: Database): Promise<Owner> {
  return signedIn(db, { email: 'siti@wirabangun.co.id', name: 'Siti Nurhaliza', role: 'Pemilik' })
}

/** The owner, a salesperson who sees only their own orders (one of twenty), and a keeper of one warehouse. */
export async function signedInPeople(db: Database): Promise<Readonly<Record<Who, Owner>>> {
  const owner = await signedInOwner(db)
  const sales = await signedIn(db, { email: 'budi@wirabangun.co.id', name: 'Budi', role: 'Sales/Admin Order' })
  const gudang = await signedIn(db, { email: 'asep@wirabangun.co.id', name: 'Asep', role: 'Gudang' })
  await giveOrders(db, owner.companyId)
  await db.pool.query(`update app_user set own_only = true where email = 'budi@wirabangun.co.id'`)
  await db.pool.query(
    `update app_user set scope_warehouses = array(select id from warehouse where company_id = $1 order by code limit 1)
     where email = 'asep@wirabangun.co.id'`,
    [owner.companyId],
  )
  return { owner, sales, gudang }
}

/** Thousands of rows with their indexes: longer than the server lets a statement of a request take on a busy machine. */
async function giveOrders(db: Database, companyId: string): Promise<void> {
  await db.withTx(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tables(tx))
    await sql`update sales_order set salesperson_id = u.id, salesperson_name = u.name from app_user u
      where u.email = 'budi@wirabangun.co.id' and sales_order.id in (
        select id from (select id, row_number() over (order by id) as at from sales_order where company_id = ${companyId}) o
        where at % 20 = 0
      )`.execute(tables(tx))
  })
  // As autovacuum leaves it soon after: what is counted from an index need not look at each row.
  await asOwner(db.config.url, (client) => client.query('vacuum (analyze) sales_order'))
}

async function signedIn(
  db: Database,
  person: { readonly email: string; readonly name: string; readonly role: string },
): Promise<Owner> {
  const { rows } = await db.pool.query<{ id: string }>(`select id from company where short_code = 'WBP'`)
  const companyId = rows[0]?.id ?? ''
  return db.withTx(async (tx) => {
    const userId = await createUser(tx, { ...person, password: 'pasir-kali-tiga-truk' })
    const from = { ip: '127.0.0.1', userAgent: 'bench' }
    const { token, session } = await signInSession(tx, from, { userId, companyId, oldSessionId: undefined })
    return { token, companyId, headers: { cookie: `mandor_session=${token}`, 'x-xsrf-token': session.csrf } }
  })
}
