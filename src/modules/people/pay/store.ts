import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import { validOn } from '../rules.ts'
import type { PayRole } from '../words.ts'
import type { PayLine } from './contract.ts'

/** Somebody's pay as it is valid from a day on. */
export interface PayFrom {
  readonly id: string
  readonly personId: string
  readonly validFrom: Day
  readonly dailyRate: Money | null
  readonly monthlyBase: Money | null
  readonly allowances: readonly { readonly name: string; readonly amount: Money }[]
}

/** Reads every row of pay of some people in one role, the newest of each first: one question however many people. */
export async function payOf(
  tx: Tx,
  companyId: string,
  role: PayRole,
  personIds: readonly string[],
): Promise<(PayFrom & { readonly reason: string | null; readonly by: string })[]> {
  const rows = await own(tx)
    .selectFrom('pay')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('role', '=', role)
    .where(sql<boolean>`person_id = any (${[...new Set(personIds)]}::uuid[])`)
    .orderBy('valid_from', 'desc')
    .execute()
  const allowances = await allowancesOf(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, personId: row.person_id, validFrom: row.valid_from },
    ...{ dailyRate: row.daily_rate, monthlyBase: row.monthly_base, reason: row.reason, by: row.created_by_name },
    allowances: allowances.filter((one) => one.pay_id === row.id).map(({ name, amount }) => ({ name, amount })),
  }))
}

async function allowancesOf(tx: Tx, companyId: string, payIds: readonly string[]) {
  if (payIds.length === 0) return []
  return own(tx)
    .selectFrom('pay_allowance')
    .select(['pay_id', 'name', 'amount'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`pay_id = any (${[...payIds]}::uuid[])`)
    .orderBy('pay_id')
    .orderBy('line_no')
    .execute()
}

/** Writes the rows of pay of a person as a page shows them; `on` tells which is valid today. */
export function payLines(rows: Awaited<ReturnType<typeof payOf>>, on: Day): PayLine[] {
  const current = validOn(rows, on)
  return rows.map((row) => ({
    ...{ id: row.id, validFrom: row.validFrom, reason: row.reason, by: row.by, isCurrent: row === current },
    dailyRate: row.dailyRate === null ? null : String(row.dailyRate),
    monthlyBase: row.monthlyBase === null ? null : String(row.monthlyBase),
    allowances: row.allowances.map(({ name, amount }) => ({ name, amount: String(amount) })),
  }))
}
