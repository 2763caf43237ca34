import { sql } from 'kysely'
import { today } from '#kit/posting/today.ts'
import { carryRecord } from '#kit/record/carriers.ts'
import { moveParty } from '#modules/journal/face.ts'
import { own } from './store.ts'

const PAPERS = [
  ['sales_order', 'Order'],
  ['sales_delivery', 'Surat jalan'],
  ['sales_invoice', 'Invoice'],
  ['sales_payment', 'Pembayaran'],
  ['sales_return', 'Retur'],
  ['sales_credit_note', 'Nota kredit'],
  ['sales_write_off', 'Penghapusan piutang'],
  ['sales_refund', 'Pengembalian uang'],
] as const

// Papers keep the name they were written with; what they name by id is the customer that stays.
carryRecord('customer', {
  async count(tx, companyId, id) {
    const each = PAPERS.map(
      ([table]) =>
        sql`(select count(*)::int from ${sql.table(table)} where company_id = ${companyId} and customer_id = ${id}) as ${sql.ref(table)}`,
    )
    const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(own(tx))
    return PAPERS.map(([table, label]) => ({ label, count: rows[0]?.[table] ?? 0 }))
  },
  async carry(tx, actor, { fromId, intoId }) {
    const { companyId } = actor
    // Orders first, by id, as every act on one of their papers begins.
    await sql`
      select id from sales_order where company_id = ${companyId} and customer_id = ${fromId} order by id for update
    `.execute(own(tx))
    await sql`
      update sales_invoice set merged_from = coalesce(merged_from, customer_id)
      where company_id = ${companyId} and customer_id = ${fromId}
    `.execute(own(tx))
    for (const [table] of PAPERS) {
      await sql`
        update ${sql.table(table)} set customer_id = ${intoId} where company_id = ${companyId} and customer_id = ${fromId}
      `.execute(own(tx))
    }
    await moveParty(tx, actor, {
      ...{ fromId, intoId, on: today(actor), area: 'sales' },
      memo: 'Penggabungan pelanggan',
    })
  },
})
