import { sql } from 'kysely'
import { tables } from '#kit/db/tx.ts'
import { carryRecord } from '#kit/record/carriers.ts'

// Whose goods these are, and what was paid there, goes along with the supplier.
carryRecord('supplier', {
  async count(tx, companyId, id) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from item where company_id = ${companyId} and default_supplier_id = ${id}
    `.execute(tables(tx))
    return [{ label: 'Barang dengan supplier utama ini', count: rows[0]?.count ?? 0 }]
  },
  async carry(tx, { companyId }, { fromId, intoId }) {
    await sql`
      update item set default_supplier_id = ${intoId} where company_id = ${companyId} and default_supplier_id = ${fromId}
    `.execute(tables(tx))
    // Where both stood beside an item, what was said of the one that stays holds.
    await sql`
      delete from item_supplier gone where gone.company_id = ${companyId} and gone.supplier_id = ${fromId} and exists (
        select from item_supplier o where o.company_id = ${companyId} and o.item_id = gone.item_id and o.supplier_id = ${intoId}
      )
    `.execute(tables(tx))
    await sql`
      update item_supplier set supplier_id = ${intoId} where company_id = ${companyId} and supplier_id = ${fromId}
    `.execute(tables(tx))
    await sql`
      update item_purchase_price set supplier_id = ${intoId} where company_id = ${companyId} and supplier_id = ${fromId}
    `.execute(tables(tx))
  },
})
