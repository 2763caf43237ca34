import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { BillLineRow } from './store.ts'

/** The lines of a bill, and of a landed cost, whose goods went straight to a site. */
export async function siteLinesOf(tx: Tx, billId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select l.id from purchase_bill_line l join goods_receipt r on r.id = l.receipt_id
    where l.bill_id = ${billId} and r.ship_to = 'site'
    union all
    select s.id from purchase_landed_share s join goods_receipt_line rl on rl.id = s.receipt_line_id
      join goods_receipt r on r.id = rl.receipt_id
    where s.bill_id = ${billId} and r.ship_to = 'site'
  `.execute(own(tx))
  return new Set(rows.map((row) => row.id))
}

/** Billed quantities in the items' own units, by line. */
export async function baseQtyOf(tx: Tx, lines: readonly BillLineRow[]): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map()
  const { rows } = await sql<{ id: string; qty: string }>`
    select l.id, round(l.qty * ol.unit_num / ol.unit_den, 4)::text as qty
    from purchase_bill_line l join purchase_order_line ol on ol.id = l.order_line_id
    where l.id = any (${lines.map((line) => line.id)}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, row.qty]))
}
