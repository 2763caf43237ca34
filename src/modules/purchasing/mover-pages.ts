import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { visibleBills, visibleReturns } from './bills/visible.ts'
import { paperPage, type PaperKind } from './paper-pages.ts'
import { own } from './store.ts'
import { visibleReceipts } from './visible.ts'

// Every paper that moves goods is read beside its list.
tell('goods-receipt', { kind: 'penerimaan', table: 'goods_receipt', seen: visibleReceipts })
tell('purchase-bill', { kind: 'tagihan', table: 'purchase_bill', seen: visibleBills })
tell('purchase-return', { kind: 'retur', table: 'purchase_return', seen: visibleReturns })

interface Paper {
  readonly kind: PaperKind
  readonly table: 'goods_receipt' | 'purchase_bill' | 'purchase_return'
  readonly seen: (actor: Actor) => RawBuilder<SqlBool>
}

function tell(kind: string, paper: Paper): void {
  tellMoverPages(kind, async (tx, actor, ids): Promise<ReadonlyMap<string, MoverPage>> => {
    if (!actor.can('view pembelian-barang')) return new Map()
    const mine = seesAll(actor) ? ids : await mineOf(tx, actor, paper, ids)
    return new Map(mine.map((id) => [id, { to: paperPage(paper.kind, id) }]))
  })
}

// Who is limited to some orders finds no page of the others' papers: such a paper stays a number.
async function mineOf(
  tx: Tx,
  actor: Actor,
  { table, seen }: Paper,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where company_id = ${actor.companyId} and id = any (${[...ids]}::uuid[]) and ${seen(actor)}
  `.execute(own(tx))
  return rows.map((row) => row.id)
}
