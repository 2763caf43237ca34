import pg from 'pg'
import type { Database } from '#kit/db/database.ts'

/** What everything cost, once painted. */
export const MARK = '73137313'
/** What everybody earned, once painted. */
export const PAY = '51915191'

/** Columns that hold what something cost us; what was paid for a purchase is seen by who sees purchases. */
const COSTS = /^(cost|value|value_after|.*_cost|piece_rate|output_value|loss|open_value|unbilled_value|hpp|margin)$/

/** Paints every cost and every wage of a filled database with a number that stands nowhere else. */
export async function markCosts(of: Database): Promise<void> {
  const book = new pg.Client(of.config.url)
  await book.connect()
  try {
    // Without the triggers that guard the books, and without their checks: this is no business, it is paint.
    await book.query('set session_replication_role = replica')
    const { rows: checks } = await book.query<{ of: string; name: string }>(
      `select conrelid::regclass::text as of, conname as name from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`,
    )
    for (const { of: table, name } of checks) await book.query(`alter table ${table} drop constraint "${name}"`)
    const { rows } = await book.query<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, data_type as type from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('bigint', 'numeric')
         and table_name ~ '^(stock|production|recipe|sales|item)'`,
    )
    for (const { table, column, type } of rows.filter((row) => COSTS.test(row.column))) {
      // What a worker earned is pay, for those with 'view gaji'.
      const which = table === 'production_entry' ? `and kind <> 'labour'` : ''
      const painted = type === 'bigint' ? `sign(${column})::bigint * ${MARK}00` : `sign(${column}) * ${MARK}`
      await book.query(`update ${table} set ${column} = ${painted} where ${column} <> 0 ${which}`)
    }
    await book.query(`update production_entry set cost = ${PAY}00, rate = ${PAY} where kind = 'labour'`)
    for (const side of ['debit', 'credit']) {
      await book.query(
        `update party_balance set ${side} = ${PAY}00 where ${side} <> 0 and account_code in (select code from account where name ~* 'upah|gaji')`,
      )
    }
    for (const table of ['journal_line', 'account_balance', 'account_day']) {
      for (const column of ['debit', 'credit']) {
        await book.query(
          `update ${table} set ${column} = ${MARK}00 where ${column} <> 0 and account_code in
             (select code from account where name ~* 'persediaan|hpp|pokok|barang dalam proses|barang jadi')`,
        )
      }
    }
  } finally {
    await book.end()
  }
}

/** Tells whether a text holds a painted number, however it is written. */
export const shown = (text: string, mark: string): boolean => text.replaceAll(/[.,\s\u00a0]/g, '').includes(mark)
