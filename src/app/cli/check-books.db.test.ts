import { beforeAll, expect, test } from 'vitest'
import { allChecks, checkBooks } from '#app/cli/check-books.ts'
import { fillDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { someCashEntries } from '#modules/finance/cast/cash.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { aSubcontract } from '#modules/works/cast/subcontract.ts'
import { anActor } from '../../../tests/cast/actor.ts'

let db: Database

// A busy fortnight of a company, through the same verbs as people use.
beforeAll(async () => {
  db = await testDatabase()
  const { companyId } = await fillDemo(db, day('2026-11-21'), { orders: 16, days: 14 })
  const actor = anActor({ companyId })
  const { id: projectId } = await aProject(db, actor)
  await someCashEntries(db, actor, projectId)
  await anAgreedRab(db, actor, { projectId })
  await aSubcontract(db, actor, projectId)
  await aPaidKasbon(db, actor, { workerId: Object.values(await aCrew(db, actor))[0] ?? '' })
}, 120_000)

/** What only somebody with the keys of the database could do. */
const burglaries: Record<string, string> = {
  'history-unbroken': `delete from history_unsealed`,
  'history-stamped': `insert into history (id, company_id, subject, subject_id, user_name, via, act)
    select gen_random_uuid(), company_id, subject, subject_id, user_name, via, 'confirm' from history limit 1`,
  'numbers-gapless': `update document_counter set last = last + 1 where doc = 'INV'`,
  'journal-numbers': `update document_counter set last = last + 1 where doc = 'KU'`,
  'stock-balance': `update stock_balance set qty = qty + 1`,
  'stock-card': `update stock_move set qty_after = qty_after + 1`,
  'stock-month': `update stock_month set qty = qty + 1`,
  'stock-reserved': `update stock_balance set reserved = reserved + 1`,
  'stock-locked': `update period_lock set locked_until = '2026-11-30', locked_at = '2020-01-01' where area = 'stock'`,
  'trial-balance': `update journal_line set debit = debit + 1 where debit > 0`,
  'entry-whole': `update journal_line set credit = credit + 1 where credit > 0`,
  'account-balance': `update account_balance set debit = debit + 1`,
  'cash-floor': `with said as (update cash_account set never_below_zero = true)
    update account_balance set credit = credit + 900000000000 where account_code = '1-1100'`,
  'account-day': `update account_day set debit = debit + 1`,
  'cash-day': `update cash_day set flow = flow + 1`,
  'party-balance': `update party_balance set debit = debit + 7`,
  'project-balance': `insert into project_balance (company_id, project_id, account_code, period, debit)
    select company_id, company_id, code, '2026-11', 7 from account where code = '5-1000' limit 1`,
  'journal-locked': `update period_lock set locked_until = '2026-11-30', locked_at = '2020-01-01' where area = 'finance'`,
  'opening-balance': `with o as (
      insert into opening_balance (id, company_id, opened_on, created_by, created_by_name)
      select gen_random_uuid(), company_id, '2026-01-01', company_id, 'X' from account limit 1 returning id, company_id
    ) insert into opening_balance_line (id, opening_id, company_id, line_no, account_code, debit)
      select gen_random_uuid(), id, company_id, 1, '1-2100', 7 from o`,
  'inventory-account': `update stock_balance set value = value + 7`,
  'inventory-projects': `insert into project_balance (company_id, project_id, account_code, period, debit)
    select company_id, company_id, '1-1520', '2026-11', 11 from account where code = '1-1520' limit 1`,
  'received-projects': `insert into project_balance (company_id, project_id, account_code, period, credit)
    select company_id, company_id, '2-1110', '2026-11', 13 from account where code = '2-1110' limit 1`,
  'invoice-projects': `update sales_invoice_line set project_id = company_id where net > 0`,
  'stock-document-value': `update stock_document_line set value = value + 1`,
  receivable: `update party_balance set debit = debit + 7 where account_code = '1-1300'`,
  'collected-vat': `insert into party_balance (company_id, party_id, account_code, debit, credit)
    select company_id, id, '1-1330', 7, 0 from customer limit 1
    on conflict (company_id, party_id, account_code) do update set debit = party_balance.debit + 7`,
  'customer-advance': `update sales_order set down_payment_billed = down_payment_billed + 1 where state = 'posted'`,
  retention: `update sales_order set retention_held = retention_held + 1 where state = 'posted'`,
  'invoice-settled': `update sales_invoice set paid_total = paid_total - 1 where paid_total > 0`,
  'payment-allocated': `update sales_payment set allocated_total = allocated_total - 1 where state = 'posted'`,
  refunded: `update sales_payment set amount = amount + 7, refunded_total = refunded_total + 7 where state = 'posted'`,
  'refund-entry': `insert into sales_refund (id, company_id, payment_id, customer_id, customer_name, refund_date, cash_account_id,
      cash_account_name, cash_account_code, method, amount, reason, posted_by, created_by, updated_by, updated_by_name)
    select id, company_id, id, customer_id, 'X', '2026-11-01', id, 'X', '1-1200', 'tunai', 7, 'X', 'X', id, id, 'X' from sales_payment limit 1`,
  'line-quantities': `update sales_order_line set invoiced_qty = invoiced_qty + 1 where delivered_qty > 0`,
  'line-replacements': `update sales_order_line set returned_qty = 1, replaced_qty = 1 where delivered_qty > 1`,
  'order-reserved': `update sales_order_line set delivered_qty = qty where id in (select line_id from stock_reservation where qty > 1)`,
  'invoice-withholding': `update sales_invoice set withholding = '[{"kind":"pph23","rate":"2","base":"1","amount":"1"}]' where withholding = '[]'`,
  'invoice-withheld': `update sales_invoice set withheld_total = withheld_total + 1 where state = 'posted'`,
  'customer-pph': `update sales_settlement set withheld = 1, withholding_kind = 'pph22' where payment_id is not null and withheld = 0`,
  'invoice-sum': `update sales_invoice set total = total + 1 where state = 'posted'`,
  'invoice-entry': `update sales_invoice set ppn = ppn + 1, total = total + 1 where state = 'posted'`,
  'invoice-lines': `update sales_invoice_line set net = net + 1`,
  'credit-note-entry': `insert into sales_credit_note (id, company_id, invoice_id, customer_id, customer_name, note_date, reason, subtotal,
      gross_net, dpp, ppn, total, posted_by, created_by, updated_by, updated_by_name)
    select id, company_id, id, customer_id, 'X', '2026-11-01', 'X', 0, 0, 0, 7, 7, 'X', id, id, 'X' from sales_invoice limit 1`,
  'customer-standing': `update customer_standing set open_orders = open_orders + 1`,
  'order-tally': `update tally set count = count + 1 where name = 'order-stage'`,
  'purchase-tally': `update tally set amount = amount + 1 where name = 'bill-open'`,
  'order-summary': `update sales_order set billed_total = billed_total + 1 where state = 'posted'`,
  'stock-in-transit': `update stock_transfer_line set open_value = open_value + 1`,
  'transfer-outcome': `update stock_transfer_line set received_qty = received_qty - 1 where received_qty > 1`,
  'stock-frozen': `update stock_balance set frozen_by = id`,
  'received-not-billed': `update goods_receipt_line set value = value + 1`,
  payable: `update party_balance set credit = credit + 11 where account_code = '2-1100'`,
  'supplier-advance': `insert into party_balance (company_id, party_id, account_code, debit, credit)
    select company_id, id, '1-1410', 7, 0 from supplier limit 1
    on conflict (company_id, party_id, account_code) do update set debit = party_balance.debit + 7`,
  'bill-settled': `update purchase_bill set paid_total = paid_total - 1 where paid_total > 0`,
  'supplier-payment-allocated': `update purchase_payment set allocated_total = allocated_total - 1 where allocated_total > 0`,
  'bill-withheld': `update purchase_bill set withheld_total = withheld_total + 1`,
  'advance-withheld': `update purchase_payment set advance_withheld = 7, advance_withheld_used = 7, advance_withholding_kind = 'pph23'`,
  'supplier-pph': `update purchase_payment set withheld_total = withheld_total + 1 where state = 'posted'`,
  'purchase-quantities': `update goods_receipt_line set billed_qty = billed_qty - 1 where billed_qty > 1`,
  'purchase-bill-sum': `update purchase_bill set total = total + 1`,
  'bill-entry': `update purchase_bill set dpp = dpp - 1, ppn = ppn + 1 where credits_tax`,
  'bill-lines': `update purchase_bill_line set net = net + 1`,
  'supplier-standing': `update supplier_standing set payable = payable + 7`,
  'purchase-order-money': `update purchase_order set open_due = open_due + 1, billed_total = billed_total + 1`,
  'purchase-summary': `update purchase_order set lines_received = lines_received + 1 where state = 'posted'`,
  'purchase-line-received': `update purchase_order_line set received_qty = received_qty + 1`,
  'purchase-line-handed': `update purchase_order_line set handed_qty = handed_qty + 1 where not needs_receipt or received_qty > 1`,
  'receipt-value': `update goods_receipt set value = value + 1 where state = 'posted'`,
  incoming: `update stock_balance set incoming = incoming + 1`,
  'purchase-replaced': `update purchase_order_line set returned_qty = 1, replaced_qty = 1 where received_qty > 1`,
  'purchase-claims': `insert into purchase_return_part (id, company_id, return_line_id, bill_line_id, bill_id, qty, net, ppn, replaced_qty)
    select gen_random_uuid(), company_id, id, id, id, 1, 0, 0, 1 from purchase_order_line limit 1`,
  'purchase-replacement-closed': `insert into purchase_return (id, company_id, supplier_id, supplier_name, warehouse_id, warehouse_name,
      return_date, reason, wants_replacement, total, posted_by, created_by, created_by_name, updated_by, updated_by_name)
    select gen_random_uuid(), company_id, id, 'X', id, 'X', '2026-11-01', 'X', true, 1, 'X', id, 'X', id, 'X' from supplier limit 1`,
  'request-received': `update purchase_request_line set received_qty = 1`,
  'project-revenue': `with r as (
      insert into project_revenue_run (id, company_id, period, method, posted_by_name)
      select gen_random_uuid(), company_id, '2026-10', 'fisik', 'X' from project limit 1 returning id, company_id
    ) insert into project_revenue_line (company_id, run_id, project_id, contract, cost, at_completion, is_planned, pct, earned, billed, provision)
      select r.company_id, r.id, p.id, 19, 0, 0, true, 100, 19, 0, 0 from r join project p on p.company_id = r.company_id`,
  'work-in-process': `update account_balance set debit = debit + 7 where account_code = '1-1510'`,
  'production-cost': `update production_order set material_cost = material_cost + 1 where stage = 'running'`,
  'production-closed': `alter table production_order drop constraint production_order_settled; update production_order set material_cost = material_cost + 1 where stage = 'done'`,
  'production-quantities': `update production_order set good_qty = good_qty + 1`,
  'production-reserved': `update production_material set reserved_qty = reserved_qty + 1`,
  'cash-entry-lines': `update cash_entry_line set amount = amount + 1`,
  'site-float-balance': `with k as (
      insert into cash_account (id, company_id, kind, name, account_code)
      select gen_random_uuid(), company_id, 'kas', 'X', '1-1110' from account limit 1 returning company_id
    ) insert into site_float_entry (entry_id, company_id, float_id)
      select c.id, c.company_id, c.id from cash_entry c join k on k.company_id = c.company_id where c.state = 'posted' limit 1`,
  'cash-entry-taxes': `update cash_entry_line set ppn = 1`,
  'giro-balance': `insert into giro (id, company_id, direction, number, bank, due_on, taken_on, amount, party_name, source_kind,
      source_id, created_by, updated_by_name)
    select gen_random_uuid(), company_id, 'masuk', 'X', 'X', payment_date, payment_date, 7, 'X', 'payment', id, id, 'X'
    from sales_payment limit 1`,
  'manual-journal-lines': `update manual_journal set total = total + 1`,
  'cash-entry-journal': `update cash_entry set amount = amount + 1 where state = 'posted' and kind = 'pindah'`,
  'kasbon-schedule': `update kasbon_instalment set taken = taken + 1`,
  'kasbon-balance': `update party_balance set debit = debit + 7 where account_code = '1-1400'`,
  'piece-retention': `insert into party_balance (company_id, party_id, account_code, debit, credit)
    select company_id, person_id, '2-1120', 0, 17 from worker limit 1
    on conflict (company_id, party_id, account_code) do update set credit = party_balance.credit + 17`,
  'wage-corrections': `insert into crew_correction (id, company_id, crew_day_id, project_id, worker_id, day, half_days, overtime, rest_hours, amount,
      reason, approved_at, approved_by, wage_note_id, created_by, created_by_name)
    select id, company_id, id, id, id, '2026-11-20', 1, 0, 0, 13, 'X', now(), id, id, id, 'X' from project limit 1`,
  'bank-match-sums': `insert into bank_line
      (id, company_id, cash_account_id, statement_id, line_no, line_date, description, amount, state, match_id)
    select i, company_id, i, i, 1, '2026-11-20', 'X', 7, 'matched', i
    from (select gen_random_uuid() as i, company_id from account limit 1) a`,
  'subcontract-retention': `update subcontract_bill set retention = retention + 1`,
  'subcontract-bill': `update subcontract_bill set total = total + 7`,
  'subcontract-measured': `update subcontract_line set volume = volume / 2`,
  'subcontract-value': `update subcontract_addendum set net = net + 19, total_after = total_after + 19`,
  'project-instalments': `with c as (
      insert into project_contract (company_id, project_id, order_id, rab_id, value)
      select r.company_id, r.project_id, o.id, r.id, 37 from rab r join sales_order o on o.company_id = r.company_id limit 1
      returning company_id, project_id
    ) insert into project_instalment (company_id, id, project_id, position, name, percent, due_by)
      select company_id, gen_random_uuid(), project_id, 1, 'X', 31, 'bast-1' from c`,
  'project-opening': `insert into project_opening (id, company_id, project_id, order_id, opened_on, billed, advance, retention, retention_taxed,
      created_by, created_by_name)
    select gen_random_uuid(), company_id, id, id, '2026-01-01', 13, 0, 0, false, id, 'X' from project limit 1`,
  'subcontract-opening': `insert into subcontract_bill (id, company_id, subcontract_id, kind, bill_number, billed_on, gross, advance_left, ppn, total)
    select gen_random_uuid(), company_id, id, 'opening', 'X', '2026-01-01', 0, 23, 0, 0 from subcontract limit 1`,
  'wage-split': `insert into payroll_slip (id, company_id, run_id, line_no, employee_id, person_id, month, code, name, position, ptkp, method,
      scheduled, employed, unpaid_halves, pay_ids, digest, lines, earned, cut, net, employer, taxable, deductible, tax, shares)
    select gen_random_uuid(), company_id, id, 1, id, id, '2026-11', 'X', 'X', '', 'TK/0', 'gross', 0, 0, 0, '{}', 'X', '[]', 29, 0, 29, 0, 0, 0, 0, '[{"projectId":null,"weight":"1","amount":"31"}]' from project limit 1`,
  'wage-projects': `with r as (
      insert into payroll_run (id, company_id, number, state, month, pay_date, jkk, created_by, created_by_name, updated_by, updated_by_name)
      select id, company_id, 'X', 'posted', '2026-11', '2026-11-20', 'sedang', id, 'X', id, 'X' from project limit 1 returning id, company_id
    ) insert into payroll_slip (id, company_id, run_id, line_no, employee_id, person_id, month, code, name, position, ptkp, method,
      scheduled, employed, unpaid_halves, pay_ids, digest, lines, earned, cut, net, employer, taxable, deductible, tax, shares)
    select id, company_id, id, 1, id, id, '2026-10', 'X', 'X', '', 'TK/0', 'gross', 0, 0, 0, '{}', 'X', '[]', 29, 0, 29, 0, 0, 0, 0,
      jsonb_build_array(jsonb_build_object('projectId', id, 'weight', '1', 'amount', '29')) from r`,
  'production-kept': `update production_order set kept_qty = good_qty + 1`,
}

test('sound books pass every check', async () => {
  expect(await checkBooks(db.read)).toEqual([])
})

test('every check has a burglary that it finds', () => {
  expect(Object.keys(burglaries)).toEqual(expect.arrayContaining(allChecks.map((check) => check.name)))
})

test.each(Object.entries(burglaries))('%s is found', async (name, act) => {
  await asOwner(act)
  const found = await findBreaches(
    db.read,
    allChecks.filter((check) => check.name === name),
  )
  expect(found).not.toEqual([])
})

test('all of it is told at once', async () => {
  const told = new Set((await checkBooks(db.read)).map((finding) => finding.check))
  expect(Object.keys(burglaries).filter((name) => !told.has(name))).toEqual([])
})

async function asOwner(act: string): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('set role none')
    await client.query('set session_replication_role = replica')
    await client.query(act)
  } finally {
    client.release(true)
  }
}
