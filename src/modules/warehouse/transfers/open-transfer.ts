import { quantityText, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocument } from '#kit/document/load.ts'
import { wireOf } from '#kit/document/wire.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { givenAnswer } from '#kit/paper/links/answers/answer.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { ground } from '#modules/warehouse/transfers/ground.ts'
import { transferOutcomes } from '#modules/warehouse/transfers/open-store.ts'
import { openOf, statusOf } from '#modules/warehouse/transfers/rules.ts'
import { seesTransfer, transfer, transferActs, type Transfer } from '#modules/warehouse/transfers/transfer.ts'

/** Shows a transfer, what became of it, and what this person may do next. */
export async function openTransfer(tx: Tx, actor: Actor, id: string): Promise<TransferDetail> {
  const doc: Transfer = await readDocument(tx, transfer, actor.companyId, id)
  if (!seesTransfer(actor, doc)) throw new NotFound()
  const { fromWarehouseId: fromId, toWarehouseId: toId, lines, ...head } = wireOf(transfer, doc, actor.can)
  const open = new Map(doc.lines.map((line) => [line.id, openOf(line)]))
  return {
    ...head,
    label: labelOf(doc.number),
    status: statusOf(doc.state, doc.lines),
    fromId,
    toId,
    lines: lines.map((line) => ({ ...line, open: quantityText(open.get(line.id) ?? ZERO_QTY) })),
    outcomes: await transferOutcomes(tx, actor.companyId, id),
    answer: (await givenAnswer(tx, id))?.answer ?? null,
    can: await actsNow(tx, actor, { table: transferActs, ground, doc }),
  }
}
