import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of finance. */
export const financeChecks: readonly Check[] = [
  {
    name: 'cash-entry-lines',
    law: 'Jumlah transaksi kas masuk atau keluar sama dengan jumlah barisnya.',
    breaches: sql`
      select c.company_id, format('%s: tercatat Rp%s, baris Rp%s', coalesce(c.number, c.id::text), c.amount, coalesce(l.amount, 0)) as detail
      from cash_entry c
      left join (select entry_id, sum(amount - pph) as amount from cash_entry_line group by 1) l on l.entry_id = c.id
      where c.kind <> 'pindah' and c.amount <> coalesce(l.amount, 0)
    `,
  },
  {
    name: 'cash-entry-journal',
    law: 'Jurnal tiap transaksi kas sama dengan transaksinya, dan yang dibatalkan bersaldo nol.',
    breaches: sql`
      select c.company_id, format('%s: jurnal Rp%s, transaksi Rp%s', c.number, j.moved, w.wanted) as detail
      from cash_entry c
      join cash_account k on k.id = c.cash_account_id
      cross join lateral (
        select coalesce(sum(l.debit - l.credit), 0) as moved
        from journal_entry e join journal_line l on l.entry_id = e.id and l.account_code = k.account_code
        where e.company_id = c.company_id and e.source_id = c.id
      ) j
      cross join lateral (
        select case when c.state <> 'posted' then 0 when c.kind = 'masuk' then c.amount else -c.amount - c.fee end as wanted
      ) w
      where j.moved <> w.wanted
    `,
  },
  {
    name: 'site-float-balance',
    law: 'Kas lapangan para pemegang sama dengan yang dibukukan transaksi kas pada akun 1-1110.',
    breaches: sql`
      select k.company_id, format('buku Rp%s, pemegang Rp%s', b.booked, h.held) as detail
      from cash_account k
      cross join lateral (
        select coalesce(sum(l.debit - l.credit), 0) as booked
        from journal_entry e join journal_line l on l.entry_id = e.id and l.account_code = k.account_code
        where e.company_id = k.company_id and e.source_kind = 'cash-entry'
      ) b
      cross join lateral (
        select coalesce(sum(case when c.to_cash_account_id = k.id then c.amount else -c.amount end), 0) as held
        from site_float_entry f join cash_entry c on c.company_id = f.company_id and c.id = f.entry_id
        where f.company_id = k.company_id and c.state = 'posted'
      ) h
      where k.account_code = '1-1110' and b.booked <> h.held
    `,
  },
  {
    name: 'cash-entry-taxes',
    law: 'PPN dan PPh tiap transaksi kas yang dicatat sama dengan yang ditulis barisnya.',
    breaches: sql`
      select c.company_id, format('%s: jurnal Rp%s, baris Rp%s', c.number, j.booked, l.told) as detail
      from cash_entry c
      cross join lateral (
        select coalesce(sum(ppn + pph), 0) as told, array_agg(account_code) as named from cash_entry_line where entry_id = c.id
      ) l
      cross join lateral (
        select coalesce(sum(abs(t.debit - t.credit)), 0) as booked
        from journal_entry e join journal_line t on t.entry_id = e.id
        where e.company_id = c.company_id and e.source_id = c.id and e.source_kind = 'cash-entry' and e.reverses_id is null
          and t.account_code in ('1-1600', '2-1400', '1-1610', '1-1620', '8-1100', '2-1500', '2-1510', '2-1520', '2-1540')
          and not t.account_code = any (l.named)
      ) j
      where c.state = 'posted' and l.told > 0 and j.booked <> l.told
    `,
  },
  {
    name: 'giro-balance',
    law: 'Tiap giro yang menunggu berdiri di akun giro sebesar nilainya, dan yang cair, ditolak atau dibatalkan bersaldo nol.',
    breaches: sql`
      select g.company_id, format('giro %s: buku Rp%s, giro Rp%s', g.number, j.net, w.wanted) as detail
      from giro g
      cross join lateral (
        select coalesce(sum(l.debit - l.credit), 0) as net
        from journal_entry e join journal_line l on l.entry_id = e.id
          and l.account_code = case g.direction when 'masuk' then '1-1340' else '2-1130' end
        where e.company_id = g.company_id and e.source_id in (g.source_id, g.clearing_id)
      ) j
      cross join lateral (
        select case when g.state <> 'open' then 0 when g.direction = 'masuk' then g.amount else -g.amount end as wanted
      ) w
      where j.net <> w.wanted
    `,
  },
  {
    name: 'manual-journal-lines',
    law: 'Jurnal umum seimbang, berjumlah sama dengan barisnya, dan yang dicatat ada di buku.',
    breaches: sql`
      select j.company_id, format('%s: tercatat Rp%s, debit Rp%s, kredit Rp%s, buku Rp%s', coalesce(j.number, j.id::text),
        j.total, l.debit, l.credit, b.booked) as detail
      from manual_journal j
      cross join lateral (
        select coalesce(sum(debit), 0) as debit, coalesce(sum(credit), 0) as credit
        from manual_journal_line where journal_id = j.id
      ) l
      cross join lateral (
        select coalesce(sum(case when e.reverses_id is null then e.total_debit else -e.total_debit end), 0) as booked
        from journal_entry e
        where e.company_id = j.company_id and e.source_id = j.id and e.source_kind = 'manual-journal'
      ) b
      where j.total <> l.debit or j.total <> l.credit or b.booked <> (case when j.state = 'posted' then j.total else 0 end)
    `,
  },
  {
    name: 'bank-match-sums',
    law: 'Mutasi bank yang dicocokkan berjumlah sama dengan baris buku pasangannya.',
    breaches: sql`
      select b.company_id, format('%s: bank Rp%s, buku Rp%s', b.match_id, b.amount, coalesce(m.amount, 0)) as detail
      from (select company_id, match_id, sum(amount) as amount from bank_line where match_id is not null group by 1, 2) b
      left join (
        select t.bank_line_id, sum(l.debit - l.credit) as amount
        from bank_match t join journal_line l on l.entry_id = t.entry_id and l.line_no = t.line_no group by 1
      ) m on m.bank_line_id = b.match_id
      where b.amount <> coalesce(m.amount, 0)
    `,
  },
]
