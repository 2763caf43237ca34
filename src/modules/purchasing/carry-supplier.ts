import { sql } from 'kysely'
import { today } from '#kit/posting/today.ts'
import { carryRecord } from '#kit/record/carriers.ts'
import { moveParty } from '#modules/journal/face.ts'
import { own } from './store.ts'

const PAPERS = [
  ['purchase_order', 'Pesanan'],
  ['goods_receipt', 'Penerimaan'],
  ['purchase_bill', 'Tagihan'],
  ['purchase_payment', 'Pembayaran'],
  ['purchase_return', 'Retur'],
] as const

// Papers keep the name they were written with; what they name by id is the supplier that stays.
carryRecord('supplier', {
  async count(tx, companyId, id) {
    const each = [...PAPERS, ['purchase_quote', 'Penawaran'] as const].map(
      ([table]) =>
        sql`(select count(*)::int from ${sql.table(table)} where company_id = ${companyId} and supplier_id = ${id}) as ${sql.ref(table)}`,
    )
    const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(own(tx))
    return [...PAPERS, ['purchase_quote', 'Penawaran'] as const].map(([table, label]) => ({
      label,
      count: rows[0]?.[table] ?? 0,
    }))
  },
  async carry(tx, actor, { fromId, intoId }) {
    const { companyId } = actor
    // Orders first, by id, as every act on one of their papers begins.
    await sql`
      select id from purchase_order where company_id = ${companyId} and supplier_id = ${fromId} order by id for update
    `.execute(own(tx))
    await sql`
      update purchase_bill set merged_from = coalesce(merged_from, supplier_id)
      where company_id = ${companyId} and supplier_id = ${fromId}
    `.execute(own(tx))
    for (const [table] of PAPERS) {
      await sql`
        update ${sql.table(table)} set supplier_id = ${intoId} where company_id = ${companyId} and supplier_id = ${fromId}
      `.execute(own(tx))
    }
    // Where both made an offer for one request, each stays under its own name.
    await sql`
      update purchase_quote q set supplier_id = ${intoId} where q.company_id = ${companyId} and q.supplier_id = ${fromId}
        and not exists (select from purchase_quote o where o.request_id = q.request_id and o.supplier_id = ${intoId})
    `.execute(own(tx))
    // Of two lists that name a price of one day, the one that stays is true.
    await sql`
      update supplier_price p set supplier_id = ${intoId} where p.company_id = ${companyId} and p.supplier_id = ${fromId}
        and not exists (
          select from supplier_price o where o.company_id = p.company_id and o.supplier_id = ${intoId}
            and (o.item_id, o.unit, o.min_qty, o.valid_from) = (p.item_id, p.unit, p.min_qty, p.valid_from)
        )
    `.execute(own(tx))
    await moveParty(tx, actor, {
      ...{ fromId, intoId, on: today(actor), area: 'purchase' },
      memo: 'Penggabungan supplier',
    })
  },
})
