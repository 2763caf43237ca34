import { sql } from 'kysely'
import { tellBeingMade } from '#modules/sales/face.ts'

// Beside every order of a customer: an SPK for it that runs. Where the order stands is told to whoever sees the order,
// what is made and where to whoever sees production. The predicate of a partial index (migration 2601), word for word.
tellBeingMade(
  sql<boolean>`exists (
    select from production_order o
    where o.company_id = sales_order.company_id and o.order_id = sales_order.id and o.stage = 'running'
  )`,
)
