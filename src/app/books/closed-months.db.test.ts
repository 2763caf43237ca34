import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'

// A law of the tables: what is dated and posted asks its own area first. The two books ask too (stock_move, journal_entry).
const asks: Readonly<Record<string, readonly string[]>> = {
  cash_entry: ['entry_date', 'finance'],
  goods_receipt: ['receipt_date', 'purchase', 'stock'],
  manual_journal: ['journal_date', 'finance'],
  purchase_bill: ['bill_date', 'purchase'],
  purchase_order: ['order_date', 'purchase'],
  purchase_payment: ['payment_date', 'purchase'],
  purchase_return: ['return_date', 'purchase', 'stock'],
  purchase_return_closing: ['closed_on', 'purchase'],
  sales_credit_note: ['note_date', 'sales'],
  sales_delivery: ['delivery_date', 'sales', 'stock'],
  sales_invoice: ['invoice_date', 'sales'],
  sales_payment: ['payment_date', 'sales'],
  sales_refund: ['refund_date', 'sales'],
  sales_return: ['return_date', 'sales', 'stock'],
  sales_write_off: ['write_off_date', 'sales'],
  service_handover: ['handover_date', 'purchase'],
  stock_document: ['document_date', 'stock'],
  stock_transfer: ['document_date', 'stock'],
}

/** Dated, but they move no money and no goods by themselves; what follows from them asks. */
const needNot = [
  'bank_line',
  'change_order',
  'payroll_run',
  'progress_report',
  'purchase_request',
  'sales_order',
  'site_report',
  'stock_count',
  'subcontract',
  'subcontract_addendum',
  'subcontract_opname',
]

test('every document that is dated and posted asks the lock of its area', async () => {
  const db = await testDatabase()
  const { rows: triggers } = await db.pool.query(`
    select c.relname as name, array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as args
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'refuse_locked_period' and t.tgenabled = 'O'`)
  expect(Object.fromEntries(triggers.map(({ name, args }) => [name, args]))).toEqual(asks)

  const { rows: dated } = await db.pool.query(`
    select distinct d.table_name as name from information_schema.columns d
    join information_schema.columns s on s.table_name = d.table_name and s.column_name = 'state'
    where d.table_schema = 'public' and d.data_type = 'date' and d.is_nullable = 'NO' and d.column_name like '%\\_date'`)
  expect(
    dated
      .map(({ name }) => name)
      .filter((name) => !(name in asks))
      .toSorted(),
  ).toEqual(needNot)
})
