import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_DIMS } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import * as journal from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { anActor } from '../../../tests/cast/actor.ts'

let db: Database
const actor = anActor()
const run = (text: string) => db.pool.query(text)

beforeAll(async () => {
  db = await testDatabase()
  await db.withTx((tx) => journal.seedAccounts(tx, actor.companyId))
})

describe('the database, when the code is not the last door,', () => {
  test('refuses to change or delete what is booked', async () => {
    for (const table of ['journal_entry', 'journal_line', 'document_number', 'stock_move']) {
      await expect(run(`update ${table} set company_id = company_id`)).rejects.toThrow(/permission denied|append-only/)
      await expect(run(`delete from ${table}`)).rejects.toThrow(/permission denied|append-only/)
      await expect(run(`truncate ${table} cascade`)).rejects.toThrow(/permission denied|append-only/)
    }
  })

  test('refuses even its owner', async () => {
    await asOwner(async (query) => {
      await expect(query('update journal_line set debit = debit + 1')).rejects.toMatchObject({ code: 'MD002' })
      await expect(query('delete from stock_move')).rejects.toMatchObject({ code: 'MD002' })
      await expect(query('truncate journal_entry cascade')).rejects.toMatchObject({ code: 'MD002' })
    })
  })

  test('refuses a header whose lines do not add up, at commit', async () => {
    const id = newId()
    const act = db.withTx(async (tx) => {
      await sql`insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, total_debit, total_credit, posted_by)
        values (${id}, ${actor.companyId}, ${`X-${id}`}, '2026-11-21', 'sales', 'x', ${id}, 10, 10, ${actor.userId})`.execute(
        tables(tx),
      )
      await sql`insert into journal_line (entry_id, line_no, company_id, entry_date, account_code, debit, credit)
        values (${id}, 1, ${actor.companyId}, '2026-11-21', '1-1100', 10, 0)`.execute(tables(tx))
    })
    await expect(act).rejects.toThrow('journal.unbalanced')
  })

  test('refuses a line slipped into an entry that is whole', async () => {
    const posted = await db.withTx((tx) =>
      journal.post(tx, actor, {
        ...{ on: day('2026-11-21'), area: 'sales', source: { kind: 'invoice', id: newId() }, memo: 'Faktur' },
        lines: [debit('1-1100', money(5n), NO_DIMS), credit('4-2000', money(5n), NO_DIMS)],
      }),
    )
    const act = run(`insert into journal_line (entry_id, line_no, company_id, entry_date, account_code, debit, credit)
      values ('${posted?.id}', 3, '${actor.companyId}', '2026-11-21', '1-1100', 1, 0)`)
    await expect(act).rejects.toThrow('journal.unbalanced')
  })

  test('refuses a header whose sides differ', async () => {
    const act =
      run(`insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, total_debit, total_credit, posted_by)
      values ('${newId()}', '${actor.companyId}', 'X', '2026-11-21', 'sales', 'x', '${newId()}', 10, 9, '${actor.userId}')`)
    await expect(act).rejects.toThrow(/journal_entry_balanced/)
  })
})

async function asOwner(work: (query: (text: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('reset role; set role none')
    await work((text) => client.query(text))
  } finally {
    client.release(true)
  }
}
