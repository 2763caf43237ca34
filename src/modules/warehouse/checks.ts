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
    name: 'stock-document-value',
    law: 'Nilai baris dokumen stok sama dengan mutasi yang dicatatnya.',
    breaches: sql`
      select d.company_id, format('%s: dokumen Rp%s, mutasi Rp%s', d.number, l.value, coalesce(m.value, 0)) as detail
      from stock_document d
      join (select document_id, sum(value) as value from stock_document_line group by 1) l on l.document_id = d.id
      left join (
        select company_id, document_id, abs(sum(value + difference)) as value from stock_move
        where document_kind = 'stock-document' and reverses_id is null group by 1, 2
      ) m on m.company_id = d.company_id and m.document_id = d.id
      where d.state in ('posted', 'void') and l.value is distinct from coalesce(m.value, 0)
    `,
  },
]
