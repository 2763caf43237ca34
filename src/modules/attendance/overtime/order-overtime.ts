import { addDays, type Day } from '#ground/day.ts'
import { periodOf, period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseFar } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { employeesOf } from '#modules/people/face.ts'
import { dayKinds } from '../calendar/day-kinds.ts'
import { isUsualWork } from '../days/rules.ts'
import { paidAmong } from '../days/used.ts'
import { decides } from '../decides.ts'
import type * as contract from './contract.ts'
import { weekOf, type OvertimeHours } from './rules.ts'
import * as store from './store.ts'

type Changed = { readonly id: string; readonly number: string | null; readonly version: number }
type Order = NonNullable<Awaited<ReturnType<typeof store.orderById>>>

// PP 35/2021 art. 26: four hours a day and eighteen a week; days of rest are not among them.
const MOST_A_DAY = 8
const MOST_A_WEEK = 36

/** Lists the orders of a month with what the law would have one look at. */
export async function listOrders(
  tx: Tx,
  actor: Actor,
  asked: { readonly month: string },
): Promise<{ orders: contract.OvertimeOrder[] }> {
  const orders = await store.ordersOf(tx, actor.companyId, period(asked.month))
  return { orders: await shown(tx, actor, orders) }
}

/** Opens one order; answers 404 where there is none. */
export async function openOrder(tx: Tx, actor: Actor, id: string): Promise<contract.OvertimeOrder> {
  const order = await store.orderById(tx, actor.companyId, id, false)
  const [one] = await shown(tx, actor, [found(order)])
  return found(one)
}

/** Writes an order. Refused where a name stands twice, is no employee of that day, or was paid for that month. */
export async function order(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.addOvertime>): Promise<Changed> {
  refuseFar(asked.day)
  const employeeIds = asked.lines.map(({ employeeId }) => employeeId)
  if (new Set(employeeIds).size < employeeIds.length) throw new Refusal('overtime.twice', {}, { field: 'lines' })
  const there = (await employeesOf(tx, actor.companyId, employeeIds)).filter(
    ({ joinDate, leftOn }) => (!joinDate || joinDate <= asked.day) && (!leftOn || leftOn >= asked.day),
  )
  if (there.length < employeeIds.length) throw new Refusal('overtime.not-there', {}, { field: 'lines' })
  await refusePaid(tx, actor, asked.day, employeeIds)
  const id = newId()
  await store.insertOrder(tx, actor, { id, ...asked })
  await recordHistory(tx, actor, { subject: 'overtime', id, act: 'add' })
  return { id, number: null, version: 1 }
}

/** Says yes or no to an order; not whoever wrote it, while another could. */
export async function decideOrder(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.decideOvertime>,
): Promise<Changed> {
  const kept = await orderIn(tx, actor, asked, 'pending')
  const { companyId } = actor
  if (!(await decides(tx, actor))(kept.askedById)) throw new Refusal('overtime.own')
  const said = { decision_note: asked.note, decided_by_name: actor.name, decided_at: instant() }
  const state = asked.isApproved ? 'approved' : 'refused'
  await recordHistory(tx, actor, {
    subject: 'overtime',
    id: kept.id,
    act: asked.isApproved ? 'approve' : 'reject',
    reason: asked.note,
  })
  if (!asked.isApproved) {
    const version = await store.changeOrder(tx, companyId, kept.id, { state, ...said })
    return { id: kept.id, number: null, version }
  }
  await refusePaid(tx, actor, kept.day, await namesIn(tx, actor, kept.id))
  const document = { kind: 'overtime-order', id: kept.id }
  const number = await nextNumber(tx, { companyId, doc: 'SPL', day: kept.day, document })
  const version = await store.changeOrder(tx, companyId, kept.id, { state, number, ...said })
  return { id: kept.id, number, version }
}

/** Says what was worked of an approved order; refused for more than it orders ('overtime.beyond'). */
export async function setWorked(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.setOvertimeWorked>,
): Promise<Changed> {
  const kept = await orderIn(tx, actor, asked, 'approved')
  const planned = new Map(
    (await store.orderLines(tx, actor.companyId, [kept.id])).map((line) => [line.employeeId, line.planned]),
  )
  if (asked.lines.some(({ employeeId, worked }) => worked > (planned.get(employeeId) ?? -1))) {
    throw new Refusal('overtime.beyond', {}, { field: 'lines' })
  }
  await refusePaid(tx, actor, kept.day, [...planned.keys()])
  await store.writeWorked(tx, actor.companyId, kept.id, asked.lines)
  const version = await store.changeOrder(tx, actor.companyId, kept.id, {})
  await recordHistory(tx, actor, { subject: 'overtime', id: kept.id, act: 'edit' })
  return { id: kept.id, number: kept.number, version }
}

/** Takes an order back; refused where its overtime was paid ('day.paid'). */
export async function voidOrder(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.voidOvertime>): Promise<Changed> {
  const kept = await orderIn(tx, actor, asked, 'pending', 'approved')
  if (kept.state === 'approved') await refusePaid(tx, actor, kept.day, await namesIn(tx, actor, kept.id))
  const version = await store.changeOrder(tx, actor.companyId, kept.id, { state: 'void', decision_note: asked.reason })
  await recordHistory(tx, actor, { subject: 'overtime', id: kept.id, act: 'void', reason: asked.reason })
  return { id: kept.id, number: kept.number, version }
}

async function orderIn(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
  ...states: readonly Order['state'][]
): Promise<Order> {
  const kept = found(await store.orderById(tx, actor.companyId, asked.id, true))
  if (!states.includes(kept.state)) throw new Refusal('overtime.decided', { by: kept.decidedBy ?? kept.askedBy })
  expectVersion({ version: kept.version, updatedByName: kept.decidedBy ?? kept.askedBy }, asked.version)
  return kept
}

const namesIn = async (tx: Tx, actor: Actor, orderId: string) =>
  (await store.orderLines(tx, actor.companyId, [orderId])).map(({ employeeId }) => employeeId)

async function refusePaid(tx: Tx, actor: Actor, day: Day, employeeIds: readonly string[]): Promise<void> {
  const [paid] = await paidAmong(tx, actor.companyId, { month: periodOf(day), employeeIds })
  if (paid) throw new Refusal('day.paid', { name: paid.name })
}

async function shown(tx: Tx, actor: Actor, orders: readonly Order[]): Promise<contract.OvertimeOrder[]> {
  const orderIds = orders.map(({ id }) => id)
  const lines = await store.orderLines(tx, actor.companyId, orderIds)
  const employeeIds = [...new Set(lines.map(({ employeeId }) => employeeId))]
  const names = new Map((await employeesOf(tx, actor.companyId, employeeIds)).map(({ id, name }) => [id, name]))
  const warn = await warnings(tx, actor, orders, employeeIds)
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  const mayDecide = await decides(tx, actor)
  return orders.map(({ askedById, ...each }) => ({
    ...each,
    mayDecide: mayDecide(askedById),
    lines: (byOrder.get(each.id) ?? []).map(({ employeeId, planned, worked }) => ({
      ...{ employeeId, planned, worked, name: names.get(employeeId) ?? '' },
      warnings: warn({ employeeId, day: each.day, halfHours: each.state === 'pending' ? planned : 0 }),
    })),
  }))
}

async function warnings(tx: Tx, actor: Actor, orders: readonly Order[], employeeIds: readonly string[]) {
  const days = orders.map(({ day }) => day).toSorted((a, b) => a.localeCompare(b))
  const [first, last] = [days[0], days.at(-1)]
  const span = first && last ? { from: weekOf(first), until: addDays(weekOf(last), 6) } : undefined
  if (!span) return () => []
  const kindOf = await dayKinds(tx, actor.companyId, { ...span, employeeIds })
  const isWorkday = ({ employeeId, day }: OvertimeHours) => isUsualWork(kindOf(employeeId, day))
  const hours = (await store.overtimeHoursOf(tx, actor.companyId, span)).filter(isWorkday)
  return (asked: OvertimeHours): ('day' | 'week')[] => {
    const { employeeId, day, halfHours } = asked
    if (!isWorkday(asked)) return []
    const own = hours.filter((each) => each.employeeId === employeeId)
    const sum = (rows: readonly OvertimeHours[]) => rows.reduce((all, each) => all + each.halfHours, halfHours)
    const isDay = sum(own.filter((each) => each.day === day)) > MOST_A_DAY
    const isWeek = sum(own.filter((each) => weekOf(each.day) === weekOf(day))) > MOST_A_WEEK
    return [...(isDay ? (['day'] as const) : []), ...(isWeek ? (['week'] as const) : [])]
  }
}
