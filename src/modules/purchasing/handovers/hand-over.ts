import { negateQty, quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { DocumentRef } from '../contract.ts'
import { countLines, linesOf, lockPurchase, type PurchaseLine } from '../orders/store.ts'
import { checkReceivable } from '../receipts/receive.ts'
import type { handOver as handOverDoor, voidHandover } from './contract.ts'
import { decideHandover, type Handed, type OrderedWork } from './rules.ts'
import { changeHandover, handoverLinesOf, insertHandover, lockHandover, readHandover } from './store.ts'

const subject = 'service-handover'

/** Writes down that services of an order are done, and numbers the paper. */
export async function handOver(tx: Tx, actor: Actor, asked: AskedOf<typeof handOverDoor>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  checkReceivable(order)
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  if (on < order.order_date) throw new Refusal('handover.before-order', { date: order.order_date }, { field: 'date' })
  const handed = decideHandover((await linesOf(tx, order.id)).map(workOf), asked.lines)
  const id = newId()
  await insertHandover(
    tx,
    {
      id,
      company_id: actor.companyId,
      state: 'posted',
      order_id: order.id,
      handover_date: on,
      place: asked.place ?? order.shipping_address ?? order.warehouse_name,
      handed_by: asked.handedBy,
      received_by: asked.receivedBy ?? actor.name,
      notes: asked.notes,
      posted_at: instant(),
      posted_by: actor.name,
      created_by: actor.userId,
      created_by_name: actor.name,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    },
    handed.map((each, at) => lineOf(each, { company_id: actor.companyId, handover_id: id, position: at + 1 })),
  )
  await countLines(
    tx,
    'handed_qty',
    handed.map(({ line, qty }) => ({ id: line.id, qty: quantityText(qty) })),
  )
  await claimFiles(tx, actor, { ids: asked.files, subject: 'serah-terima', ownerId: id })
  await recordHistory(tx, actor, { subject, id, act: 'hand-over' })
  const number = await nextNumber(tx, {
    companyId: actor.companyId,
    doc: 'BAST',
    day: on,
    document: { kind: subject, id },
  })
  const { version } = await changeHandover(tx, actor, id, { number })
  return { id, number, version }
}

/** Takes a berita acara back; its number stays, its services are to be handed over again. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidHandover>): Promise<DocumentRef> {
  await lockPurchase(tx, actor, (await readHandover(tx, actor, asked.id)).order_id)
  const handover = await lockHandover(tx, actor, asked.id)
  expectState(handover, 'posted')
  expectVersion(versioned(handover), asked.version)
  const lines = await handoverLinesOf(tx, handover.id)
  await countLines(
    tx,
    'handed_qty',
    lines.map((line) => ({ id: line.order_line_id, qty: quantityText(negateQty(quantity(line.qty))) })),
  )
  const gone = { state: 'void' as const, voided_at: instant(), voided_by: actor.name, void_reason: asked.reason }
  const saved = await changeHandover(tx, actor, handover.id, gone)
  await recordHistory(tx, actor, { subject, id: handover.id, act: 'void', reason: asked.reason })
  return { id: handover.id, number: handover.number, version: saved.version }
}

function workOf(line: PurchaseLine): OrderedWork {
  const { id, description, unit } = line
  const isService = line.kind === 'item' && !line.needs_receipt
  return { id, description, unit, isService, qty: quantity(line.qty), handed: quantity(line.handed_qty) }
}

interface Of {
  readonly company_id: string
  readonly handover_id: string
  readonly position: number
}

function lineOf({ line, qty, note }: Handed, of: Of) {
  const { id: order_line_id, description, unit } = line
  return { ...of, id: newId(), order_line_id, description, unit, note, qty: quantityText(qty) }
}
