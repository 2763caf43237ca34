import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { refuseUnseen } from '#kit/list/source.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { StockRow } from '#modules/warehouse/answers.ts'
import { listedStock } from '#modules/warehouse/list-sources.ts'
import type { PressedPaper } from '#modules/warehouse/papers/pressed.ts'
import { stockListPaper } from '#modules/warehouse/papers/stock-list.ts'

/** Pages of a hundred rows that are printed at most. */
const MOST_PAGES = 20

const PAGING = new Set(['size', 'sort', 'after', 'before'])

/** Prints what the list of stock shows, warehouse by warehouse. */
export async function pressedStockList(tx: Tx, actor: Actor, asked: ListAsked): Promise<PressedPaper> {
  // It is sorted its own way; what may not be asked of the list may not be asked of its paper.
  refuseUnseen(listedStock(actor), actor, asked)
  const rows: StockRow[] = []
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { ...asked, size: 100, sort: 'warehouseName', ...(after && { after }) }
    const answer = await listOf<StockRow>(tx, listedStock(actor), actor, query)
    rows.push(...answer.rows)
    after = answer.next
    if (!after) break
  }
  const of = { subject: 'stock-list', id: actor.companyId }
  const paper = stockListPaper({
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'daftar stok', amount: ZERO, of }),
    printed: await printedBy(tx, actor, of),
    date: today(actor),
    rows: rows.toSorted(byPlaceThenName),
    isFiltered: Object.entries(asked).some(([key, value]) => value !== undefined && !PAGING.has(key)),
    hasValue: actor.can('view biaya'),
    isCut: after !== undefined,
  })
  return { name: `${paper.title}.pdf`, content: await makePdf(paper) }
}

const spoken = new Intl.Collator('id')

function byPlaceThenName(a: StockRow, b: StockRow): number {
  return spoken.compare(a.warehouseName, b.warehouseName) || spoken.compare(a.itemName, b.itemName)
}
