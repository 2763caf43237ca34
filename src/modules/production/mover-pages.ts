import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { own } from './store.ts'

// Material and pieces are read on the order of their house.
tellMoverPages('production', entryPages)
tellMoverPages('production-order', orderPages)

async function orderPages(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<{ id: string; houseId: string; number: string | null }>`
    select id, house_id as "houseId", number from production_order
    where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(
    rows.map(({ id, houseId, number }) => [id, { to: `/rumah-produksi/detail/${houseId}?spk=${id}`, number }]),
  )
}

async function entryPages(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<{ id: string; orderId: string; houseId: string; number: string | null }>`
    select e.id, o.id as "orderId", o.house_id as "houseId", o.number
    from production_entry e join production_order o on o.id = e.order_id
    where e.company_id = ${companyId} and e.id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(
    rows.map(({ id, orderId, houseId, number }) => [
      id,
      { to: `/rumah-produksi/detail/${houseId}?spk=${orderId}`, number },
    ]),
  )
}
