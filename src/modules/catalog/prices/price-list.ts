import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { ItemRow } from '#modules/catalog/contract.ts'
import { itemSource } from '#modules/catalog/list-source.ts'
import { priceListPaper } from '#modules/catalog/prices/price-list-paper.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'

/** Pages of a hundred items that are printed at most. */
const MOST_PAGES = 20

/** Prints the prices of what a list shows, by category. */
export async function pressedPriceList(
  tx: Tx,
  actor: Actor,
  asked: ListAsked,
): Promise<{ name: string; content: Buffer }> {
  const source = itemSource(actor, asked)
  const rows: ItemRow[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { ...asked, size: 100, sort: 'category', ...(after && { after }) }
    const answer = await listOf<ItemRow>(tx, source, actor, query)
    rows.push(...answer.rows)
    after = answer.next
    if (!after) break
  }
  const of = { subject: 'price-list', id: actor.companyId }
  const paper = priceListPaper({
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'daftar harga', amount: ZERO, of }),
    printed: await printedBy(tx, actor, of),
    date: today(actor),
    of: asked['of'] as 'bahan-baku' | 'produk' | undefined,
    rows,
    hasPaid: seesPurchases.some((permission) => actor.can(permission)),
    isCut: after !== undefined,
  })
  return { name: `${paper.title}.pdf`, content: await makePdf(paper) }
}
