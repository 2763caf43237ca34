import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { plainNumber } from '#kit/db/json-rows.ts'
import { own } from '../store.ts'
import type { StandIn } from './rules.ts'

/** The handovers of a project as they are kept; amounts in rupiah, shares as text. */
export interface HandoverRow {
  readonly version: number
  readonly firstOn: Day
  readonly firstNumber: string
  readonly maintenanceDays: number
  readonly penaltyPerMille: string | null
  readonly penaltyCap: string | null
  readonly penaltyBase: Money | null
  readonly finalOn: Day | null
  readonly finalNumber: string | null
  readonly by: string
}

/** Reads the handovers of a project, if there was one; `lock` keeps them until commit. */
export async function handoverRow(
  tx: Tx,
  companyId: string,
  projectId: string,
  lock = false,
): Promise<HandoverRow | undefined> {
  const { rows } = await sql<HandoverRow>`
    select version, first_on as "firstOn", first_number as "firstNumber", maintenance_days as "maintenanceDays",
      ${plainNumber('penalty_per_mille')} as "penaltyPerMille", ${plainNumber('penalty_cap_percent')} as "penaltyCap",
      penalty_base as "penaltyBase", final_on as "finalOn", final_number as "finalNumber", updated_by_name as by
    from handover where company_id = ${companyId} and project_id = ${projectId}
    ${lock ? sql`for update` : sql``}
  `.execute(own(tx))
  return rows[0]
}

/** Reads the maintenance guarantee of a project, held by the customer, that can best stand in for the retention: lasting until a day, then the largest. */
export async function maintenanceGuarantee(
  tx: Tx,
  companyId: string,
  { projectId, until }: { readonly projectId: string; readonly until: Day | null },
): Promise<(StandIn & { readonly number: string }) | undefined> {
  const { rows } = await sql<StandIn & { readonly number: string }>`
    select number, amount, valid_to as "validTo" from guarantee
    where company_id = ${companyId} and project_id = ${projectId} and kind = 'pemeliharaan' and returned_on is null
    order by (valid_to >= ${until}::date) desc nulls first, amount desc, id limit 1
  `.execute(own(tx))
  return rows[0]
}
