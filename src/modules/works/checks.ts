import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of subcontracts, and of projects that were running when the books began. */
export const worksChecks: readonly Check[] = [
  {
    name: 'subcontract-retention',
    law: 'Retensi subkon (2-1120) tiap subkontraktor sama dengan yang ditahan dikurangi yang sudah ditagih.',
    breaches: sql`
      select d.company_id, format('supplier %s: buku besar Rp%s, dokumen Rp%s', d.party_id, coalesce(b.balance, 0), d.held) as detail
      from (
        select s.company_id, s.supplier_id as party_id,
          sum(case when b.kind = 'retention' then -b.gross else b.retention end) as held
        from subcontract_bill b join subcontract s on s.id = b.subcontract_id where not b.is_void group by 1, 2
      ) d
      left join (select company_id, party_id, credit - debit as balance from party_balance where account_code = '2-1120') b
        on b.company_id = d.company_id and b.party_id = d.party_id
      where coalesce(b.balance, 0) <> d.held
    `,
  },
  {
    name: 'subcontract-bill',
    law: 'Tagihan subkon sama dengan nilai opname dikurangi uang muka, retensi, dan potongan, dengan PPN-nya.',
    breaches: sql`
      select s.company_id, format('%s: tercatat Rp%s, tagihan Rp%s', s.bill_number, s.total, b.total) as detail
      from subcontract_bill s join purchase_bill b on b.id = s.bill_id
      where s.is_void <> (b.state = 'void') or s.total <> b.total
        or b.dpp <> s.gross - s.advance - s.retention - s.back_charge
    `,
  },
  {
    name: 'subcontract-measured',
    law: 'Opname subkon yang disetujui tidak melebihi SPK-nya, dan uang muka yang dipotong tidak melebihi yang ditagih.',
    breaches: sql`
      select l.company_id, format('%s: SPK %s, diopname %s', l.description, l.volume, m.volume) as detail
      from subcontract_line l join (
        select m.subcontract_line_id as id, sum(m.volume) as volume from subcontract_opname_line m
        join subcontract_opname o on o.id = m.opname_id where o.state = 'posted' group by 1
      ) m on m.id = l.id
      where m.volume > l.volume
      union all
      select company_id, format('SPK %s: dipotong Rp%s, ditagih Rp%s', subcontract_id, taken, billed) from (
        select company_id, subcontract_id, sum(advance) as taken, coalesce(sum(gross) filter (where kind = 'advance'), 0) + sum(advance_left) as billed
        from subcontract_bill where not is_void group by 1, 2
      ) a where taken > coalesce(billed, 0)
    `,
  },
  {
    name: 'subcontract-value',
    law: 'Nilai SPK subkon sama dengan jumlah barisnya, dan sama dengan nilai sesudah addendum terakhir yang berlaku.',
    breaches: sql`
      select s.company_id, format('SPK %s: nilai Rp%s, baris Rp%s', s.number, s.total, l.amount) as detail
      from subcontract s join (select subcontract_id, sum(amount) as amount from subcontract_line group by 1) l
        on l.subcontract_id = s.id
      where l.amount <> s.total
      union all
      select s.company_id, format('SPK %s: nilai Rp%s, sesudah %s Rp%s', s.number, s.total, a.number, a.total_after)
      from subcontract s cross join lateral (
        select number, total_after from subcontract_addendum
        where company_id = s.company_id and subcontract_id = s.id and state = 'posted' order by approved_at desc, id desc limit 1
      ) a where a.total_after <> s.total
      union all
      select a.company_id, format('addendum %s: mengubah Rp%s, barisnya Rp%s', coalesce(a.number, 'draf'), a.net, l.amount)
      from subcontract_addendum a join (
        select addendum_id, sum(amount) as amount from subcontract_addendum_line group by 1
      ) l on l.addendum_id = a.id where l.amount <> a.net
    `,
  },
  {
    name: 'project-opening',
    law: 'Jurnal saldo awal proyek sama dengan catatannya: retensi, uang muka, yang ditagih, dan biayanya; yang dibatalkan bersaldo nol.',
    breaches: sql`
      select company_id, format('saldo awal proyek %s akun %s: tercatat Rp%s, jurnal Rp%s', id, code, coalesce(o.net, 0), coalesce(l.net, 0)) as detail
      from (
        select company_id, id, code, sum(net) as net from (
          select company_id, id, '1-1310' as code, retention as net from project_opening where state = 'posted'
          union all select company_id, id, '2-1200', -advance from project_opening where state = 'posted'
          union all select company_id, id, '4-1000', -billed from project_opening where state = 'posted'
          union all select c.company_id, c.opening_id, c.account_code, c.amount
            from project_opening_cost c join project_opening o on o.id = c.opening_id where o.state = 'posted'
        ) each group by 1, 2, 3
      ) o
      full join (
        select e.company_id, e.source_id as id, l.account_code as code, sum(l.debit - l.credit) as net
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'project-opening' and l.account_code <> '3-1000' group by 1, 2, 3
      ) l using (company_id, id, code)
      where coalesce(o.net, 0) <> coalesce(l.net, 0)
    `,
  },
  {
    name: 'subcontract-opening',
    law: 'Jurnal saldo awal SPK subkon sama dengan catatannya: uang muka dan retensi; yang dibatalkan bersaldo nol.',
    breaches: sql`
      select company_id, format('saldo awal SPK %s akun %s: tercatat Rp%s, jurnal Rp%s', id, code, coalesce(o.net, 0), coalesce(l.net, 0)) as detail
      from (
        select b.company_id, b.id, each.code, each.net from subcontract_bill b
          cross join lateral (values ('1-1410', b.advance_left), ('2-1120', -b.retention)) each (code, net)
        where b.kind = 'opening' and not b.is_void
      ) o
      full join (
        select e.company_id, e.source_id as id, l.account_code as code, sum(l.debit - l.credit) as net
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'subcontract-opening' and l.account_code in ('1-1410', '2-1120') group by 1, 2, 3
      ) l using (company_id, id, code)
      where coalesce(o.net, 0) <> coalesce(l.net, 0)
    `,
  },
  {
    name: 'project-instalments',
    law: 'Angsuran kontrak berjumlah 100 %, tiap angsuran yang ditagih sama dengan invoicenya, dan yang ditagih tidak melebihi kontrak.',
    breaches: sql`
      select company_id, format('proyek %s: angsurannya berjumlah %s persen', project_id, sum(percent)) as detail
      from project_instalment group by company_id, project_id having sum(percent) <> 100
      union all
      select i.company_id, format('%s: tercatat Rp%s, invoice %s Rp%s', i.name, i.amount, v.number, v.gross_net)
      from project_instalment i join sales_invoice v on v.id = i.invoice_id
      where v.state = 'posted' and (v.gross_net <> i.amount or v.kind <> 'sale')
      union all
      select c.company_id, format('kontrak %s Rp%s, ditagih Rp%s', o.number, o.dpp, o.invoiced_net)
      from project_contract c join sales_order o on o.id = c.order_id
      where o.state = 'posted' and o.invoiced_net > o.dpp
    `,
  },
  {
    name: 'project-revenue',
    law: 'Pendapatan proyek di buku sama dengan bulan terakhir yang dibukukan: selisih diakui dan ditagih, dan provisinya.',
    breaches: sql`
      select company_id, format('proyek %s akun %s: tercatat Rp%s, jurnal Rp%s', project_id, code, coalesce(k.net, 0),
        coalesce(j.net, 0)) as detail
      from (
        select company_id, project_id, code, net from (
          select distinct on (company_id) company_id, id from project_revenue_run where state = 'posted'
          order by company_id, period desc
        ) r
        join project_revenue_line l using (company_id)
        cross join lateral (values
          ('1-1320', greatest(l.earned - l.billed, 0)), ('2-1210', -greatest(l.billed - l.earned, 0)),
          ('4-1000', l.billed - l.earned), ('6-2200', l.provision), ('2-1710', -l.provision)
        ) v (code, net)
        where l.run_id = r.id and net <> 0
      ) k
      full join (
        select e.company_id, l.project_id, l.account_code as code, sum(l.debit - l.credit) as net
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'project-revenue' group by 1, 2, 3
      ) j using (company_id, project_id, code)
      where coalesce(k.net, 0) <> coalesce(j.net, 0)
    `,
  },
]
