import type pg from 'pg'
import { cashDaysOfLines } from '#modules/journal/face.ts'
import { copiedCustomer, copyRows } from '#app/seed/large/copy.ts'

/** Every move of the template in every world; the card runs on from what the shelf holds now. */
const moves = `
  insert into stock_move (id, company_id, posting_seq, item_id, warehouse_id, qty, value, difference, qty_after, value_after,
    document_kind, document_id, line_id, document_date, project_id, work_item_id, posted_at, posted_by, posted_by_name)
  overriding system value
  select pg_temp.copied(t.id, w.w, w.w_stamp), t.company_id,
    (select max(posting_seq) from stock_move) + row_number() over (order by w.w, t.posting_seq),
    t.item_id, t.warehouse_id, t.qty, t.value, t.difference,
    b.qty + sum(t.qty) over card, b.value + (sum(t.value) over card)::bigint,
    t.document_kind, pg_temp.copied(t.document_id, w.w, w.w_stamp), pg_temp.copied(t.line_id, w.w, w.w_stamp),
    t.document_date - w.w_days, t.project_id, t.work_item_id, t.posted_at - make_interval(days => w.w_days), t.posted_by,
    t.posted_by_name
  from stock_move t
  join template d on d.id = t.document_id
  join world w on w.w_recent = d.is_recent
  join stock_balance b on b.company_id = t.company_id and b.item_id = t.item_id and b.warehouse_id = t.warehouse_id
  window card as (partition by t.item_id, t.warehouse_id order by w.w, t.posting_seq)
  order by w.w, t.posting_seq`

/** What the words of an entry may name: orders, theirs and ours, and papers that stand by themselves. */
const named = `
  create temp table named as
  select id, number, customer_name as party from sales_order union all select id, number, supplier_name from purchase_order
  union all select id, number, '' from stock_document union all select id, number, '' from stock_transfer
  union all select id, number, '' from stock_count union all select id, number, '' from production_order;
  create unique index on named (id);
  analyze named`

/** Every entry of the template in every world, numbered on; its words name the copied order or paper. */
const entries = `
  insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, memo, total_debit, total_credit,
    reason, posted_at, posted_by)
  select pg_temp.copied(t.id, t.w, t.w_stamp), t.company_id,
    'KU-' || to_char(t.w_on, 'YYMM') || '-' || lpad(t.w_seq::text, greatest(4, length(t.w_seq::text)), '0'),
    t.w_on, t.area, t.source_kind, pg_temp.copied(t.source_id, t.w, t.w_stamp),
    replace(replace(replace(t.memo, coalesce(o.number, ''), coalesce(n.number, '')), o.party, n.party),
      coalesce(p.supplier_invoice_no, ''), coalesce(q.supplier_invoice_no, '')),
    t.total_debit, t.total_credit, t.reason, t.posted_at - make_interval(days => t.w_days), t.posted_by
  from (
    select s.*, coalesce(c.last, 0) + row_number() over (
        partition by to_char(s.w_on, 'YYYY-MM') order by s.w_on, s.w, s.posting_seq) as w_seq
    from (
      select t.*, d.order_id as w_order, w.*, t.entry_date - w.w_days as w_on
      from journal_entry t join template d on d.id = t.id join world w on w.w_recent = d.is_recent
    ) s
    left join document_counter c on c.company_id = s.company_id and c.doc = 'KU' and c.period = to_char(s.w_on, 'YYYY-MM')
  ) t
  join named o on o.id = t.w_order
  join named n on n.id = pg_temp.copied(t.w_order, t.w, t.w_stamp)
  left join purchase_bill p on p.id = t.source_id
  left join purchase_bill q on q.id = pg_temp.copied(t.source_id, t.w, t.w_stamp)
  order by t.w, t.posting_seq`

/** What the two books say in sum, and the counters of everything that was numbered. */
const sums = [
  `update stock_balance b set qty = m.qty, value = m.value, last_move_at = m.last
   from (select company_id, item_id, warehouse_id, sum(qty) as qty, sum(value) as value, max(posted_at) as last
     from stock_move group by 1, 2, 3) m
   where (b.company_id, b.item_id, b.warehouse_id) = (m.company_id, m.item_id, m.warehouse_id)`,
  `insert into stock_month as s (company_id, month, item_id, warehouse_id, qty, value)
   select company_id, date_trunc('month', document_date)::date, item_id, warehouse_id, sum(qty), sum(value)
   from stock_move group by 1, 2, 3, 4
   on conflict (company_id, month, item_id, warehouse_id) do update set qty = excluded.qty, value = excluded.value`,
  `select setval(pg_get_serial_sequence('stock_move', 'posting_seq'), (select max(posting_seq) from stock_move))`,
  `insert into account_balance as b (company_id, account_code, period, debit, credit)
   select l.company_id, l.account_code, e.period, sum(l.debit), sum(l.credit)
   from journal_line l join journal_entry e on e.id = l.entry_id group by 1, 2, 3
   on conflict (company_id, account_code, period) do update set debit = excluded.debit, credit = excluded.credit`,
  `insert into account_day as b (company_id, account_code, entry_date, debit, credit)
   select company_id, account_code, entry_date, sum(debit), sum(credit) from journal_line group by 1, 2, 3
   on conflict (company_id, account_code, entry_date) do update set debit = excluded.debit, credit = excluded.credit`,
  `insert into cash_day (company_id, entry_date, account_code, settles, flow) ${cashDaysOfLines}
   on conflict (company_id, entry_date, account_code, settles) do update set flow = excluded.flow`,
  `insert into party_balance as b (company_id, party_id, account_code, debit, credit)
   select company_id, party_id, account_code, sum(debit), sum(credit) from journal_line where party_id is not null group by 1, 2, 3
   on conflict (company_id, party_id, account_code) do update set debit = excluded.debit, credit = excluded.credit`,
  `insert into project_balance as b (company_id, project_id, work_item_id, account_code, period, debit, credit)
   select l.company_id, l.project_id, l.work_item_id, l.account_code, e.period, sum(l.debit), sum(l.credit)
   from journal_line l join journal_entry e on e.id = l.entry_id where l.project_id is not null group by 1, 2, 3, 4, 5
   on conflict (company_id, project_id, work_item_id, account_code, period)
   do update set debit = excluded.debit, credit = excluded.credit`,
  `insert into document_counter (company_id, doc, period, last)
   select company_id, 'KU', period, count(*) from journal_entry group by 1, 3
   on conflict (company_id, doc, period) do update set last = excluded.last`,
  `insert into document_counter (company_id, doc, period, last)
   select company_id, doc, period, max(seq) from document_number group by 1, 2, 3
   on conflict (company_id, doc, period) do update set last = excluded.last`,
]

/** Customers are those of the world; suppliers and who works by the piece are the same in all of them. */
const party = `case when t.party_id in (select id from supplier union all select id from production_worker) then t.party_id else ${copiedCustomer('t.party_id')} end`

/** Writes both books for every world: moves, entries, and everything that is kept beside them. */
export async function copyBooks(client: pg.Client): Promise<void> {
  await client.query(moves)
  await copyRows(client, { table: 'stock_reservation', owner: 'document_id', ids: ['document_id', 'line_id'] })
  await client.query(`
    update stock_balance b set reserved = r.qty
    from (select company_id, item_id, warehouse_id, sum(qty) as qty from stock_reservation group by 1, 2, 3) r
    where (b.company_id, b.item_id, b.warehouse_id) = (r.company_id, r.item_id, r.warehouse_id)`)
  await client.query(named)
  await client.query(entries)
  await copyRows(client, { table: 'journal_line', owner: 'entry_id', ids: ['entry_id'], set: { party_id: party } })
}

/** Notes the numbers that were given to copies, as the counters would have. */
export async function noteNumbers(
  client: pg.Client,
  given: { table: string; kind: string; doc: string; at?: string },
): Promise<void> {
  const { table, kind, doc, at = 'posted_at' } = given
  await client.query(`
    insert into document_number (company_id, doc, period, seq, number, document_kind, document_id, given_at)
    select company_id, '${doc}', '20' || substr(number, ${doc.length + 2}, 2) || '-' || substr(number, ${doc.length + 4}, 2),
      split_part(number, '-', 3)::bigint, number, '${kind}', id, ${at}
    from ${table} t
    where number is not null and not exists (select from document_number n where n.document_id = t.id)`)
}

/** Brings sums and counters to what the rows say. */
export async function sumUp(client: pg.Client): Promise<void> {
  for (const sum of sums) await client.query(sum)
}
