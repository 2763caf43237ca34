import { dayFormat } from '#ground/day-format.ts'
import { sum, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { mirrorDay, post, reverse } from '#modules/journal/face.ts'
import { heldSubcontract, type HeldSubcontract } from '../held.ts'
import { judgeOpname } from '../rules.ts'
import { agreedLines, keepBill, NOT_BOOKED, opnamesOf, takeBillBack } from '../store.ts'
import type { openRunningSubcontract, voidSubcontractOpening } from './contract.ts'
import { judgeOpenedSubcontract, subcontractOpeningEntry } from './rules.ts'
import { insertOpnameBefore, voidOpnameBefore } from './store.ts'

const KIND = 'subcontract-opening'

type Asked = AskedOf<typeof openRunningSubcontract>

/** Opens an SPK that was running when the books began, by one journal; refused once something of it was measured or billed here. */
export async function openSubcontractBefore(tx: Tx, actor: Actor, asked: Asked) {
  const held = await heldSubcontract(tx, actor, asked.id)
  const { doc } = held
  const before = (await opnamesOf(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  refuseOpening(actor, asked, held, before.length > 0)
  const agreed = await agreedLines(tx, actor.companyId, doc.id)
  const amounts = judgeOpname(
    agreed,
    asked.lines.map((line) => ({ ...line, reason: 'Saldo awal' })),
  )
  const { advance, retention } = asked
  const billed = sum(amounts)
  judgeOpenedSubcontract({ billed, advance, retention }, doc.total)
  const id = newId()
  const opnameId = billed > 0n ? newId() : null
  const lines = asked.lines.map((line, at) => ({ ...line, amount: amounts[at] ?? ZERO }))
  if (opnameId) {
    const document = { kind: 'subcontract-opname', id: opnameId }
    const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'OPS', day: asked.on, document })
    await insertOpnameBefore(tx, actor, {
      ...{ id: opnameId, number, subcontractId: doc.id, on: asked.on, gross: billed, lines },
    })
  }
  const workOf = new Map(agreed.map((line) => [line.id, line.workItemId]))
  const costs = lines.map(({ lineId, amount }) => ({ workItemId: workOf.get(lineId) ?? '', amount }))
  const booked = await post(tx, actor, {
    ...{ on: asked.on, area: 'finance', source: { kind: KIND, id } },
    memo: `Saldo awal ${doc.number ?? 'SPK'} ${doc.supplierName} per ${dayFormat(asked.on, 'short')}`,
    lines: subcontractOpeningEntry({ billed, advance, retention }, asked.withCost ? costs : [], doc),
  })
  const number = booked?.number ?? null
  await keepBill(tx, actor, {
    ...{ id, subcontractId: doc.id, kind: 'opening', opnameId, billId: null, number: number ?? NOT_BOOKED },
    ...{ date: asked.on, gross: billed, advance: ZERO, retention, backCharge: ZERO, advanceLeft: advance },
    ...{ ppn: ZERO, total: ZERO },
  })
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.id, act: 'open-running', reason: asked.notes })
  return { id, number }
}

/** Takes the opening of an SPK back by its mirror, while no opname and no bill followed it. */
export async function takeSubcontractOpeningBack(tx: Tx, actor: Actor, asked: AskedOf<typeof voidSubcontractOpening>) {
  const { doc, bills } = await heldSubcontract(tx, actor, asked.id)
  const opening = bills.find(({ kind }) => kind === 'opening')
  if (!opening) throw new Refusal('subcontract-opening.none')
  const opnames = (await opnamesOf(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  const later = opnames.find(({ id }) => id !== opening.opnameId)
  if (bills.length > 1 || later) throw new Refusal('subcontract-opening.followed')
  const on = await mirrorDay(tx, actor, opening.date)
  await takeBillBack(tx, actor.companyId, opening.id)
  if (opening.opnameId) await voidOpnameBefore(tx, actor, { id: opening.opnameId, reason: asked.reason })
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.id, act: 'undo-opening', reason: asked.reason })
  await reverse(tx, actor, { kind: KIND, id: opening.id }, { on, reason: asked.reason })
  return { id: opening.id }
}

function refuseOpening(actor: Actor, asked: Asked, { doc, bills }: HeldSubcontract, isMeasured: boolean): void {
  const number = doc.number ?? 'draf'
  if (doc.state !== 'posted' || doc.closedAt !== null) throw new Refusal('subcontract.not-running', { number })
  if (bills.some(({ kind }) => kind === 'opening')) throw new Refusal('subcontract-opening.twice', { number })
  if (isMeasured || bills.length > 0) throw new Refusal('subcontract-opening.moved', { number })
  refuseAhead(actor, asked.on, 'on')
  if (asked.on < doc.date)
    throw new Refusal('subcontract-opening.before-contract', { on: dayFormat(doc.date, 'short') }, { field: 'on' })
}
