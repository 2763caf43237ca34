import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { seedAccounts } from '#modules/journal/face.ts'
import { addWarehouse, seedWarehouse, warehouses } from '#modules/stock/face.ts'
import { anActor } from './actor.ts'

/** A company that may begin to trade: chart of accounts, two warehouses. */
export interface House {
  readonly actor: Actor
  readonly companyId: string
  /** Gudang Utama. */
  readonly main: string
  /** Gudang Proyek. */
  readonly site: string
  item(given?: { name?: string; kind?: string; unit?: string }): Promise<string>
}

let count = 0

/** Founds PT Karya Mandiri, as it stands on its first day. */
export async function aHouse(db: Database, given: Partial<Actor> = {}): Promise<House> {
  const actor = anActor(given)
  const { companyId } = actor
  count += 1
  await db.pool.query('insert into company (id, name, short_code) values ($1, $2, $3)', [
    companyId,
    'PT Karya Mandiri',
    `KM${count.toString(36)}`.toUpperCase(),
  ])
  const site = await db.withTx(async (tx) => {
    await seedAccounts(tx, companyId)
    await seedWarehouse(tx, companyId)
    return addWarehouse(tx, actor, {
      code: 'GP',
      name: 'Gudang Proyek',
      type: 'proyek',
      address: null,
      city: null,
      keeper: null,
    })
  })
  const main = (await warehouses(db.read, companyId)).find((one) => one.code === 'GU')?.id ?? ''
  return { actor, companyId, main, site: site.id, item: (item = {}) => anItem(db, companyId, item) }
}

async function anItem(
  db: Database,
  companyId: string,
  given: { name?: string; kind?: string; unit?: string },
): Promise<string> {
  const id = newId()
  await db.pool.query(
    'insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, $3, $4, $5, $6)',
    [id, companyId, given.kind ?? 'barang', `B-${id.slice(-12)}`, given.name ?? 'Semen 50 kg', given.unit ?? 'zak'],
  )
  return id
}
