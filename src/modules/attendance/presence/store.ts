import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { own } from '../store.ts'
import type { OfficePlace, Seen, tellPresence } from './contract.ts'
import type { Standing } from './rules.ts'

/** Reads what somebody told of a day, by the company's clock, the first one first. */
export async function seenOn(
  tx: Tx,
  { companyId, zone }: Actor,
  { employeeId, day }: { readonly employeeId: string; readonly day: Day },
): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select at, place, distance_m as "distanceM", accuracy_m as "accuracyM", is_outside as "isOutside" from presence
    where company_id = ${companyId} and employee_id = ${employeeId}
      and at >= ${day}::date::timestamp at time zone ${zone} and at < (${day}::date + 1)::timestamp at time zone ${zone}
    order by at limit 100
  `.execute(own(tx))
  return rows
}

/** Keeps a coming or going. */
export async function insertPresence(
  tx: Tx,
  { companyId }: Actor,
  of: {
    readonly id: string
    readonly employeeId: string
    readonly fix: AskedOf<typeof tellPresence>['fix']
    readonly standing: Standing | undefined
  },
): Promise<Seen> {
  const { fix, standing } = of
  return own(tx)
    .insertInto('presence')
    .values({
      ...{ id: of.id, company_id: companyId, employee_id: of.employeeId },
      ...{ lat: fix?.lat ?? null, lng: fix?.lng ?? null },
      ...{ accuracy_m: fix?.accuracyM ?? null, age_s: fix?.ageS ?? null },
      ...{ place: standing?.place ?? null, distance_m: standing?.distanceM ?? null },
      is_outside: standing?.isOutside ?? null,
    })
    .returning(['at', 'place', 'distance_m as distanceM', 'accuracy_m as accuracyM', 'is_outside as isOutside'])
    .executeTakeFirstOrThrow()
}

/** Reads where the office is. */
export async function officeOf(tx: Tx, companyId: string): Promise<OfficePlace | null> {
  const { rows } = await sql<OfficePlace>`
    select trim_scale(lat)::text as lat, trim_scale(lng)::text as lng, radius_m as "radiusM" from office_place
    where company_id = ${companyId}
  `.execute(own(tx))
  return rows[0] ?? null
}

/** Says where the office is. */
export async function putOffice(tx: Tx, { companyId, userId }: Actor, place: OfficePlace): Promise<void> {
  const given = { lat: place.lat, lng: place.lng, radius_m: place.radiusM, updated_by: userId }
  await own(tx)
    .insertInto('office_place')
    .values({ company_id: companyId, ...given })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...given, updated_at: sql`now()` }))
    .execute()
}
