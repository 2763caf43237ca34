import { negate } from '#ground/money.ts'
import { act } from '#kit/document/act.ts'
import { instant, today } from '#kit/posting/today.ts'
import { unbought } from '#modules/catalog/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { linesOf } from '../orders/store.ts'
import { removeReplacements } from '../replacements/store.ts'
import { takeGoodsBack, unbookGoods } from './goods.ts'
import { ground } from './ground.ts'
import { receiptActs } from './receipt.ts'
import { countIn, linesIn } from './receive.ts'
import { scoreSupplier } from './score.ts'

/** Takes a receipt back: goods leave at what they cost when they came, the entries are mirrored. */
export const voidReceipt = act(receiptActs.void, ground, async ({ tx, actor, asked, doc, parent, enter }) => {
  const { order } = parent
  const { id } = doc
  const on = today(actor)
  const ids = doc.lines.map((line) => line.id)
  await removeReplacements(tx, ids)
  // Read anew: what is no longer replaced is awaited again.
  const lines = await linesOf(tx, order.id)
  await enter({ voidedAt: instant(), voidedBy: actor.name, voidReason: asked.reason })
  await countIn(tx, actor, order, lines, linesIn(lines, doc.lines), -1)
  const moves = await takeGoodsBack(tx, actor, id, on)
  await unbought(tx, actor.companyId, id)
  await scoreSupplier(tx, actor, order.supplier_id)
  // Of the year it was bought in: a receipt of last year takes nothing off what was bought in this one.
  const bought = { bought: negate(doc.value), on: doc.date }
  await supplierDealt(tx, actor.companyId, { supplierId: order.supplier_id, ...bought })
  await unbookGoods(tx, actor, { id, on, reason: asked.reason, moves })
  return {}
})
