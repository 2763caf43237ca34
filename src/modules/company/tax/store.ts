import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A statutory rate, as its table holds it. */
export interface TaxRateTable {
  code: string
  kind: 'ppn' | 'pph22' | 'pph23' | 'pph-final'
  name: string
  rate: string
  base_num: bigint
  base_den: bigint
  valid_from: string
  valid_until: string | null
  object_code: string | null
}

const own = (tx: Tx) => tables<{ tax_rate: TaxRateTable }>(tx)

/** Every rate that holds on a day. */
export async function ratesOn(tx: Tx, on: Day): Promise<TaxRateTable[]> {
  return own(tx)
    .selectFrom('tax_rate')
    .selectAll()
    .where('valid_from', '<=', on)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', on)]))
    .orderBy(sql`array_position(array['ppn', 'pph22', 'pph23', 'pph-final'], kind)`)
    .orderBy('code')
    .execute()
}

/** Every rate that begins after a day, the one that begins last first: of several of a code the next stands last. */
export async function ratesAfter(tx: Tx, after: Day): Promise<TaxRateTable[]> {
  return own(tx)
    .selectFrom('tax_rate')
    .selectAll()
    .where('valid_from', '>', after)
    .orderBy('valid_from', 'desc')
    .execute()
}

/** The rate of a code on a day. */
export async function rateRowOn(tx: Tx, code: string, on: Day): Promise<TaxRateTable | undefined> {
  return own(tx)
    .selectFrom('tax_rate')
    .selectAll()
    .where('code', '=', code)
    .where('valid_from', '<=', on)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', on)]))
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
}

/** A rate with who added it. */
export interface KnownRate extends TaxRateTable {
  readonly added_by: string | null
}

/** Every rate of a code, newest first. */
export async function ratesOfCode(tx: Tx, code: string): Promise<KnownRate[]> {
  const { rows } = await sql<KnownRate>`
    select r.*, u.name as added_by from tax_rate r left join app_user u on u.id = r.created_by
    where r.code = ${code} order by r.valid_from desc
  `.execute(own(tx))
  return rows
}

/** Whoever changes the rates of a code waits here for whoever does so already. */
export async function lockCodes(tx: Tx, code: string): Promise<void> {
  await sql`select 1 from tax_rate where code = ${code} order by valid_from for update`.execute(own(tx))
}

export async function endRate(
  tx: Tx,
  given: { readonly code: string; readonly validFrom: string; readonly until: string | null },
): Promise<void> {
  await sql`
    update tax_rate set valid_until = ${given.until}::date where code = ${given.code} and valid_from = ${given.validFrom}
  `.execute(own(tx))
}

export async function insertRate(
  tx: Tx,
  given: Pick<TaxRateTable, 'kind' | 'code' | 'object_code' | 'name' | 'rate'> & {
    readonly baseNum: number
    readonly baseDen: number
    readonly validFrom: string
    readonly by: string
  },
): Promise<void> {
  await sql`
    insert into tax_rate (code, kind, name, rate, base_num, base_den, valid_from, object_code, created_at, created_by)
    values (${given.code}, ${given.kind}, ${given.name}, ${given.rate}, ${given.baseNum}, ${given.baseDen},
      ${given.validFrom}, ${given.object_code}, now(), ${given.by})
  `.execute(own(tx))
}

export async function deleteRate(tx: Tx, code: string, validFrom: string): Promise<void> {
  await sql`delete from tax_rate where code = ${code} and valid_from = ${validFrom}`.execute(own(tx))
}
