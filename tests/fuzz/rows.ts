import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import type { Rows } from './honest.ts'

/** Rows of a company by table, and which ids once opened something under an address. */
export interface KnownRows extends Rows {
  /** Remembers that this id was found under this address. */
  fits(path: string, id: string): void
}

/** Field name → the table its id speaks of. */
const TABLES: Readonly<Record<string, string>> = {
  customerId: 'customer',
  supplierId: 'supplier',
  itemId: 'item',
  warehouseId: 'warehouse',
  fromWarehouseId: 'warehouse',
  toWarehouseId: 'warehouse',
  orderId: 'sales_order',
  invoiceId: 'sales_invoice',
  deliveryId: 'sales_delivery',
  receiptId: 'purchase_receipt',
  companyId: 'company',
  roleId: 'role',
  roleIds: 'role',
  userId: 'app_user',
}

/** Reads up to eight ids of every table. */
export async function knownRows(db: Database): Promise<KnownRows> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select t.table_name as name from information_schema.tables t join information_schema.columns c
       on c.table_name = t.table_name and c.column_name = 'id' and c.data_type = 'uuid'
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'`,
  )
  const byTable = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ id: string }>(`select id from ${name} limit 8`)
    if (rows.length > 0)
      byTable.set(
        name,
        rows.map(({ id }) => id),
      )
  }
  const all = [...byTable.values()].flat()
  const fitting = new Map<string, Set<string>>()
  return {
    idFor(name, dice) {
      const table = byTable.get(TABLES[name] ?? '')
      const fit = [...(fitting.get(name) ?? [])]
      if (fit.length > 0 && dice.chance(60)) return dice.pick(fit)
      if (table && dice.chance(80)) return dice.pick(table)
      return dice.chance(5) ? newId() : dice.pick(all)
    },
    fits(path, id) {
      const known = fitting.get(path) ?? new Set()
      if (known.size < 30) fitting.set(path, known.add(id))
    },
  }
}
