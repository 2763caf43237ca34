import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { TaxSlip, VatDocument } from './contract.ts'

/** What an account of tax gained in a month: written by hand on each side, and by documents, debit minus credit. */
interface TaxMovement {
  readonly code: string
  readonly name: string
  readonly before: bigint
  readonly debit: bigint
  readonly credit: bigint
  readonly net: bigint
}

/** The days of a month. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** The documents of a month that bear PPN, oldest first; at most `most`. */
export async function vatDocuments(
  tx: Tx,
  companyId: string,
  { from, to }: Span,
  most: number,
): Promise<VatDocument[]> {
  const days = sql`between ${from}::date and ${to}::date`
  const { rows } = await sql<VatDocument>`
    select d.side, d.kind, d.id, d.number, d.date, d.party, d.dpp::text, d.ppn::text, d."taxInvoiceNo", d."to" from (
      select 'keluaran' as side, 'invoice' as kind, id, number, invoice_date as date, customer_name as party, dpp, ppn,
        nullif(tax_invoice_no, '') as "taxInvoiceNo",
        coalesce('/order/invoice/' || order_id || '?dokumen=' || id, '/order/?jenis=invoice&dokumen=' || id) as "to"
      from sales_invoice where company_id = ${companyId} and state = 'posted' and ppn <> 0 and invoice_date ${days}
      union all
      select 'keluaran', 'credit-note', n.id, n.number, n.note_date, n.customer_name, -n.dpp, -n.ppn, '-',
        '/order/detail/' || n.order_id || '?bagian=tagihan'
      from sales_credit_note n where n.company_id = ${companyId} and n.state = 'posted' and n.ppn <> 0 and n.note_date ${days}
      union all
      select 'masukan', 'bill', id, number, bill_date, supplier_name, dpp, ppn, nullif(tax_invoice_no, ''),
        '/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=' || id
      from purchase_bill where company_id = ${companyId} and state = 'posted' and ppn <> 0 and bill_date ${days}
      union all
      select 'masukan', 'purchase-return', id, number, return_date, supplier_name, -net, -ppn, '-',
        '/pembelian-barang/?tab=pembelian&jenis=retur&dokumen=' || id
      from purchase_return where company_id = ${companyId} and state = 'posted' and ppn <> 0 and return_date ${days}
      union all
      select case c.kind when 'masuk' then 'keluaran' else 'masukan' end, 'cash-entry', l.id, c.number, c.entry_date,
        coalesce(c.party_name, c.memo, ''), l.amount - l.ppn, l.ppn, nullif(l.tax_invoice_no, ''),
        '/laporan-keuangan/detail/' || c.id
      from cash_entry c join cash_entry_line l on l.company_id = c.company_id and l.entry_id = c.id and l.ppn > 0
      where c.company_id = ${companyId} and c.state = 'posted' and c.entry_date ${days}
    ) d order by d.side, d.date, d.number limit ${most}
  `.execute(tables(tx))
  return rows
}

/** Income tax that was held back with payments of a month, oldest first; at most `most`. */
export async function taxSlips(tx: Tx, companyId: string, { from, to }: Span, most: number): Promise<TaxSlip[]> {
  const days = sql`between ${from}::date and ${to}::date`
  const { rows } = await sql<TaxSlip>`
    select d.side, d.kind, d."paymentId", d.number, d.date, d.party, d.base::text, d.amount::text, d."proofNo", d."to", d."objectOf",
      case when d.side = 'by-us' then coalesce(o.code, d.own_code, (
        select t.code from tax_object t where t.company_id = ${companyId} and t.party_id = d.party_id and t.kind = d.kind
        order by t.kept_at desc limit 1
      )) end as "objectCode"
    from (
      select 'by-us' as side, s.withholding_kind as kind, p.id as "paymentId", p.number, s.settled_on as date,
        p.supplier_name as party, s.withholding_base as base, s.withheld - s.withheld_before as amount, s.proof_no as "proofNo",
        '/pembelian-barang/?tab=pembelian&jenis=pembayaran&dokumen=' || p.id as "to", s.bill_id as "objectOf",
        p.supplier_id as party_id, null as own_code
      from purchase_settlement s join purchase_payment p on p.id = s.payment_id
      where s.company_id = ${companyId} and not s.is_void and s.withheld > s.withheld_before and s.settled_on ${days}
      union all
      select 'by-us', advance_withholding_kind, id, number, payment_date, supplier_name, advance_withholding_base,
        advance_withheld, advance_proof_no, '/pembelian-barang/?tab=pembelian&jenis=pembayaran&dokumen=' || id, id,
        supplier_id, null
      from purchase_payment
      where company_id = ${companyId} and state = 'posted' and advance_withheld > 0 and payment_date ${days}
      union all
      select 'from-us', s.withholding_kind, p.id, p.number, s.settled_on, p.customer_name, s.withholding_base, s.withheld,
        s.proof_no, '/order/?jenis=pembayaran&dokumen=' || p.id, null, null, null
      from sales_settlement s join sales_payment p on p.id = s.payment_id
      where s.company_id = ${companyId} and not s.is_void and s.withheld > 0 and s.settled_on ${days}
      union all
      select case c.kind when 'masuk' then 'from-us' else 'by-us' end, l.pph_kind, c.id, c.number, c.entry_date,
        coalesce(c.party_name, c.memo, ''), l.pph_base, l.pph, nullif(l.pph_proof_no, ''), '/laporan-keuangan/detail/' || c.id,
        case c.kind when 'keluar' then l.id end, null, l.object_code
      from cash_entry c join cash_entry_line l on l.company_id = c.company_id and l.entry_id = c.id and l.pph > 0
      where c.company_id = ${companyId} and c.state = 'posted' and c.entry_date ${days}
    ) d left join tax_object o on o.company_id = ${companyId} and o.source_id = d."objectOf" and o.kind = d.kind
    order by d.side, d.kind, d.date, d.number limit ${most}
  `.execute(tables(tx))
  return rows
}

/**
 * What accounts of a company gained in a month, and what stood there before. Entries of documents that hold tax back count net,
 * so that a refund or a void raises less and settles nothing; what people write (cash entries, journals) counts on its side, its
 * mirror against it.
 */
export async function taxMovements(tx: Tx, companyId: string, { from, to }: Span, codes: readonly string[]) {
  const isMirror = sql`e.reverses_id is not null`
  const byHand = sql`e.source_kind in ('cash-entry', 'manual-journal', 'opening-balance', 'year-close')`
  const { rows } = await sql<TaxMovement>`
    select a.code, a.name, coalesce(b.net, 0)::bigint as before, coalesce(m.debit, 0)::bigint as debit,
      coalesce(m.credit, 0)::bigint as credit, coalesce(m.net, 0)::bigint as net
    from account a
    left join lateral (
      select sum(l.debit - l.credit) as net from journal_line l
      where l.company_id = a.company_id and l.account_code = a.code and l.entry_date < ${from}::date
    ) b on true
    left join lateral (
      select sum(case when ${isMirror} then -l.credit else l.debit end) filter (where ${byHand}) as debit,
        sum(case when ${isMirror} then -l.debit else l.credit end) filter (where ${byHand}) as credit,
        sum(l.debit - l.credit) filter (where not ${byHand}) as net
      from journal_line l join journal_entry e on e.id = l.entry_id
      where l.company_id = a.company_id and l.account_code = a.code and l.entry_date between ${from}::date and ${to}::date
    ) m on true
    where a.company_id = ${companyId} and a.code = any (${[...codes]}::text[]) order by a.code
  `.execute(tables(tx))
  return rows
}
