import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { billChecks } from './bills/checks.ts'
import { strayOrderMoney } from './bills/order-money.ts'
import { handoverChecks } from './handovers/checks.ts'
import { paymentChecks } from './payments/checks.ts'
import { receiptChecks } from './receipts/checks.ts'
import { replacementChecks } from './replacements/checks.ts'

/** What must be true of purchasing. */
export const purchasingChecks: readonly Check[] = [
  {
    name: 'received-not-billed',
    law: 'Barang diterima belum difaktur (2-1110) sama dengan nilai penerimaan yang belum ditagih dan belum diretur.',
    breaches: sql`
      select company_id, format('buku besar Rp%s, dokumen Rp%s', coalesce(b.balance, 0), coalesce(d.held, 0)) as detail
      from (select company_id, sum(credit - debit) as balance from account_balance where account_code = '2-1110' group by 1) b
      full join (
        select company_id, sum(held) as held from (
          select r.company_id, l.value as held from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id where r.state = 'posted'
          union all
          select b.company_id, -l.received_value from purchase_bill_line l join purchase_bill b on b.id = l.bill_id where b.state = 'posted'
          union all
          select p.company_id, p.closed_cost from purchase_return_part p join purchase_return_line l on l.id = p.return_line_id
            join purchase_return t on t.id = l.return_id where t.state = 'posted' and p.closed_cost <> 0
          union all
          select t.company_id, -l.unbilled_value - l.claim_value from purchase_return_line l join purchase_return t on t.id = l.return_id where t.state = 'posted'
        ) each group by 1
      ) d using (company_id)
      where coalesce(b.balance, 0) <> coalesce(d.held, 0)
    `,
  },
  {
    name: 'received-projects',
    law: 'Barang diterima belum difaktur (2-1110) tiap proyek dan pekerjaan sama dengan baris penerimaan, tagihan, dan returnya.',
    breaches: sql`
      select company_id, format('proyek %s pekerjaan %s: buku besar dan dokumen berbeda Rp%s', project_id, coalesce(work_item_id::text, '-'), sum(held)) as detail
      from (
        select company_id, project_id, work_item_id, debit - credit as held from project_balance where account_code = '2-1110'
        union all
        select d.company_id, l.project_id, l.work_item_id, d.held
        from (
          select r.company_id, l.id as line_id, l.value as held from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id where r.state = 'posted'
          union all
          select b.company_id, l.receipt_line_id, -l.received_value from purchase_bill_line l join purchase_bill b on b.id = l.bill_id where b.state = 'posted'
          union all
          select p.company_id, l.receipt_line_id, p.closed_cost from purchase_return_part p join purchase_return_line l on l.id = p.return_line_id
            join purchase_return t on t.id = l.return_id where t.state = 'posted' and p.closed_cost <> 0
          union all
          select t.company_id, l.receipt_line_id, -l.unbilled_value - l.claim_value from purchase_return_line l join purchase_return t on t.id = l.return_id where t.state = 'posted'
        ) d join goods_receipt_line l on l.id = d.line_id where l.project_id is not null
      ) each
      group by company_id, project_id, work_item_id having sum(held) <> 0
    `,
  },
  {
    name: 'purchase-tally',
    law: 'Jumlah hutang pembelian yang dicatat sama dengan tagihan yang belum lunas.',
    breaches: sql`
      select company_id, format('jatuh tempo %s: tercatat Rp%s, tagihan Rp%s', day, coalesce(t.amount, 0), coalesce(d.amount, 0)) as detail
      from (select company_id, day, sum(count) as count, sum(amount) as amount from tally where name = 'bill-open' group by 1, 2) t
      full join (
        select company_id, due_date as day, count(*) as count, sum(open_due) as amount from purchase_bill
        where state = 'posted' and open_due > 0 group by 1, 2
      ) d using (company_id, day)
      where coalesce(t.count, 0) <> coalesce(d.count, 0) or coalesce(t.amount, 0) <> coalesce(d.amount, 0)
    `,
  },
  {
    name: 'payable',
    law: 'Utang usaha (2-1100) tiap supplier sama dengan jumlah tagihan yang masih terbuka.',
    breaches: sql`
      select company_id, format('supplier %s: buku besar Rp%s, tagihan Rp%s', party_id, coalesce(b.balance, 0), coalesce(i.open, 0)) as detail
      from (select company_id, party_id, credit - debit as balance from party_balance where account_code = '2-1100') b
      full join (
        select company_id, supplier_id as party_id, sum(open_due) as open from purchase_bill where state = 'posted' group by 1, 2
      ) i using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(i.open, 0)
    `,
  },
  {
    name: 'supplier-advance',
    law: 'Uang muka pemasok (1-1410) sama dengan sisa pembayaran, retur, dan saldo awal SPK yang belum dipakai.',
    breaches: sql`
      select company_id, format('supplier %s: buku besar Rp%s, dokumen Rp%s', party_id, coalesce(b.balance, 0), coalesce(d.held, 0)) as detail
      from (select company_id, party_id, debit - credit as balance from party_balance where account_code = '1-1410') b
      full join (
        select company_id, supplier_id as party_id, sum(held) as held from (
          select company_id, supplier_id, unallocated as held from purchase_payment where state = 'posted'
          union all select company_id, supplier_id, unallocated from purchase_return where state = 'posted'
          union all select b.company_id, b.supplier_id, l.net from purchase_bill_line l join purchase_bill b on b.id = l.bill_id
            where l.account_code = '1-1410' and b.state = 'posted'
          union all select l.company_id, l.party_id, l.debit - l.credit from journal_line l join journal_entry e on e.id = l.entry_id
            where l.account_code = '1-1410' and e.source_kind = 'subcontract-opening'
        ) each group by 1, 2
      ) d using (company_id, party_id)
      where coalesce(b.balance, 0) <> coalesce(d.held, 0)
    `,
  },
  {
    name: 'bill-settled',
    law: 'Yang dibayar dan diretur dari tagihan pembelian sama dengan jumlah alokasinya.',
    breaches: sql`
      select b.company_id, format('%s: tercatat Rp%s, alokasi Rp%s', b.number, b.paid_total + b.returned_total, coalesce(s.settled, 0)) as detail
      from purchase_bill b
      left join (select bill_id, sum(amount) as settled from purchase_settlement where not is_void group by 1) s on s.bill_id = b.id
      where b.paid_total + b.returned_total <> coalesce(s.settled, 0)
    `,
  },
  {
    name: 'supplier-payment-allocated',
    law: 'Alokasi pembayaran dan retur pembelian tidak melebihi nilainya dan sama dengan jumlah barisnya.',
    breaches: sql`
      select company_id, format('%s: tercatat Rp%s, alokasi Rp%s', number, allocated_total, settled) as detail from (
        select p.company_id, p.number, p.allocated_total,
          (select coalesce(sum(amount), 0) from purchase_settlement s where s.payment_id = p.id and not s.is_void) as settled
        from purchase_payment p where p.state = 'posted'
        union all
        select t.company_id, t.number, t.allocated_total,
          (select coalesce(sum(amount), 0) from purchase_settlement s where s.return_id = t.id and not s.is_void)
        from purchase_return t where t.state = 'posted'
      ) each where allocated_total <> settled
    `,
  },
  {
    name: 'purchase-quantities',
    law: 'Ditagih dan diretur pada baris penerimaan dan pesanan sama dengan jumlah dokumennya.',
    breaches: sql`
      select company_id, format('baris penerimaan %s: ditagih %s/%s, diretur %s/%s', id, billed_qty, billed, returned_qty, back) as detail from (
        select l.company_id, l.id, l.billed_qty, l.returned_qty,
          (select coalesce(sum(bl.qty - bl.returned_qty), 0) from purchase_bill_line bl join purchase_bill b on b.id = bl.bill_id
            where bl.receipt_line_id = l.id and b.state = 'posted')
          + (select coalesce(sum(qty - returned_qty), 0) from purchase_replacement where receipt_line_id = l.id) as billed,
          (select coalesce(sum(tl.qty), 0) from purchase_return_line tl join purchase_return t on t.id = tl.return_id
            where tl.receipt_line_id = l.id and t.state = 'posted') as back
        from goods_receipt_line l
      ) each where billed_qty <> billed or returned_qty <> back
    `,
  },
  {
    name: 'purchase-bill-sum',
    law: 'Tagihan pembelian: DPP + PPN = total.',
    breaches: sql`
      select company_id, format('%s: total Rp%s', number, total) as detail from purchase_bill where total <> dpp + ppn
    `,
  },
  {
    name: 'supplier-standing',
    law: 'Hutang di daftar supplier sama dengan tagihan yang masih terbuka.',
    breaches: sql`
      select s.company_id, format('supplier %s: Rp%s / Rp%s', s.supplier_id, s.payable, i.open) as detail
      from supplier_standing s
      cross join lateral (
        select coalesce(sum(open_due), 0) as open from purchase_bill
        where company_id = s.company_id and supplier_id = s.supplier_id and state = 'posted'
      ) i
      where s.payable <> i.open
    `,
  },
  {
    name: 'purchase-order-money',
    law: 'Ditagih dan sisa tagihan pada pesanan sama dengan tagihannya.',
    breaches: strayOrderMoney,
  },
  ...billChecks,
  ...paymentChecks,
  ...receiptChecks,
  ...handoverChecks,
  ...replacementChecks,
]
