import { Refusal } from '#ground/refusal.ts'
import { rowDims } from '#ground/dims.ts'
import { addDays, daysBetween, day } from '#ground/day.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { Person } from '#modules/company/accounts/face.ts'
import { checkDims } from '#modules/projects/face.ts'
import { itemFacts, warehouseFor } from '../facts.ts'
import type { createRequest, updateRequest } from './contract.ts'
import { decideRequest, type RequestAsked } from './draft.ts'
import {
  changeRequest,
  insertRequest,
  lockRequest,
  readRequest,
  removeRequest,
  replaceRequestLines,
  requestLinesOf,
  type PurchaseRequest,
} from './store.ts'
import { requesterFor } from './requester.ts'
import { submitNow } from './submit.ts'

/** Takes a request down as a draft, and hands it in when asked. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createRequest>): Promise<DocumentRef> {
  const request = await addRequest(tx, actor, asked)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'permintaan', ownerId: request.id })
  return asked.submit ? submitNow(tx, actor, request) : refOf(request)
}

/** Writes a draft anew as the person left it; who asked stays the requester unless another is named. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateRequest>): Promise<DocumentRef> {
  const before = await lockRequest(tx, actor, asked.id)
  expectState(before, 'draft')
  expectVersion(versioned(before), asked.version)
  const standing = { id: before.requester_id, name: before.requester_name }
  const { row: change, lines } = await decided(tx, actor, asked, standing)
  const request = await changeRequest(tx, actor, before.id, change)
  await replaceRequestLines(
    tx,
    before.id,
    lines.map((line) => ({ ...line, company_id: actor.companyId, request_id: before.id })),
  )
  const changes = changesOf(before, change)
  await recordHistory(tx, actor, { subject: 'purchase-request', id: before.id, act: 'update', changes })
  return asked.submit ? submitNow(tx, actor, request) : refOf(request)
}

/** Makes a new draft with the same content, for today. */
export async function duplicate(tx: Tx, actor: Actor, id: string): Promise<DocumentRef> {
  const request = await readRequest(tx, actor, id)
  const date = today(actor)
  const wait = Math.max(daysBetween(day(request.request_date), day(request.needed_by)), 0)
  const lines = await requestLinesOf(tx, id)
  const fresh = await addRequest(tx, actor, {
    date,
    neededBy: addDays(date, wait),
    requesterId: null,
    warehouseId: request.warehouse_id,
    projectId: request.project_id,
    notes: request.notes,
    lines: lines.map((line) => ({
      itemId: line.item_id,
      description: line.description,
      qty: quantity(line.qty),
      unit: line.unit,
      estPrice: line.item_id === null && line.est_price !== null ? price(line.est_price) : null,
      reason: line.reason,
      ...rowDims(line),
    })),
  })
  return refOf(fresh)
}

/** Removes a draft for good; one that was handed in has a number and stays. Throws Refusal 'request.numbered'. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const request = await lockRequest(tx, actor, id)
  expectState(request, 'draft')
  if (request.number !== null) throw new Refusal('request.numbered', { number: request.number })
  await intoTrash(tx, actor, {
    subject: 'purchase-request',
    table: 'purchase_request',
    id: id,
    kind: 'Draf permintaan',
    permissions: ['delete pembelian-barang'],
  })
  await removeRequest(tx, actor, id)
  await recordHistory(tx, actor, { subject: 'purchase-request', id, act: 'delete' })
  return { id }
}

async function addRequest(tx: Tx, actor: Actor, asked: RequestAsked): Promise<PurchaseRequest> {
  const { row, lines } = await decided(tx, actor, asked)
  const id = newId()
  const by = {
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  const owned = lines.map((line) => ({ ...line, company_id: actor.companyId, request_id: id }))
  const request = await insertRequest(tx, { ...row, ...by, id, company_id: actor.companyId }, owned)
  await recordHistory(tx, actor, { subject: 'purchase-request', id, act: 'create' })
  return request
}

async function decided(tx: Tx, actor: Actor, asked: RequestAsked, standing?: Person) {
  const ids = asked.lines.flatMap((line) => line.itemId ?? [])
  const items = await itemFacts(tx, actor, ids)
  const warehouse = await warehouseFor(tx, actor, asked.warehouseId)
  await checkDims(tx, actor, asked)
  const requester = await requesterFor(tx, actor, asked.requesterId, standing)
  return decideRequest(asked, { requester, items, warehouse })
}

function refOf(request: PurchaseRequest): DocumentRef {
  return { id: request.id, number: request.number, version: request.version }
}
