import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of kasbon. */
export const kasbonChecks: readonly Check[] = [
  {
    name: 'kasbon-schedule',
    law: 'Cicilan kasbon berjumlah sama dengan kasbonnya, dan yang sudah kembali sama dengan pengembaliannya.',
    breaches: sql`
      select k.company_id, format('%s: kasbon Rp%s, jadwal Rp%s; kembali Rp%s, cicilan Rp%s, pengembalian Rp%s', k.number,
        k.amount, i.planned, k.repaid, i.taken, r.returned) as detail
      from kasbon k
      cross join lateral (
        select coalesce(sum(case when is_put_off then taken else amount end), 0) as planned, coalesce(sum(taken), 0) as taken
        from kasbon_instalment where kasbon_id = k.id
      ) i
      cross join lateral (
        select coalesce(sum(amount), 0) as returned from kasbon_return
        where company_id = k.company_id and kasbon_id = k.id and not is_void
      ) r
      where (k.state = 'posted' and i.planned <> k.amount) or i.taken <> k.repaid or r.returned <> k.repaid
    `,
  },
  {
    name: 'kasbon-balance',
    law: 'Sisa kasbon tiap orang sama dengan saldo Piutang Karyawan / Kasbon atas namanya.',
    breaches: sql`
      select company_id, format('%s: sisa kasbon Rp%s, buku Rp%s', person_id, coalesce(k.open, 0), coalesce(b.open, 0)) as detail
      from (
        select company_id, person_id, sum(amount - repaid) as open from kasbon where state = 'posted' group by 1, 2
      ) k
      full join (
        select company_id, party_id as person_id, sum(debit - credit) as open from party_balance
        where account_code = '1-1400' group by 1, 2
      ) b using (company_id, person_id)
      where coalesce(k.open, 0) <> coalesce(b.open, 0)
    `,
  },
]
