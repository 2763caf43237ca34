import '#modules/warehouse/transfers/carry-price.ts'
import { dimsOf } from '#ground/dims.ts'
import { act } from '#kit/document/act.ts'
import { openForSigning } from '#kit/paper/links/store.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant } from '#kit/posting/today.ts'
import * as stock from '#modules/stock/face.ts'
import { bookDifference } from '#modules/warehouse/transfers/book.ts'
import { ground } from '#modules/warehouse/transfers/ground.ts'
import * as store from '#modules/warehouse/transfers/store.ts'
import { SIGNING, transfer, transferActs } from '#modules/warehouse/transfers/transfer.ts'
import { usableWarehouse } from '#modules/warehouse/usable.ts'

/** Sends a draft as it stands: the goods leave at their average and lie in between from now on. */
export const sendTransfer = act(transferActs.send, ground, async ({ tx, actor, doc }) => {
  await usableWarehouse(tx, actor, doc.fromWarehouseId)
  refuseAhead(actor, doc.date)
  await stock.assertMayBackdate(tx, actor, doc.date)
  const document = { kind: transfer.name, id: doc.id }
  const between = await stock.ownPlace(tx, actor, 'transit')
  const lines = doc.lines.map((line) => ({ ...dimsOf(line), itemId: line.itemId, qty: line.qty, lineId: line.id }))
  const way = { on: doc.date, from: doc.fromWarehouseId, to: between.id }
  const moves = await stock.transfer(tx, actor, { document, ...way, lines })
  const arrived = moves.filter((move) => move.warehouseId === between.id)
  const sent = arrived.map((move) => ({ id: move.lineId ?? '', value: move.value }))
  await store.setSentValues(tx, actor.companyId, sent)
  await bookDifference(tx, actor, { on: doc.date, source: document, memo: 'Transfer antar gudang' }, moves)
  await openForSigning(tx, actor, { kind: SIGNING, documentId: doc.id })
  return { kept: { transitWarehouseId: between.id, sentAt: instant(), senderId: actor.userId } }
})
