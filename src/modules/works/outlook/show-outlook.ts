import type { Day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { showControl } from '../control/show-control.ts'
import { maintenanceUntil } from '../handover/rules.ts'
import { handoverRow } from '../handover/store.ts'
import { weeksOfWork } from '../need/show-need.ts'
import { seenCosts } from '../rap/seen.ts'
import { weekOfDay } from '../schedule/rules.ts'
import { showSchedule } from '../schedule/show-schedule.ts'
import type { CashOutlook } from './contract.ts'
import { expectedIncome } from './income.ts'
import { cashByWeek, type Expected } from './rules.ts'
import { expectedSpending } from './spending.ts'

/** Shows the cash of a project weeks ahead, with everything the figures are made of. */
export async function showOutlook(tx: Tx, actor: Actor, projectId: string): Promise<CashOutlook> {
  const project = await seenCosts(tx, actor, projectId)
  const control = await showControl(tx, actor, { id: projectId })
  const { weeks } = await showSchedule(tx, actor, projectId)
  const now = today(actor) as Day
  const retentionOn = await maintenanceEnds(tx, actor.companyId, projectId)
  const { weekOne, sharesBy } = await weeksOfWork(tx, actor.companyId, projectId)
  const first = (weekOne ?? now) as Day
  const whole = weeks.map(({ week, planWeek }) => ({ week, share: percent(planWeek) }))
  const plan = { weekOne: first, now: Math.max(1, weekOfDay(first, now)), sharesBy, whole }
  const isIncomeHidden = !actor.can('view order')
  const rows = [
    ...(isIncomeHidden ? [] : await expectedIncome(tx, actor, { project, today: now, weeks, retentionOn })),
    ...(await expectedSpending(tx, actor, { projectId, control, plan, retentionOn })),
  ].toSorted(byDay)
  return {
    ...{ isIncomeHidden, isUnplanned: control.basis !== 'rap' },
    rows: rows.map((row) => ({ ...row, amount: String(row.amount) })),
    weeks: cashByWeek(now, rows).map(({ from, to, cashIn, cashOut, left }) => ({
      ...{ from, to, cashIn: String(cashIn), cashOut: String(cashOut), left: String(left) },
    })),
  }
}

async function maintenanceEnds(tx: Tx, companyId: string, projectId: string): Promise<Day | null> {
  const row = await handoverRow(tx, companyId, projectId)
  return row ? (row.finalOn ?? maintenanceUntil(row.firstOn, row.maintenanceDays)) : null
}

const byDay = (a: Expected, b: Expected) => (a.on ?? 'z').localeCompare(b.on ?? 'z')
