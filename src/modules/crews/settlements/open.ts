import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { peopleById, workersById } from '#modules/people/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import { opnamesWaiting } from '../opnames/to-pay.ts'
import { own } from '../store.ts'
import { isOwnPay, mayApproveWages } from './approve.ts'
import type { BonusFrom, DayKept, SettlementPage, SettlementRef, WageLine, WagesNow, WageTotals } from './contract.ts'
import { workOutWages, type Owed } from './facts.ts'
import { noteSeen, seenNotes } from './seen.ts'
import { daysWaiting, notesOf, readSettlement, type NoteKept } from './store.ts'

/** Shows what would be booked for every approved day up to a Saturday. */
export async function showWagesNow(tx: Tx, actor: Actor, asked: { readonly until: Day }): Promise<WagesNow> {
  const { until } = asked
  const wages = await workOutWages(tx, actor, { until, on: today(actor), lock: false })
  const waiting = (await daysWaiting(tx, actor.companyId, until)).filter(({ projectId }) =>
    isWithin(actor.scope.projects, projectId),
  )
  const opnames = (await opnamesWaiting(tx, actor.companyId, until)).filter(({ projectId }) =>
    isWithin(actor.scope.projects, projectId),
  )
  const names = await projectNames(
    tx,
    actor.companyId,
    [...waiting, ...opnames].map(({ projectId }) => projectId),
  )
  const foremen = await workerNames(
    tx,
    actor,
    wages.owed.map(({ foremanId }) => foremanId),
  )
  return {
    until,
    lines: wages.owed.map((owed) => owedLine(owed, foremen)),
    totals: totalsOf(wages.owed.map(({ note }) => note)),
    blocked: wages.blocked,
    waiting: waiting.map((each) => ({ ...each, project: names.get(each.projectId) ?? '' })),
    opnames: opnames.map((each) => ({ ...each, project: names.get(each.projectId) ?? '' })),
    digest: wages.digest,
  }
}

/** Lists the last hundred Saturdays, the newest first, each with what the person may see of it. */
export async function settlementList(tx: Tx, actor: Actor): Promise<SettlementRef[]> {
  const { rows } = await sql<SettlementRef>`
    select s.id, s.number, s.state, s.kind, s.feast, s.until, of.people, of.net::text as net, of.paid::text as paid
    from wage_settlement s cross join lateral (
      select count(*)::int as people, sum(n.net) as net, sum(n.paid) as paid from wage_note n
      where n.company_id = s.company_id and n.settlement_id = s.id
        and (${noteSeen(actor)} or (s.state = 'pending_approval' and ${actor.can('approve slip-gaji')}))
    ) of
    where s.company_id = ${actor.companyId} and of.people > 0 order by s.until desc, s.id desc limit 100
  `.execute(own(tx))
  return rows
}

/** Shows wages that were booked with their notes and payments, as far as one may see them; who says yes to a THR sees it whole. */
export async function showSettlement(tx: Tx, actor: Actor, id: string): Promise<SettlementPage> {
  const kept = await readSettlement(tx, actor, id)
  const isWaiting = kept.state === 'pending_approval'
  const mayApprove = isWaiting && (await mayApproveWages(tx, actor, kept))
  const notes = mayApprove ? await notesOf(tx, actor.companyId, id) : await seenNotes(tx, actor, id)
  if (notes.length === 0) throw new NotFound()
  const isWhole = notes.length === kept.people
  const people = await peopleById(
    tx,
    actor.companyId,
    notes.map((note) => note.person_id),
  )
  const incomplete = new Set(people.filter(({ nik }) => nik === null).map((person) => person.id))
  const foremen = await workerNames(
    tx,
    actor,
    notes.map((note) => note.foreman_id),
  )
  const isPosted = kept.state === 'posted'
  const mayAct = actor.can('approve slip-gaji')
  const mayPay = mayAct && isPosted && !(await isOwnPay(tx, actor, kept))
  const totals = totalsOf(notes)
  return {
    ...{ id, number: kept.number, state: kept.state, until: kept.until, people: notes.length },
    ...{ kind: kept.kind, feast: kept.feast, leftOut: isWhole ? (kept.left_out as SettlementPage['leftOut']) : [] },
    ...{
      net: totals.net,
      paid: String(sum(notes.map(({ paid }) => money(paid)))),
      version: kept.version,
      settledOn: kept.settled_on,
    },
    ...{ by: kept.created_by_name, approvedBy: kept.approved_by_name, voidReason: kept.void_reason },
    lines: notes.map((note) => ({
      ...noteLine(note, foremen),
      isIncomplete: incomplete.has(note.person_id),
      ...{ id: note.id, days: note.days as readonly DayKept[] },
      open: kept.state === 'void' ? '0' : String(minus(money(note.net), money(note.paid))),
    })),
    totals,
    payments: await paymentsOf(tx, actor, id),
    cashAccounts: (await cashAccounts(tx, actor.companyId)).map(({ id: account, kind, name }) => ({
      ...{ id: account, kind, name },
    })),
    can: [
      ...(mayApprove ? (['approve'] as const) : []),
      ...(mayPay && notes.some(({ net, paid }) => paid < net) ? (['pay'] as const) : []),
      ...(mayAct && isWhole && kept.state !== 'void' && kept.paid === 0n ? (['void'] as const) : []),
    ],
  }
}

async function paymentsOf(tx: Tx, actor: Actor, id: string): Promise<SettlementPage['payments']> {
  const { rows } = await sql<SettlementPage['payments'][number]>`
    select p.id, p.paid_on as "paidOn", p.cash_account_name as account, sum(l.amount + l.rounding)::text as amount,
      p.is_void as "isVoid", p.created_by_name as by, count(*)::int as people
    from wage_payment p join wage_payment_line l on l.company_id = p.company_id and l.payment_id = p.id
    join wage_note n on n.company_id = l.company_id and n.id = l.note_id
    where p.company_id = ${actor.companyId} and p.settlement_id = ${id} and ${noteSeen(actor)}
    group by p.id order by p.id desc limit 200
  `.execute(own(tx))
  return rows
}

async function workerNames(
  tx: Tx,
  actor: Actor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const workers = await workersById(
    tx,
    actor.companyId,
    ids.flatMap((id) => id ?? []),
  )
  return new Map(workers.map(({ id, name }) => [id, name]))
}

type Summed = Readonly<Record<'gross' | 'tax' | 'kasbon' | 'retention' | 'net', Money>>

function totalsOf(notes: readonly Summed[]): WageTotals {
  const total = (pick: (note: Summed) => Money) => String(sum(notes.map(pick)))
  return {
    gross: total(({ gross }) => gross),
    tax: total(({ tax }) => tax),
    kasbon: total(({ kasbon }) => kasbon),
    retention: total(({ retention }) => retention),
    net: total(({ net }) => net),
  }
}

function owedLine(owed: Owed, foremen: ReadonlyMap<string, string>): WageLine {
  const { worker, foremanId, note, isIncomplete, days } = owed
  return {
    ...{ workerId: worker.id, name: worker.name, trade: worker.trade, foremanId, isIncomplete },
    foremanName: foremen.get(foremanId ?? '') ?? null,
    ...{ dates: note.dates, halfDays: note.halfDays, projects: projectsOf(days) },
    ...{ wages: String(note.wages), overtime: String(note.overtime), extra: String(note.meal) },
    ...{ fee: String(plus(note.crewFee, note.feePassed)), feeCut: String(note.feeCut) },
    ...{ correction: String(note.correction), corrections: owed.corrections },
    ...{ piece: String(note.piece), bonus: '0', bonusFrom: null, tax: String(note.tax), kasbon: String(note.kasbon) },
    ...{ retention: String(note.retention), net: String(note.net) },
  }
}

function noteLine(note: NoteKept, foremen: ReadonlyMap<string, string>): Omit<WageLine, 'isIncomplete'> {
  return {
    ...{ workerId: note.worker_id, name: note.name, trade: note.trade, foremanId: note.foreman_id },
    foremanName: foremen.get(note.foreman_id ?? '') ?? null,
    ...{ dates: note.dates, halfDays: note.half_days, projects: projectsOf(note.days as readonly DayKept[]) },
    ...{ wages: String(note.wages), overtime: String(note.overtime) },
    ...{ extra: String(note.meal), fee: String(plus(money(note.crew_fee), money(note.fee_passed))) },
    ...{ feeCut: String(note.fee_cut), correction: String(note.correction) },
    corrections: note.corrections as WageLine['corrections'],
    ...{ bonus: String(note.bonus), bonusFrom: note.bonus_from as BonusFrom | null },
    ...{ piece: String(note.piece), tax: String(note.tax), kasbon: String(note.kasbon) },
    ...{ retention: String(note.retention), net: String(note.net) },
  }
}

const projectsOf = (days: readonly DayKept[]) => new Set(days.map(({ projectId }) => projectId)).size
