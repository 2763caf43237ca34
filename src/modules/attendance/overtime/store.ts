import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { dayKinds } from '../calendar/day-kinds.ts'
import { patternFinder } from '../patterns/store.ts'
import { changeIn, own } from '../store.ts'
import { overtimeKind, type OvertimeHours, type OvertimeKind } from './rules.ts'

/** Reads the orders of a month, and those of any month that wait for a yes; the newest first. */
export async function ordersOf(tx: Tx, companyId: string, month: Period) {
  return orders(tx)
    .where('company_id', '=', companyId)
    .where(({ and, eb, or }) =>
      or([and([eb('day', '>=', firstDay(month)), eb('day', '<=', lastDay(month))]), eb('state', '=', 'pending')]),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(300)
    .execute()
}

/** Reads an order; undefined where there is none. `lock` keeps others from deciding it meanwhile. */
export async function orderById(tx: Tx, companyId: string, id: string, lock: boolean) {
  const query = orders(tx).where('company_id', '=', companyId).where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Reads the names of some orders, in their order. */
export async function orderLines(tx: Tx, companyId: string, orderIds: readonly string[]) {
  return own(tx)
    .selectFrom('overtime_line')
    .select(['order_id as orderId', 'line_no as lineNo', 'employee_id as employeeId', 'planned', 'worked'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`order_id = any (${[...orderIds]}::uuid[])`)
    .orderBy('line_no')
    .execute()
}

/** Adds an order with its names. */
export async function insertOrder(
  tx: Tx,
  { companyId, userId, name }: Actor,
  of: {
    readonly id: string
    readonly day: Day
    readonly reason: string
    readonly lines: readonly { readonly employeeId: string; readonly planned: number }[]
  },
): Promise<void> {
  await own(tx)
    .insertInto('overtime_order')
    .values({
      ...{ id: of.id, company_id: companyId, number: null, day: of.day, reason: of.reason, state: 'pending' },
      ...{ created_by: userId, created_by_name: name },
    })
    .execute()
  await insertRows(
    tx,
    'overtime_line',
    of.lines.map(({ employeeId, planned }, at) => ({
      ...{ company_id: companyId, order_id: of.id, line_no: at + 1, employee_id: employeeId, planned },
    })),
  )
}

/** Changes an order and counts its version up. */
export const changeOrder = changeIn('overtime_order')

/** Writes what was worked of an order. */
export async function writeWorked(
  tx: Tx,
  companyId: string,
  orderId: string,
  lines: readonly { readonly employeeId: string; readonly worked: number }[],
): Promise<void> {
  await sql`
    update overtime_line l set worked = given.worked
    from unnest(${lines.map(({ employeeId }) => employeeId)}::uuid[], ${lines.map(({ worked }) => worked)}::int[]) as given (id, worked)
    where l.company_id = ${companyId} and l.order_id = ${orderId} and l.employee_id = given.id
  `.execute(own(tx))
}

/** Sums the approved overtime between two days, by employee and day: what was worked, or the plan while nobody said so. */
export async function overtimeHoursOf(
  tx: Tx,
  companyId: string,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<readonly OvertimeHours[]> {
  const { rows } = await sql<OvertimeHours>`
    select l.employee_id as "employeeId", o.day, sum(coalesce(l.worked, l.planned))::int as "halfHours"
    from overtime_order o join overtime_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = ${companyId} and o.state = 'approved' and o.day between ${from} and ${until}
    group by 1, 2 having sum(coalesce(l.worked, l.planned)) > 0 order by 1, 2
  `.execute(own(tx))
  return rows
}

/** Tells the approved overtime of a month, with how each day is weighed: what its wages are worked out from. */
export async function overtimeOf(
  tx: Tx,
  companyId: string,
  month: Period,
): Promise<readonly (OvertimeHours & { readonly kind: OvertimeKind })[]> {
  const span = { from: firstDay(month), until: lastDay(month) }
  const hours = await overtimeHoursOf(tx, companyId, span)
  const employeeIds = [...new Set(hours.map(({ employeeId }) => employeeId))]
  const kindOf = await dayKinds(tx, companyId, { ...span, employeeIds })
  const patternOf = await patternFinder(tx, companyId, employeeIds)
  return hours.map((each) => {
    const { employeeId, day } = each
    return { ...each, kind: overtimeKind(kindOf(employeeId, day), patternOf(employeeId)(day)) }
  })
}

function orders(tx: Tx) {
  return own(tx)
    .selectFrom('overtime_order')
    .select(['id', 'number', 'day', 'reason', 'state', 'decision_note as note', 'decided_by_name as decidedBy'])
    .select(['created_by as askedById', 'created_by_name as askedBy', 'version'])
}
