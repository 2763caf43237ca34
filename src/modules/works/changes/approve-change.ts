import { Refusal } from '#ground/refusal.ts'
import { minus, money, plus } from '#ground/money.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject, moveProjectEnd } from '#modules/projects/face.ts'
import { changeContractValue } from '#modules/sales/face.ts'
import { holdBill } from '../rab/hold-bill.ts'
import { totalOfRab } from '../rab/rules.ts'
import { carryCopies } from '../ahsp/store.ts'
import { rowsToKeep } from '../rab/save-rab.ts'
import { insertRab, lockRab, rabIn, replaceRabRows, updateRab } from '../rab/store.ts'
import type { approveChange, voidChange } from './contract.ts'
import { decideChange, type ChangeLine } from './rules.ts'
import * as store from './store.ts'
import { decidedBy, lockAsked, savedAs, signedBill, tellOf, type SavedChange } from './write-change.ts'

/**
 * Lets a change count, everywhere at once: the bill that holds, its work items, the price of the contract and the end of
 * the project. Judged anew on what holds now; never below what was measured or billed.
 */
export async function approveChangeOrder(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof approveChange>,
): Promise<SavedChange> {
  const { companyId } = actor
  const projectId = asked.id
  await knownProject(tx, actor, projectId, true)
  const change = await lockAsked(tx, actor, asked)
  const { bill, contract } = await signedBill(tx, companyId, projectId)
  const told = (await store.changeLines(tx, companyId, [change.id])).get(change.id) ?? []
  const { rows, net } = decideChange(await store.heldRows(tx, companyId, bill.id), told.map(lineOf))
  const total = totalOfRab(rows)
  const valueBefore = plus(contract.value, contract.changes)
  const valueAfter = plus(total, bill.rounding)
  const reason = `CCO-${change.number}`
  await changeContractValue(tx, actor, { orderId: contract.orderId, value: valueAfter, reason })
  await store.addToChanges(tx, companyId, projectId, minus(valueAfter, valueBefore))

  await updateRab(tx, actor, bill.id, { state: 'superseded' })
  const next = await insertRab(tx, actor, {
    ...{ id: newId(), project_id: projectId, state: 'approved', note: reason, file_name: null },
    ...{ total, rounding: bill.rounding, line_count: rows.filter((row) => !row.isGroup).length },
    ...{ writers: change.writers, holds_from: change.change_date },
    ...{ approved_by: actor.userId, approved_by_name: actor.name, approved_at: instant() },
  })
  await replaceRabRows(tx, companyId, next.id, rowsToKeep(rows))
  await carryCopies(tx, companyId, { from: bill.id, to: next.id })
  await holdBill(tx, actor, { projectId, rabId: next.id, before: bill })
  await moveProjectEnd(tx, actor, { projectId, days: change.days })
  const saved = await store.updateChange(tx, actor, change.id, {
    ...{ state: 'approved', net, rab_before: bill.id, rab_after: next.id },
    ...{ value_before: valueBefore, value_after: valueAfter },
    ...decidedBy(actor),
  })
  await tellOf(tx, actor, saved, 'approve-cco')
  return savedAs(saved)
}

/** Takes back the last approved change: bill, work items, price and end of the project are as before it. */
export async function takeChangeBack(tx: Tx, actor: Actor, asked: AskedOf<typeof voidChange>): Promise<SavedChange> {
  const { companyId } = actor
  const projectId = asked.id
  await knownProject(tx, actor, projectId, true)
  const change = await store.lockChange(tx, companyId, { projectId, id: asked.changeId })
  if (change.state !== 'approved') throw new Refusal('cco.not-approved', { number: change.number })
  expectVersion(change, asked.version)
  const { bill, contract } = await signedBill(tx, companyId, projectId)
  const { rab_before, rab_after, value_before } = change
  if (bill.id !== rab_after || rab_before === null || value_before === null) {
    throw new Refusal('cco.not-last', { number: change.number, revision: bill.revision })
  }
  const reason = `CCO-${change.number} dibatalkan`
  await changeContractValue(tx, actor, { orderId: contract.orderId, value: money(value_before), reason })
  const back = minus(money(value_before), plus(contract.value, contract.changes))
  await store.addToChanges(tx, companyId, projectId, back)

  const after = await rabIn(tx, companyId, { projectId, state: 'approved' })
  await updateRab(tx, actor, bill.id, { state: 'void' })
  const before = await lockRab(tx, companyId, { projectId, id: rab_before })
  await updateRab(tx, actor, before.id, { state: 'approved' })
  await holdBill(tx, actor, { projectId, rabId: before.id, before: after })
  await moveProjectEnd(tx, actor, { projectId, days: -change.days })
  const saved = await store.updateChange(tx, actor, change.id, { state: 'void', remark: asked.reason })
  await tellOf(tx, actor, saved, 'void-cco', asked.reason)
  return savedAs(saved)
}

function lineOf(row: store.ChangeLineStored): ChangeLine {
  const { number, name, unit } = row
  return {
    ...{ isNew: row.is_new, workItemId: row.work_item_id, number, name, unit },
    ...{ volume: quantity(row.volume), unitPrice: price(row.unit_price) },
  }
}
