import { expect } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { inventoryAccounts } from '#modules/stock/face.ts'

/**
 * What must hold of one company after every walk, cheap enough to be asked each time: stock value = inventory account =
 * Σ moves, debit = credit, nothing below zero, nothing written late into a locked period.
 */
export async function expectWholeBooks(db: Database, companyId: string): Promise<void> {
  const { rows } = await db.pool.query(
    `with held as (select coalesce(sum(value), 0) as value, count(*) filter (where qty < 0 or value < 0) as negative
        from stock_balance where company_id = $1),
      book as (select coalesce(sum(debit - credit) filter (where account_code = any ($2)), 0) as value,
        coalesce(sum(debit - credit), 0) as trial from account_balance where company_id = $1),
      late as (
        select from period_lock l join journal_entry e using (company_id)
        where company_id = $1 and l.area in (e.area, 'finance') and e.entry_date <= l.locked_until and e.posted_at > l.locked_at
        union all
        select from period_lock l join stock_move m using (company_id)
        where company_id = $1 and l.area = 'stock' and m.document_date <= l.locked_until and m.posted_at > l.locked_at
      )
    select held.value - book.value as worth, book.trial, held.negative::int, (select count(*)::int from late) as late,
      held.value - (select coalesce(sum(value), 0) from stock_move where company_id = $1) as moves from held, book`,
    [companyId, inventoryAccounts],
  )
  expect(rows).toEqual([{ worth: '0', trial: '0', negative: 0, late: 0, moves: '0' }])
}
