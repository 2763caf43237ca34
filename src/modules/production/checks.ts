import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of production. */
export const productionChecks: readonly Check[] = [
  {
    name: 'work-in-process',
    law: 'Barang dalam proses (1-1510) sama dengan biaya SPK yang masuk dikurangi hasil dan kerugian.',
    breaches: sql`
      select company_id, format('buku besar Rp%s, SPK Rp%s', coalesce(b.balance, 0), coalesce(o.wip, 0)) as detail
      from (
        select company_id, sum(debit - credit) as balance from account_balance where account_code = '1-1510' group by 1
      ) b
      full join (select company_id, sum(wip) as wip from production_order group by 1) o using (company_id)
      where coalesce(b.balance, 0) <> coalesce(o.wip, 0)
    `,
  },
  {
    name: 'production-cost',
    law: 'Biaya dan hasil SPK sama dengan jumlah catatannya.',
    breaches: sql`
      select o.company_id, format('%s: bahan %s/%s, upah %s/%s, overhead %s/%s, hasil %s/%s, rugi %s/%s', coalesce(o.number, o.id::text),
        o.material_cost, e.used, o.labour_cost, e.paid, o.overhead_cost, e.overhead, o.output_value, e.value, o.loss, e.loss) as detail
      from production_order o
      cross join lateral (
        select coalesce(sum(cost) filter (where kind in ('use', 'late')), 0) as used, coalesce(sum(cost) filter (where kind = 'labour'), 0) as paid,
          coalesce(sum(overhead), 0) as overhead, coalesce(sum(value), 0) as value, coalesce(sum(loss), 0) as loss
        from production_entry where order_id = o.id and not is_void
      ) e
      where (o.material_cost, o.labour_cost, o.overhead_cost, o.output_value, o.loss) <> (e.used, e.paid, e.overhead, e.value, e.loss)
    `,
  },
  {
    name: 'production-closed',
    law: 'SPK selesai atau batal: jumlah biaya masuk sama dengan nilai hasil ditambah kerugian.',
    breaches: sql`
      select company_id, format('%s: sisa Rp%s', coalesce(number, id::text), wip) as detail
      from production_order where stage in ('done', 'cancelled') and wip <> 0
    `,
  },
  {
    name: 'production-quantities',
    law: 'Jumlah hasil dan bahan terpakai pada SPK sama dengan catatannya.',
    breaches: sql`
      select o.company_id, format('%s: bagus %s/%s, KW 2 %s/%s, gagal %s/%s', coalesce(o.number, o.id::text),
        o.good_qty, l.good, o.second_qty, l.second, o.reject_qty, l.reject) as detail
      from production_order o
      cross join lateral (
        select coalesce(sum(x.qty) filter (where grade = 'good'), 0) as good, coalesce(sum(x.qty) filter (where grade = 'second'), 0) as second,
          coalesce(sum(x.qty) filter (where grade = 'reject'), 0) as reject
        from production_entry e join production_entry_line x on x.entry_id = e.id where e.order_id = o.id and not e.is_void
      ) l
      where (o.good_qty, o.second_qty, o.reject_qty) <> (l.good, l.second, l.reject)
      union all
      select m.company_id, format('bahan %s: terpakai %s/%s, biaya Rp%s/%s', m.id, m.used_qty, l.used, m.cost, l.cost)
      from production_material m
      cross join lateral (
        select coalesce(sum(x.qty), 0) as used, coalesce(sum(x.value), 0) as cost
        from production_entry_line x join production_entry e on e.id = x.entry_id
        where x.material_id = m.id and e.order_id = m.order_id and not e.is_void
      ) l
      where (m.used_qty, m.cost) <> (l.used, l.cost)
    `,
  },
  {
    name: 'production-reserved',
    law: 'Bahan yang ditahan untuk SPK sama dengan yang tercatat di stok.',
    breaches: sql`
      select m.company_id, format('bahan %s: tercatat %s, ditahan %s', m.id, m.reserved_qty, coalesce(r.qty, 0)) as detail
      from production_material m
      left join stock_reservation r on r.document_kind = 'production-order' and r.document_id = m.order_id and r.line_id = m.id
      where m.reserved_qty <> coalesce(r.qty, 0)
    `,
  },
  {
    name: 'production-kept',
    law: 'SPK menahan untuk order yang memintanya tidak lebih banyak dari hasil bagusnya.',
    breaches: sql`
      select company_id, format('%s: ditahan %s, hasil bagus %s', coalesce(number, id::text), kept_qty, good_qty) as detail
      from production_order where kept_qty > case when order_line_id is null then 0 else good_qty end
    `,
  },
]
