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
