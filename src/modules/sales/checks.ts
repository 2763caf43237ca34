import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { salesEntryChecks } from './entry-checks.ts'
import { strayOrders } from './orders/progress.ts'
import { mayBindYet } from './orders/revised.ts'
import { withholdingChecks } from './payments/checks.ts'
import { refundChecks } from './refunds/checks.ts'

/** What must be true of sales. */
export const salesChecks: readonly Check[] = [
  {
    name: 'receivable',
    law: 'Piutang usaha (1-1300) tiap pelanggan sama dengan jumlah invoice yang masih terbuka.',
    breaches: sql`
      select company_id, format('pelanggan %s: buku besar Rp%s, invoice Rp%s', party_id, coalesce(b.balance, 0), coalesce(i.open, 0)) as detail
      from (select company_id, party_id, debit - credit as balance from party_balance where account_code = '1-1300') b
      full join (
        select company_id, customer_id as party_id, sum(open_due) as open from sales_invoice where state = 'posted' group by 1, 2
      ) i using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(i.open, 0)
    `,
  },
  {
    name: 'collected-vat',
    law: 'Piutang PPN dipungut (1-1330) tiap pelanggan sama dengan PPN invoice dan nota kreditnya yang menunggu bukti.',
    breaches: sql`
      select company_id, format('pelanggan %s: buku besar Rp%s, invoice Rp%s', party_id, coalesce(b.balance, 0), coalesce(i.waiting, 0)) as detail
      from (select company_id, party_id, debit - credit as balance from party_balance where account_code = '1-1330') b
      full join (
        select company_id, customer_id as party_id, sum(ppn_waiting) as waiting from sales_invoice where ppn_waiting > 0 group by 1, 2
      ) i using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(i.waiting, 0)
      union all
      select i.company_id, format('%s: PPN dikreditkan Rp%s, nota kredit Rp%s', i.number, i.ppn_credited, n.credited)
      from sales_invoice i cross join lateral (
        select coalesce(sum(ppn_collected), 0) as credited from sales_credit_note where invoice_id = i.id and state = 'posted'
      ) n
      where i.ppn_collected > 0 and i.ppn_credited <> n.credited
    `,
  },
  {
    name: 'customer-advance',
    law: 'Uang muka pelanggan (2-1200) sama dengan uang muka yang ditagih dan sisa pembayaran atau nota kredit yang belum dipakai.',
    breaches: sql`
      select company_id, format('pelanggan %s: buku besar Rp%s, dokumen Rp%s', party_id, coalesce(b.balance, 0), coalesce(d.held, 0)) as detail
      from (select company_id, party_id, credit - debit as balance from party_balance where account_code = '2-1200') b
      full join (
        select company_id, customer_id as party_id, sum(held) as held from (
          select company_id, customer_id, unallocated as held from sales_payment where state = 'posted'
          union all select company_id, customer_id, unallocated from sales_credit_note where state = 'posted'
          union all select company_id, customer_id, down_payment_billed - down_payment_applied from sales_order where state = 'posted'
        ) each group by 1, 2
      ) d using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(d.held, 0)
    `,
  },
  {
    name: 'retention',
    law: 'Piutang retensi (1-1310) sama dengan retensi yang belum ditagih.',
    breaches: sql`
      select company_id, format('pelanggan %s: buku besar Rp%s, order Rp%s', party_id, coalesce(b.balance, 0), coalesce(o.held, 0)) as detail
      from (select company_id, party_id, debit - credit as balance from party_balance where account_code = '1-1310') b
      full join (
        select company_id, customer_id as party_id, sum(retention_held - retention_released) as held from sales_order where state = 'posted' group by 1, 2
      ) o using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(o.held, 0)
    `,
  },
  {
    name: 'invoice-settled',
    law: 'Yang dibayar, dikreditkan, dan dihapusbukukan dari invoice sama dengan jumlah alokasinya.',
    breaches: sql`
      select i.company_id, format('%s: tercatat Rp%s, alokasi Rp%s', i.number, i.paid_total + i.credited_total + i.written_off_total, coalesce(s.settled, 0)) as detail
      from sales_invoice i
      left join (
        select invoice_id, sum(amount) as settled, sum(amount) filter (where is_rounding) as deducted
        from sales_settlement where not is_void group by 1
      ) s on s.invoice_id = i.id
      where i.paid_total + i.credited_total + i.written_off_total <> coalesce(s.settled, 0) or i.deducted_total <> coalesce(s.deducted, 0)
    `,
  },
  {
    name: 'payment-allocated',
    law: 'Alokasi pembayaran dan nota kredit tidak melebihi nilainya dan sama dengan jumlah barisnya.',
    breaches: sql`
      select company_id, format('%s: tercatat Rp%s, alokasi Rp%s', number, allocated_total, settled) as detail from (
        select p.company_id, p.number, p.allocated_total,
          (select coalesce(sum(amount), 0) from sales_settlement s where s.payment_id = p.id and not s.is_void) as settled
        from sales_payment p where p.state = 'posted'
        union all
        select n.company_id, n.number, n.allocated_total,
          (select coalesce(sum(amount), 0) from sales_settlement s where s.credit_note_id = n.id and not s.is_void)
        from sales_credit_note n where n.state = 'posted'
      ) each where allocated_total <> settled
    `,
  },
  ...refundChecks,
  {
    name: 'line-quantities',
    law: 'Terkirim, ditagih, dan diretur pada baris order sama dengan jumlah dokumennya.',
    breaches: sql`
      select l.company_id, format('baris %s: terkirim %s/%s, ditagih %s/%s, diretur %s/%s', l.id, l.delivered_qty, d.sent, l.invoiced_qty, i.billed, l.returned_qty, d.back) as detail
      from sales_order_line l join sales_order o on o.id = l.order_id
      cross join lateral (
        select coalesce(sum(dl.qty - coalesce(dl.qty_rejected, 0)), 0) as sent, coalesce(sum(dl.returned_qty), 0) as back
        from sales_delivery_line dl join sales_delivery d on d.id = dl.delivery_id where dl.order_line_id = l.id and d.state = 'posted'
      ) d
      cross join lateral (
        select coalesce(sum(il.qty - il.credited_qty), 0) as billed
        from sales_invoice_line il join sales_invoice i on i.id = il.invoice_id where il.order_line_id = l.id and i.state = 'posted'
      ) i
      where l.delivered_qty <> d.sent or l.invoiced_qty <> i.billed + o.opening_billed or l.returned_qty <> d.back
    `,
  },
  {
    name: 'line-replacements',
    law: 'Yang dikirim ulang pada baris order sama dengan retur yang diganti.',
    breaches: sql`
      select l.company_id, format('baris %s: pengganti %s, retur %s', l.id, l.replaced_qty, r.back) as detail
      from sales_order_line l
      left join lateral (
        select coalesce(sum(rl.qty), 0) as back from sales_return r join sales_return_line rl on rl.return_id = r.id
        join sales_delivery_line dl on dl.id = rl.delivery_line_id
        where r.order_id = l.order_id and r.state = 'posted' and r.settle = 'replace' and dl.order_line_id = l.id
      ) r on true
      where l.replaced_qty <> r.back
    `,
  },
  {
    name: 'order-reserved',
    law: 'Order menahan stok tidak lebih banyak dari yang masih harus dikirim; order yang batal atau ditutup tidak menahan apa pun, kecuali hasil produksinya selama revisinya masih draf.',
    breaches: sql`
      select r.company_id, format('%s: ditahan %s', coalesce(o.number, r.document_id::text), r.qty) as detail
      from (
        select company_id, document_id, line_id, sum(qty) as qty from stock_reservation
        where document_kind = 'order' and qty > 0 group by 1, 2, 3
      ) r
      left join sales_order o on o.id = r.document_id
      left join sales_order_line l on l.id = r.line_id
      where (o.state is distinct from 'posted' and not (o.state = 'void' and ${mayBindYet(sql.ref('o.id'))}))
        or o.state is null or o.closed_at is not null
        -- Parts of a unit that does not divide evenly are rounded apart.
        or r.qty > greatest(l.qty + l.replaced_qty - l.delivered_qty, 0) * l.unit_num / l.unit_den + 0.001
    `,
  },
  {
    name: 'invoice-sum',
    law: 'Invoice: nilai bersih − uang muka − retensi + PPN yang kita pungut = total.',
    breaches: sql`
      select company_id, format('%s: total Rp%s', number, total) as detail from sales_invoice
      where total <> gross_net - down_payment_applied - retention_amount + ppn - ppn_collected
    `,
  },
  {
    name: 'customer-standing',
    law: 'Piutang, tempo tertua, dan jumlah order terbuka di daftar pelanggan sama dengan dokumennya.',
    breaches: sql`
      select s.company_id, format('pelanggan %s: piutang Rp%s / Rp%s, tempo %s / %s, order %s / %s', s.customer_id, s.receivable, i.open,
        s.oldest_due, i.oldest, s.open_orders, o.open) as detail
      from customer_standing s
      cross join lateral (
        select coalesce(sum(open_due), 0) as open, min(due_date) filter (where open_due > 0) as oldest from sales_invoice
        where company_id = s.company_id and customer_id = s.customer_id and state = 'posted'
      ) i
      cross join lateral (
        select count(*) as open from sales_order
        where company_id = s.company_id and customer_id = s.customer_id and stage in ('confirmed', 'held', 'partly-delivered', 'delivered')
      ) o
      where s.receivable <> i.open or s.open_orders <> o.open or s.oldest_due is distinct from i.oldest
    `,
  },
  {
    name: 'order-tally',
    law: 'Jumlah order per status dan jumlah invoice terbuka per jatuh tempo sama dengan dokumennya.',
    breaches: sql`
      select company_id, format('%s %s %s: tercatat %s / Rp%s, dokumen %s / Rp%s', name, word, day,
        coalesce(t.count, 0), coalesce(t.amount, 0), coalesce(d.count, 0), coalesce(d.amount, 0)) as detail
      from (
        select company_id, name, word, day, sum(count) as count, sum(amount) as amount from tally
        where name in ('order-stage', 'invoice-open') group by 1, 2, 3, 4
      ) t
      full join (
        select company_id, 'order-stage' as name, stage as word,
          case when stage = 'draft' then coalesce(valid_until, 'infinity') else 'infinity' end as day,
          count(*) as count, 0 as amount
        from sales_order group by 1, 3, 4
        union all
        select company_id, 'invoice-open', '', due_date, count(*), sum(open_due)
        from sales_invoice where state = 'posted' and open_due > 0 group by 1, 4
      ) d using (company_id, name, word, day)
      where coalesce(t.count, 0) <> coalesce(d.count, 0) or coalesce(t.amount, 0) <> coalesce(d.amount, 0)
    `,
  },
  ...withholdingChecks,
  { name: 'order-summary', law: 'Ringkasan order sama dengan dokumen-dokumennya.', breaches: strayOrders },
  ...salesEntryChecks,
]
