import type { Tx } from '#kit/db/tx.ts'
import type { Money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { newId } from '#kit/id.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import { tellAssigned } from '#kit/notices/tell-assigned.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { dealableCustomer, placesOf, type CustomerFacts } from '#modules/parties/face.ts'
import { checkDims } from '#modules/projects/face.ts'
import { checkWarehouses, itemFacts, salespersonFor, sellerFact, sellerOf, warehouseFor } from '../facts.ts'
import type { DocumentRef, SavedDocument } from '../contract.ts'
import { changesOf } from '#kit/history/changes.ts'
import { confirmNow, type SavedOrder } from './confirm-order.ts'
import type { createOrder, updateOrder } from './contract.ts'
import { decideDraft, type Draft, type OrderAsked } from './draft.ts'
import { settingsOf, type Settings } from './settings.ts'
import { contentOf } from './content.ts'
import {
  changeOrder,
  insertOrder,
  linesOf,
  lockOrder,
  removeOrder,
  replaceLines,
  revalueLine,
  type Order,
} from './store.ts'
import { seeCustomer } from '../see-customer.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { creditHold } from './credit-limit.ts'
import { withholdingFacts } from '../withholding/facts.ts'
import { letRevisedGo } from './take-over.ts'
import { warningsOf } from './warnings.ts'

/** Takes an order down as a draft (penawaran), and confirms it at once when asked. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createOrder>): Promise<SavedDocument> {
  const decided = await draftOf(tx, actor, asked)
  const saved = await insertDraft(tx, actor, decided.draft, null)
  await tellSeller(tx, actor, saved.order, null)
  await recordHistory(tx, actor, { subject: 'order', id: saved.order.id, act: 'create' })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'order', ownerId: saved.order.id })
  return asked.confirm ? confirmNow(tx, actor, { ...saved, ...decided }) : savedAs(tx, actor, saved)
}

/** Takes down a contract of work and confirms it at once: its lines are services, whether or not an item names them. */
export async function signOrder(tx: Tx, actor: Actor, asked: OrderAsked): Promise<SavedDocument> {
  const decided = await draftOf(tx, actor, { ...asked, plainKind: 'jasa' })
  const saved = await insertDraft(tx, actor, decided.draft, null)
  await recordHistory(tx, actor, { subject: 'order', id: saved.order.id, act: 'create' })
  return confirmNow(tx, actor, { ...saved, ...decided })
}

/** Works the sums of a contract of work out again for another value: its one line counts rupiah and keeps its row. */
export async function revalueContract(tx: Tx, actor: Actor, order: Order, value: Money): Promise<void> {
  const lines = await linesOf(tx, order.id)
  const content = contentOf(order, lines)
  const qty = quantity(String(value))
  const { draft } = await draftOf(
    tx,
    actor,
    { ...content, lines: content.lines.map((line) => ({ ...line, qty })) },
    order,
  )
  const { subtotal, discount_total, dpp, dpp_other, ppn, total, taxes } = draft.row
  await changeOrder(tx, actor, order.id, { subtotal, discount_total, dpp, dpp_other, ppn, total, taxes })
  const [line, decided] = [lines[0], draft.lines[0]]
  if (line && decided) await revalueLine(tx, line.id, decided)
}

/** Writes a draft anew as the person left it, if nobody else touched it meanwhile. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateOrder>): Promise<SavedDocument> {
  const before = await lockOrder(tx, actor, asked.id)
  expectState(before, 'draft')
  expectVersion(versioned(before), asked.version)

  const decided = await draftOf(tx, actor, asked, before)
  const { row, lines } = decided.draft
  const order = await changeOrder(tx, actor, before.id, row)
  await tellSeller(tx, actor, order, before.salesperson_id)
  const saved = {
    order,
    lines: await replaceLines(
      tx,
      before.id,
      lines.map((line) => ownedBy(line, actor, before.id)),
    ),
  }
  await recordHistory(tx, actor, { subject: 'order', id: before.id, act: 'update', changes: changesOf(before, row) })
  return asked.confirm ? confirmNow(tx, actor, { ...saved, ...decided }) : savedAs(tx, actor, saved)
}

/** Tells a salesperson that an order was handed to them. */
export async function tellSeller(tx: Tx, actor: Actor, order: Order, before: string | null): Promise<void> {
  await tellAssigned(tx, actor, {
    ...{ before, after: order.salesperson_id, subject: 'order', id: order.id },
    title: `Order ${order.customer_name} diserahkan kepada Anda`,
    href: `/order/detail/${order.id}`,
  })
}

/** Makes a fresh draft with the content of an order. */
export async function copyOf(
  tx: Tx,
  actor: Actor,
  order: Order,
  content: OrderAsked,
  isRevision: boolean,
): Promise<DocumentRef> {
  const { draft } = await draftOf(tx, actor, content, order)
  const { order: fresh } = await insertDraft(tx, actor, draft, isRevision ? order.id : null)
  await recordHistory(tx, actor, {
    subject: 'order',
    id: fresh.id,
    act: isRevision ? 'revise' : 'duplicate',
    changes: { from: [null, order.number] },
  })
  return { id: fresh.id, number: null, version: fresh.version }
}

/** Removes a draft for good. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const order = await lockOrder(tx, actor, id)
  expectState(order, 'draft')
  await intoTrash(tx, actor, {
    subject: 'order',
    table: 'sales_order',
    id: id,
    kind: 'Draf order',
    permissions: ['delete order'],
  })
  await letRevisedGo(tx, actor, order)
  await removeOrder(tx, actor.companyId, id)
  await recordHistory(tx, actor, { subject: 'order', id, act: 'delete' })
  return { id }
}

interface Decided {
  readonly draft: Draft
  readonly customer: CustomerFacts
  readonly settings: Settings
}

async function draftOf(tx: Tx, actor: Actor, asked: OrderAsked, before?: Order): Promise<Decided> {
  await seeCustomer(tx, actor, asked.customerId)
  const settings = await settingsOf(tx, actor.companyId)
  const customer = await dealableCustomer(tx, actor.companyId, asked.customerId, creditHold(settings))
  const places = isPlaced(asked) ? nowhere : await placesOf(tx, actor.companyId, customer.id)
  const salesperson = await salespersonFor(tx, actor, asked.salespersonId, {
    standing: before && sellerOf(before),
    usual: customer.salespersonId,
  })
  const seller = await sellerFact(tx, actor, asked.date)
  const items = await itemFacts(
    tx,
    actor,
    asked.lines.flatMap((line) => line.itemId ?? []),
    {
      ids: asked.lines.flatMap((line) => (line.price === undefined && line.itemId !== null ? [line.itemId] : [])),
      on: asked.date,
      level: customer.priceLevel,
    },
  )
  const warehouse = await warehouseFor(tx, actor, asked.warehouseId)
  await checkDims(tx, actor, asked)
  const standing = before ? (await linesOf(tx, before.id)).map((line) => line.warehouse_id) : []
  await checkWarehouses(
    tx,
    actor,
    asked.lines.map((line) => line.warehouseId),
    standing,
  )
  const { termDays } = settings
  return {
    draft: decideDraft(asked, {
      ...{ customer, places, salesperson, seller, items, warehouse, termDays },
      withholding: await withholdingFacts(tx, actor.companyId, { customer, on: asked.date }),
    }),
    customer,
    settings,
  }
}

async function insertDraft(tx: Tx, actor: Actor, draft: Draft, revisionOf: string | null): Promise<SavedOrder> {
  const id = newId()
  const created = { created_by: actor.userId, created_by_name: actor.name }
  const updated = { updated_by: actor.userId, updated_by_name: actor.name }
  return insertOrder(
    tx,
    { ...draft.row, ...created, ...updated, id, company_id: actor.companyId, revision_of: revisionOf },
    draft.lines.map((line) => ownedBy(line, actor, id)),
  )
}

function ownedBy<Line extends Draft['lines'][number]>(line: Line, actor: Actor, orderId: string) {
  return { ...line, company_id: actor.companyId, order_id: orderId }
}

async function savedAs(tx: Tx, actor: Actor, { order, lines }: SavedOrder): Promise<SavedDocument> {
  return { id: order.id, version: order.version, number: null, warnings: await warningsOf(tx, actor, order, lines) }
}

const nowhere = { billing: null, shipping: null, contactName: null, contactPhone: null }

function isPlaced(asked: OrderAsked): boolean {
  return asked.billingAddress !== null && asked.shippingAddress !== null
}
