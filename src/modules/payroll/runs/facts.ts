import { createHash } from 'node:crypto'
import { addDays, daysBetween, type Day } from '#ground/day.ts'
import type { DimsShare } from '#ground/dims.ts'
import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { dayKinds, markedDays, overtimeOf, weekFinder } from '#modules/attendance/face.ts'
import { kasbonDueOf } from '#modules/kasbon/face.ts'
import { unpaidMarks } from '#modules/attendance/days/contract.ts'
import { scheduledDays, type WeekDays } from '#modules/attendance/days/rules.ts'
import {
  employeesOf,
  payHistoryOf,
  peopleById,
  taxFactsOf,
  type EmployeeFacts,
  type PayFrom,
  type TaxFacts,
} from '#modules/people/face.ts'
import { bpjsLawOn } from '../bpjs/law.ts'
import { isPastPension } from '../bpjs/rules.ts'
import { overtimeOfMonth, type OvertimeDay } from '../overtime/month.ts'
import type { JkkClass } from '../bpjs/words.ts'
import { divisionOf, methodIn, type Stretch } from '../proration/rules.ts'
import { prorationsOf } from '../proration/store.ts'
import type { ProrationMethod } from '../proration/words.ts'
import type { Assignment } from '#modules/people/employees/rules.ts'
import { assignedOf } from '../shares/assigned.ts'
import { projectWeights } from '../shares/rules.ts'
import { workOutSlip, type Extra, type PayPart, type Slip, type SlipFacts } from '../slips/rules.ts'
import { takenElsewhere } from './store.ts'
import type { BlockedWhy, RunKind } from './words.ts'
import { isLastPeriod, monthSoFar, yearSoFar, yearSums, type YearSum } from './year-sums.ts'

/** Somebody who gets no slip, and why. */
export interface Blocked {
  readonly employeeId: string
  readonly name: string
  readonly why: BlockedWhy
}

/** Somebody's slip, worked out, with what it was worked out from. */
export interface Ready {
  readonly employee: EmployeeFacts
  readonly tax: Pick<TaxFacts, 'ptkp' | 'method'>
  readonly extras: readonly Extra[]
  /** Workdays of the month; none where wages are not what is paid. */
  readonly days: {
    readonly scheduled: number
    readonly employed: number
    readonly unpaid_halves: number
    readonly proration: ProrationMethod
    readonly divided_by: number | null
  }
  readonly slip: Slip
  readonly digest: string
  readonly payIds: readonly string[]
  /** What part of it each project bears; nothing where somebody is assigned to none. */
  readonly shares: readonly DimsShare[]
}

/** What was added by hand, by employee. */
export type Extras = ReadonlyMap<string, readonly Extra[]>

/** The slips of a run, and who is left out of it. */
export interface Outcome {
  readonly ready: readonly Ready[]
  readonly blocked: readonly Blocked[]
}

/** What is asked to be worked out. */
export interface RunAsked {
  readonly runId: string
  readonly kind: RunKind
  readonly month: Period
  readonly jkk: JkkClass
  readonly umk: Money | null
  readonly extras: Extras
  /** The one employee who is asked about; everybody where it is absent. */
  readonly employeeId?: string
}

interface Known {
  readonly month: Period
  readonly days: readonly Day[]
  readonly pay: readonly PayFrom[]
  readonly tax: TaxFacts | undefined
  readonly birth: Day | null
  /** The half days of a day that are not paid: one or two. */
  readonly unpaid: ReadonlyMap<Day, number>
  readonly isOpen: boolean
  readonly sum: YearSum | undefined
  readonly kasbonDue: Money
  readonly overtime: readonly OvertimeDay[]
  readonly week: WeekDays
  readonly proration: ProrationMethod
  readonly assigned: readonly Assignment[]
}

/** Works out the slips of all who were employed in a month – the last wages of those who left in it – and are in no other run of it. */
export async function workOutRun(tx: Tx, companyId: string, asked: RunAsked): Promise<Outcome> {
  const { month } = asked
  const [first, last] = [firstDay(month), lastDay(month)]
  const taken = await takenElsewhere(tx, companyId, asked)
  const asksOne = asked.employeeId === undefined ? undefined : [asked.employeeId]
  const employees = (await employeesOf(tx, companyId, asksOne)).filter(
    ({ id, joinDate, leftOn }) =>
      !taken.has(id) &&
      (!joinDate || joinDate <= last) &&
      (!leftOn || leftOn >= first) &&
      (asked.kind !== 'last' || (leftOn !== null && leftOn <= last)),
  )
  const known = await knownOf(tx, companyId, asked, employees)

  const ready: Ready[] = []
  const blocked: Blocked[] = []
  for (const employee of employees) {
    const found = slipOf(employee, known(employee), asked)
    if (typeof found === 'string') blocked.push({ employeeId: employee.id, name: employee.name, why: found })
    else ready.push(found)
  }
  return { ready, blocked }
}

async function knownOf(tx: Tx, companyId: string, { month, runId }: RunAsked, employees: readonly EmployeeFacts[]) {
  const [employeeIds, personIds] = [employees.map(({ id }) => id), employees.map(({ personId }) => personId)]
  const year = Number(month.slice(0, 4))
  const weekOn = await weekFinder(tx, companyId, employeeIds)
  const kindOf = await dayKinds(tx, companyId, { from: firstDay(month), until: lastDay(month), employeeIds })
  const pay = Map.groupBy(await payHistoryOf(tx, companyId, { role: 'employee', personIds }), (row) => row.personId)
  const tax = new Map((await taxFactsOf(tx, companyId, { employeeIds, year })).map((row) => [row.employeeId, row]))
  const people = new Map((await peopleById(tx, companyId, personIds)).map((row) => [row.id, row.birthDate]))
  const marks = Map.groupBy(await markedDays(tx, companyId, month), (row) => row.employeeId)
  const kasbon = await kasbonDueOf(tx, companyId, {
    role: 'employee',
    holders: employees.map((employee) => ({ id: employee.id, until: kasbonUntil(employee, month) })),
  })
  const overtime = Map.groupBy(await overtimeOf(tx, companyId, month), (row) => row.employeeId)
  const sums = await yearSums(tx, companyId, { employeeIds, month, runId })
  const assigned = await assignedOf(tx, companyId, employeeIds)
  const proration = methodIn(await prorationsOf(tx, companyId), month)
  return ({ id, personId }: EmployeeFacts): Known => ({
    month,
    days: scheduledDays(month, (day) => kindOf(id, day)),
    pay: pay.get(personId) ?? [],
    tax: tax.get(id),
    birth: people.get(personId) ?? null,
    unpaid: new Map(
      (marks.get(id) ?? [])
        .filter(({ mark }) => unpaidMarks.includes(mark))
        .map(({ day, half }) => [day, half === null ? 2 : 1]),
    ),
    isOpen: (marks.get(id) ?? []).some(({ mark }) => mark === 'B'),
    sum: sums.get(id),
    kasbonDue: kasbon.get(id) ?? ZERO,
    overtime: overtime.get(id) ?? [],
    week: weekOn(id, lastDay(month)).days,
    ...{ proration, assigned: assigned(id) },
  })
}

/** Tells up to which day kasbon falls due with the wages of a month; null, all of it, with somebody's last. */
export function kasbonUntil({ leftOn }: Pick<EmployeeFacts, 'leftOn'>, month: Period): Day | null {
  return leftOn !== null && leftOn <= lastDay(month) ? null : lastDay(month)
}

function slipOf(employee: EmployeeFacts, known: Known, asked: RunAsked): Ready | BlockedWhy {
  const { joinDate, leftOn } = employee
  const { tax, pay } = known
  if (joinDate === null) return 'no-join'
  if (tax === undefined) return 'no-tax'
  if (known.isOpen) return 'days-open'
  const days = known.days.filter((day) => day >= joinDate && (leftOn === null || day <= leftOn))
  // Who left before the first workday of a month is paid nothing for it, but the tax of the year is settled.
  if (days.length === 0 && (known.sum === undefined || !isLastPeriod(employee, known.month))) return 'no-days'
  if (days.some((day) => !pay.some(({ validFrom }) => validFrom <= day))) return 'no-pay'

  const { month, sum } = known
  const year = isLastPeriod(employee, month) ? yearSoFar(employee, { month, tax, sum, week: known.week }) : null
  if (typeof year === 'string') return year
  const on = lastDay(known.month)
  const extras = asked.extras.get(employee.id) ?? []
  const division = divisionOf(known.proration, month, known.week)
  const stretches = stretchesOf(days, known, division?.method === 'calendar' ? calendarDays(employee, month) : null)
  const facts: SlipFacts = {
    on,
    scheduled: known.days.length,
    parts: stretches.map(partOf),
    ...(division && { division }),
    extras,
    overtime: overtimeOfMonth({ days: known.overtime, pay, variable: variableOf(extras), week: known.week }),
    bpjs: { jkk: asked.jkk, umk: asked.umk, programmes: days.length === 0 ? [] : programmesOn(tax, known.birth, on) },
    ptkp: tax.ptkp,
    method: tax.method,
    kasbonDue: known.kasbonDue,
    ...monthSoFar(sum),
    year,
  }
  const slip = workOutSlip(facts)
  if (slip.net < 0n) return 'below-nothing'
  const payIds = stretches.flatMap(({ pay }) => pay?.id ?? [])
  const shares = projectWeights(known.assigned, days)
  const count = (pick: 'days' | 'unpaidHalves') => facts.parts.reduce((all, part) => all + part[pick], 0)
  return {
    ...{ employee, tax, extras: facts.extras, slip, digest: digestOf(facts, payIds, shares), payIds, shares },
    days: {
      ...{ scheduled: facts.scheduled, employed: count('days'), unpaid_halves: count('unpaidHalves') },
      ...{ proration: known.proration, divided_by: division?.by ?? null },
    },
  }
}

const variableOf = (extras: readonly Extra[]) =>
  sum(extras.filter(({ kind }) => kind === 'tunjangan').map(({ amount }) => amount))

interface PaidStretch extends Stretch {
  readonly pay: PayFrom | undefined
}

// Stretches of the month with one pay, in order; over all days of employment where the month is divided by them.
function stretchesOf(days: readonly Day[], { pay, unpaid }: Known, calendar: readonly Day[] | null): PaidStretch[] {
  const [first] = days
  if (first === undefined) return []
  const workdays = new Set(days)
  const payOn = (day: Day) => pay.find(({ validFrom }) => validFrom <= day)
  return [...Map.groupBy(calendar ?? days, (day) => payOn(day) ?? payOn(first))].map(([own, held]) => {
    const worked = held.filter((day) => workdays.has(day))
    return {
      pay: own,
      days: worked.length,
      unpaidHalves: worked.reduce((halves, day) => halves + (unpaid.get(day) ?? 0), 0),
      ...(calendar && { calendarDays: held.length }),
    }
  })
}

function calendarDays({ joinDate, leftOn }: EmployeeFacts, month: Period): Day[] {
  const first = firstDay(month)
  return Array.from({ length: daysBetween(first, lastDay(month)) + 1 }, (_, at) => addDays(first, at)).filter(
    (day) => day >= (joinDate ?? day) && day <= (leftOn ?? day),
  )
}

function partOf({ pay, ...days }: PaidStretch): PayPart {
  return {
    base: pay?.monthlyBase ?? money(0),
    fixed: (pay?.allowances ?? []).map(({ name, amount }) => ({ label: name, amount: money(amount) })),
    ...days,
  }
}

function programmesOn({ programmes }: TaxFacts, birth: Day | null, on: Day) {
  const isOld = birth !== null && isPastPension(bpjsLawOn(on), birth, on)
  return isOld ? programmes.filter((each) => each !== 'jp') : programmes
}

/** Digests what a slip was worked out from, and which projects bear it where some do: another digest means that it must be worked out again. */
export function digestOf(facts: object, payIds: readonly string[], shares: readonly DimsShare[]): string {
  const text = JSON.stringify({ facts, payIds, ...(shares.length > 0 && { shares }) }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}
