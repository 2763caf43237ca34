import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellHanging, type ClosingProject, type HangingThing } from '#modules/projects/face.ts'
import { paperPage } from './paper-pages.ts'
import { own } from './store.ts'

type Kind = 'request' | 'order' | 'receipt' | 'bill'

const said: Readonly<Record<Kind, (number: string | null, amount: string | null) => string>> = {
  request: (number) => `Permintaan ${number ?? 'draf'} belum dipesan seluruhnya`,
  order: (number) => (number === null ? 'Draf pesanan pembelian' : `Pesanan pembelian ${number} belum selesai`),
  receipt: (number) => `Barang di penerimaan ${number ?? ''} belum ditagih supplier`,
  bill: (number, amount) =>
    amount === null
      ? `Tagihan pembelian ${number ?? 'draf'} belum dicatat`
      : `Tagihan ${number ?? ''} belum lunas, sisa ${rupiah(amount)}`,
}

/** Finds what purchasing still has open for a project; at most 50 of a kind. */
async function hangingPurchases(tx: Tx, actor: Actor, { id }: ClosingProject): Promise<HangingThing[]> {
  const of = sql`company_id = ${actor.companyId} and project_id = ${id}`
  const { rows } = await sql<{ kind: Kind; number: string | null; amount: string | null; id: string }>`
    (select 'request' as kind, r.number, null as amount, r.id from purchase_request r
      where r.id in (select request_id from purchase_request_line where ${of} and ordered_qty < qty)
        and r.state in ('draft', 'pending_approval', 'posted') and r.closed_at is null
      order by r.id limit 50)
    union all
    (select 'order', o.number, null, o.id from purchase_order o
      where o.id in (
        select order_id from purchase_order_line
        where ${of} and kind = 'item' and qty > case when needs_receipt then received_qty else billed_qty end
      ) and o.state in ('draft', 'pending_approval', 'posted') and o.closed_at is null
      order by o.id limit 50)
    union all
    (select 'receipt', r.number, null, r.id from goods_receipt r
      where r.id in (select receipt_id from goods_receipt_line where ${of} and billed_qty + returned_qty < qty_accepted)
        and r.state = 'posted'
      order by r.id limit 50)
    union all
    (select 'bill', b.number, case when b.state = 'posted' then b.open_due::text end, b.id from purchase_bill b
      where b.id in (select bill_id from purchase_bill_line where ${of})
        and (b.state in ('draft', 'pending_approval') or b.state = 'posted' and b.open_due > 0)
      order by b.id limit 50)
  `.execute(own(tx))
  const maySee = actor.can('view pembelian-barang')
  return rows.map(({ kind, number, amount, id: document }) => ({
    what: said[kind](number, amount),
    href: maySee ? pageOf(kind, document) : null,
    isWaivable: false,
  }))
}

function pageOf(kind: Kind, id: string): string {
  if (kind === 'order' || kind === 'request') return `/pembelian-barang/detail/${id}`
  return paperPage(kind === 'bill' ? 'tagihan' : 'penerimaan', id)
}

tellHanging(hangingPurchases)
