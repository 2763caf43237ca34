import { sql } from 'kysely'
import { minus, money, sum, ZERO } from '#ground/money.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { projectNames } from '#modules/projects/face.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { differencesOf } from '../slips/differences.ts'
import { lateWages } from '../duties/rules.ts'
import { nextFeasts } from '../feasts/next.ts'
import { bonusDueOn } from '../feasts/rules.ts'
import { slipCost, type ShareKept } from '../shares/rules.ts'
import { slipColumns } from './columns.ts'
import { staleOf } from './compute.ts'
import type { ExtraKept, LineKept, RunPage, SlipPage } from './contract.ts'
import { mayApproveRun } from './decide.ts'
import type { Blocked } from './facts.ts'
import { own, readRun, readSlip, slipsOfRun, type Run, type SlipKept } from './store.ts'

/** What a slip is called: the number of its run and its place in it. */
export function slipLabel(run: Pick<Run, 'id' | 'number'>, slip: Pick<SlipKept, 'line_no'>): string {
  return `${run.number ?? 'Draf'}/${String(slip.line_no).padStart(2, '0')}`
}

/** The list of slips. */
export function slipSource(actor: Actor): ListSource {
  return {
    columns: slipColumns,
    from: sql`payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id`,
    where: sql`s.company_id = ${actor.companyId}`,
    alias: 's',
    at: {
      label: sql`coalesce(r.number, 'Draf') || '/' || lpad(s.line_no::text, 2, '0')`,
      state: sql.ref('r.state'),
      open: sql`case when r.state = 'posted' then s.net - s.paid else 0 end`,
      isPaid: sql`(r.state = 'posted' and s.paid = s.net)`,
      isHeld: sql`(r.state = 'posted' and s.held_at is not null)`,
      heldReason: sql`case when r.state = 'posted' then s.held_reason end`,
      // As the index of unpaid slips says it.
      isUnpaid: sql`(r.state = 'posted' and s.paid < s.net and not s.is_void)`,
    },
    search: sql.ref('s.search'),
    defaultSort: '-month',
    zone: actor.zone,
  }
}

/** What a new run begins with. */
export async function start(tx: Tx, actor: Actor) {
  const last = await own(tx)
    .selectFrom('payroll_run')
    .select(['jkk', 'umk'])
    .where('company_id', '=', actor.companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const accounts = await cashAccounts(tx, actor.companyId)
  return {
    jkk: last?.jkk ?? ('tinggi' as const),
    umk: last?.umk ? String(last.umk) : null,
    cashAccounts: accounts.map(({ id, kind, name }) => ({ id, kind, name })),
    feasts: nextFeasts(today(actor)),
  }
}

/** Shows a slip; what is in rupiah only to who may see wages. */
export async function openOne(tx: Tx, actor: Actor, id: string): Promise<SlipPage> {
  const slip = await readSlip(tx, actor, id)
  const run = await readRun(tx, actor, slip.run_id)
  const before = (await monthBefore(tx, run)).get(slip.employee_id)
  const lines = slip.lines as readonly LineKept[]
  return {
    ...{
      id: slip.id,
      label: slipLabel(run, slip),
      kind: slip.kind,
      runId: run.id,
      runVersion: run.version,
      state: run.state,
    },
    ...{ employeeId: slip.employee_id, isVoid: slip.is_void, month: slip.month, payDate: run.pay_date },
    ...{ code: slip.code, name: slip.name, position: slip.position },
    ...{
      scheduled: slip.scheduled,
      employed: slip.employed,
      unpaidHalves: slip.unpaid_halves,
      division: divisionKept(slip),
      approvedBy: run.approved_by_name,
    },
    held: slip.held_reason === null ? null : { reason: slip.held_reason, by: slip.held_by_name ?? '' },
    can: actsOfSlip(actor, run, slip),
    ...(actor.can('view gaji') && {
      pay: {
        ...{ ptkp: slip.ptkp, method: slip.method },
        lines,
        extras: slip.extras as readonly ExtraKept[],
        ...{ earned: String(slip.earned), cut: String(slip.cut), net: String(slip.net), paid: String(slip.paid) },
        ...{ employer: String(slip.employer), taxable: String(slip.taxable) },
        shares: await namedShares(tx, actor, slip.shares),
        before: before?.net ?? null,
        reasons: before ? differencesOf(lines, before.lines) : [],
      },
    }),
  }
}

function divisionKept({ proration: method, divided_by: by }: SlipKept): SlipPage['division'] {
  return method === 'workdays' || by === null ? null : { method, by }
}

async function namedShares(tx: Tx, { companyId, scope }: Actor, kept: unknown) {
  const shares = (kept as readonly ShareKept[]).filter(
    ({ projectId }) => projectId === null || isWithin(scope.projects, projectId),
  )
  const names = await projectNames(
    tx,
    companyId,
    shares.flatMap(({ projectId }) => projectId ?? []),
  )
  return shares.map(({ projectId, amount }) => ({ project: names.get(projectId ?? '') ?? null, amount }))
}

/** Shows a run with its people, those who are left out, and its payments. */
export async function openRunPage(tx: Tx, actor: Actor, id: string): Promise<RunPage> {
  const run = await readRun(tx, actor, id)
  const slips = await slipsOfRun(tx, actor.companyId, id)
  const seesPay = actor.can('view gaji')
  const before = await monthBefore(tx, run)
  const isOpen = run.state === 'draft' || run.state === 'pending_approval'
  return {
    ...{ id, number: run.number, version: run.version, state: run.state, month: run.month, payDate: run.pay_date },
    ...{ kind: run.kind, feast: feastOf(run) },
    ...{ jkk: run.jkk, madeBy: run.created_by_name, submittedBy: run.submitted_by_name },
    ...{ approvedBy: run.approved_by_name, decisionNote: run.decision_note, voidReason: run.void_reason },
    late: lateOf(actor, run),
    blocked: run.blocked as readonly Blocked[],
    stale: isOpen ? await staleOf(tx, run, slips) : [],
    can: await actsOf(tx, actor, run),
    slips: slips.map((slip) => ({
      ...{ id: slip.id, employeeId: slip.employee_id, label: slipLabel(run, slip), name: slip.name },
      ...{
        position: slip.position,
        unpaidHalves: slip.unpaid_halves,
        isPaid: run.state === 'posted' && slip.paid === slip.net,
      },
      heldReason: slip.held_reason,
      ...(seesPay && {
        net: String(slip.net),
        ...besideBefore(slip, before.get(slip.employee_id)),
        open: run.state === 'posted' ? String(minus(money(slip.net), money(slip.paid))) : '0',
      }),
    })),
    ...(seesPay && {
      sums: {
        ...{ earned: String(run.earned), cut: String(run.cut), net: String(run.net), employer: String(run.employer) },
        ...{ paid: String(run.paid), umk: run.umk === null ? null : String(run.umk) },
        tax: String(sum(slips.map(({ tax }) => money(tax)))),
        cost: String(sum(slips.map(({ lines }) => slipCost(lines as readonly LineKept[])))),
        before: String(sum(slips.map(({ employee_id: employeeId }) => money(before.get(employeeId)?.net ?? ZERO)))),
      },
    }),
    payments: await paymentsOf(tx, actor, id, seesPay),
  }
}

// A bonus has no day of the law; what a holiday bonus costs that is late is told by its feast.
function lateOf(actor: Actor, run: Run): RunPage['late'] {
  if (run.state !== 'posted' || run.kind === 'thr' || run.kind === 'bonus') return null
  const late = lateWages({ dueOn: run.pay_date, on: today(actor), open: minus(money(run.net), money(run.paid)) })
  if (late === null) return null
  const { fine, ...told } = late
  return { ...told, ...(actor.can('view gaji') && { fine: String(fine) }) }
}

function feastOf({ feast, feast_on: on }: Run): RunPage['feast'] {
  return feast === null || on === null ? null : { feast, on, dueOn: bonusDueOn(on) }
}

function actsOfSlip(actor: Actor, run: Run, slip: SlipKept): SlipPage['can'] {
  if (run.state !== 'posted' || slip.paid === slip.net || !actor.can('approve slip-gaji')) return []
  return [slip.held_reason === null ? 'hold' : 'release']
}

async function actsOf(tx: Tx, actor: Actor, run: Run): Promise<RunPage['can']> {
  const may = {
    recompute: run.state === 'draft' && actor.can('update slip-gaji'),
    submit: run.state === 'draft' && run.people > 0 && actor.can('update slip-gaji'),
    decide: run.state === 'pending_approval' && (await mayApproveRun(tx, actor, run)),
    pay: run.state === 'posted' && run.paid < run.net && actor.can('approve slip-gaji') && actor.can('view gaji'),
    void: run.state === 'posted' && run.paid === 0n && actor.can('approve slip-gaji'),
    remove: run.state === 'draft' && actor.can('delete slip-gaji'),
  }
  return (Object.keys(may) as (keyof typeof may)[]).filter((act) => may[act])
}

async function paymentsOf(tx: Tx, actor: Actor, runId: string, seesPay: boolean): Promise<RunPage['payments']> {
  const { rows } = await sql<{
    id: string
    paidOn: string
    account: string
    people: number
    isVoid: boolean
    by: string
    amount: string
  }>`
    select p.id, p.paid_on as "paidOn", p.cash_account_name as account, p.is_void as "isVoid", p.created_by_name as by,
      p.amount::text as amount, (select count(*)::int from payroll_payment_line l
        where l.company_id = p.company_id and l.payment_id = p.id) as people
    from payroll_payment p where p.company_id = ${actor.companyId} and p.run_id = ${runId} order by p.id desc limit 200
  `.execute(own(tx))
  return rows.map(({ amount, ...row }) => ({ ...row, ...(seesPay && { amount }) }))
}

const REASONS_SHOWN = 2

interface Before {
  readonly net: string
  readonly lines: readonly LineKept[]
}

function besideBefore(slip: SlipKept, before: Before | undefined) {
  if (!before) return { before: null, reasons: [], moreReasons: 0 }
  const all = differencesOf(slip.lines as readonly LineKept[], before.lines)
  const reasons = all.slice(0, REASONS_SHOWN)
  return { before: before.net, reasons, moreReasons: all.length - reasons.length }
}

// What everybody received the month before, so that a difference is seen; a bonus is held beside nothing.
async function monthBefore(tx: Tx, run: Run): Promise<ReadonlyMap<string, Before>> {
  if (run.kind === 'thr' || run.kind === 'bonus') return new Map()
  const month: Period = periodOf(addDays(firstDay(run.month), -1))
  const { rows } = await sql<Before & { id: string }>`
    select s.employee_id as id, s.net::text as net, s.lines
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${run.company_id} and s.month = ${month} and s.kind = 'monthly' and not s.is_void and r.state = 'posted'
  `.execute(own(tx))
  return new Map(rows.map(({ id, ...before }) => [id, before]))
}
