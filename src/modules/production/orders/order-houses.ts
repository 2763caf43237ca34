import { sql, type SqlBool } from 'kysely'
import { scoped } from '#kit/access/scoped.ts'
import { tellOrderHouses } from '#modules/sales/face.ts'

// Beside every order of a customer: the houses with an SPK for it that was not called off.
tellOrderHouses(
  (actor, houseIds) => sql<SqlBool>`exists (
    select from production_order o join production_house h on h.id = o.house_id
    where o.company_id = sales_order.company_id and o.order_id = sales_order.id and o.stage <> 'cancelled'
      and h.id = any (${[...houseIds]}::uuid[]) and ${scoped(actor, { warehouse: 'h.raw_warehouse_id' })}
  )`,
)
