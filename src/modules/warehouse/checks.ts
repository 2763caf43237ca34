import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { inventoryAccounts } from '#modules/stock/face.ts'

/** What must be true between the two books. */
export const warehouseChecks: readonly Check[] = [
  {
    name: 'inventory-account',
    law: 'Nilai stok sama dengan saldo akun persediaan di buku besar.',
    breaches: sql`
      select company_id, format('%s: stok Rp%s, buku besar Rp%s', account_code, coalesce(s.value, 0), coalesce(j.value, 0)) as detail
      from (select company_id, account_code, sum(value) as value from stock_balance group by 1, 2) s
      full join (
        select company_id, account_code, sum(debit - credit) as value from account_balance
        where account_code = any (${inventoryAccounts}::text[]) group by 1, 2
      ) j using (company_id, account_code)
      where coalesce(s.value, 0) <> coalesce(j.value, 0)
    `,
  },
  {
    name: 'inventory-projects',
    law: 'Nilai mutasi stok tiap proyek dan pekerjaan sama dengan akun persediaan di saldo proyek.',
    breaches: sql`
      select company_id, format('proyek %s pekerjaan %s: mutasi dan buku besar berbeda Rp%s', project_id, coalesce(work_item_id::text, '-'), sum(value)) as detail
      from (
        select company_id, project_id, work_item_id, value from stock_move where project_id is not null
        union all
        select company_id, project_id, work_item_id, credit - debit from project_balance where account_code = any (${inventoryAccounts}::text[])
      ) each
      group by company_id, project_id, work_item_id having sum(value) <> 0
    `,
  },
  {
    name: 'stock-document-value',
    law: 'Nilai baris dokumen stok sama dengan mutasi yang dicatatnya.',
    breaches: sql`
      select d.company_id, format('%s: dokumen Rp%s, mutasi Rp%s', d.number, l.value, coalesce(m.value, 0)) as detail
      from stock_document d
      join (select document_id, sum(value) as value from stock_document_line group by 1) l on l.document_id = d.id
      left join (
        select m.company_id, m.document_id, abs(sum(m.value + m.difference)) as value
        from stock_move m join stock_document s on s.id = m.document_id
        where m.document_kind = 'stock-document' and m.reverses_id is null and (s.type not in ('rusak', 'karantina') or m.qty < 0)
        group by 1, 2
      ) m on m.company_id = d.company_id and m.document_id = d.id
      where d.state in ('posted', 'void') and l.value is distinct from coalesce(m.value, 0)
    `,
  },
  {
    name: 'stock-in-transit',
    law: 'Barang dalam perjalanan sama dengan yang belum diterima dari semua transfer, dalam jumlah dan nilai.',
    breaches: sql`
      select company_id, format('item %s: gudang %s / Rp%s, transfer %s / Rp%s', item_id, coalesce(b.qty, 0),
        coalesce(b.value, 0), coalesce(t.qty, 0), coalesce(t.value, 0)) as detail
      from (
        select b.company_id, b.item_id, sum(b.qty) as qty, sum(b.value) as value
        from stock_balance b join warehouse w on w.id = b.warehouse_id
        where w.type = 'transit' group by 1, 2
      ) b
      full join (
        select l.company_id, l.item_id, sum(l.open_value) as value,
          sum(l.qty - l.received_qty - l.returned_qty - l.lost_qty - l.damaged_qty) as qty
        from stock_transfer t join stock_transfer_line l on l.transfer_id = t.id
        where t.state = 'posted' group by 1, 2
      ) t using (company_id, item_id)
      where coalesce(b.qty, 0) <> coalesce(t.qty, 0) or coalesce(b.value, 0) <> coalesce(t.value, 0)
    `,
  },
  {
    name: 'transfer-outcome',
    law: 'Yang diterima dan diselesaikan dari tiap baris transfer sama dengan jumlah hasilnya.',
    breaches: sql`
      select l.company_id, format('baris transfer %s: tercatat %s, hasil %s', l.id,
        l.received_qty + l.returned_qty + l.lost_qty + l.damaged_qty, coalesce(o.qty, 0)) as detail
      from stock_transfer_line l
      left join (
        select p.transfer_line_id, sum(p.qty) as qty
        from stock_transfer_outcome_line p join stock_transfer_outcome o on o.id = p.outcome_id
        where o.undone_at is null group by 1
      ) o on o.transfer_line_id = l.id
      where l.received_qty + l.returned_qty + l.lost_qty + l.damaged_qty <> coalesce(o.qty, 0)
    `,
  },
  {
    name: 'stock-frozen',
    law: 'Hanya opname yang masih berjalan yang membekukan barang.',
    breaches: sql`
      select b.company_id, format('item %s gudang %s', b.item_id, b.warehouse_id) as detail
      from stock_balance b left join stock_count c on c.id = b.frozen_by
      where b.frozen_by is not null and (c.id is null or c.state not in ('counting', 'review'))
    `,
  },
]
