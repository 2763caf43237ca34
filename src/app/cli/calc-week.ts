import type { Day } from '#ground/day.ts'
import { sumDims, type DimsAmount } from '#ground/dims.ts'
import { min, minus, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { cashOf } from '#modules/crews/wages/cash.ts'
import { crewDues, workOutFee } from '#modules/crews/wages/fees.ts'
import { withFeePassed, workOutNote, type Note, type PaidDay } from '#modules/crews/wages/rules.ts'
import { wagePaymentEntry, wagesEntry } from '#modules/crews/settlements/journal.ts'
import { accounts, type EntryLine } from '#modules/journal/rules.ts'
import { hourOf, overtimeQuarters } from '#modules/payroll/overtime/rules.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { dayAsked, listed, plain, rupiah, weekAsked, type Case } from './calc-asked.ts'
import { averageOf, crewOpnames, piecesOf, type CrewPaid } from './calc-crew.ts'
import { workerTaxCase } from './calc-payroll.ts'
import {
  attendanceAsked,
  crewDays,
  pricedDays,
  saturdayOf,
  workerAsked,
  type AskedDay,
  type AskedWorker,
} from './calc-week-asked.ts'

/** Kas kecil proyek. */
export const SITE_CASH = '1-1110'

/** What a worker is paid on a Saturday. */
interface PaidWorker {
  readonly saturday: Day
  readonly worker: AskedWorker
  readonly note: Note
  readonly due: Money
  readonly balance: Money
  readonly days: readonly PaidDay[]
}

/**
 * Works out Saturday's wages: of one worker ({worker, attendance}) their slip, of several ({workers, attendance, crews})
 * the week with its sums and entry. `week_ending` names the Saturday; without it all of one worker is one payment, and
 * of several every week is told.
 */
export function weekCase(asked: Case): Case {
  if (asked.workers === undefined && asked.worker === undefined) throw new RangeError('isi worker atau workers')
  const single = asked.workers === undefined ? workerAsked(asked.worker) : null
  const workers = single ? [single] : listed(asked.workers, 'workers').map(workerAsked)
  const days = attendanceAsked(asked.attendance, single?.id)
  const until = asked.week_ending === undefined ? null : dayAsked(asked.week_ending, 'week_ending')
  const crews = listed(asked.crews ?? [], 'crews')
  const all = [...days.map(({ day }) => saturdayOf(day)), ...crewOpnames(crews).map(({ week }) => week)]
  const last = all.toSorted().at(-1)
  if (last === undefined) throw new RangeError('attendance kosong')

  const saturdays = single && until === null ? [last] : [...new Set(all)].toSorted()
  const week = weekAsked(asked.days_per_week ?? 6)
  const crew = single ? attendanceAsked(asked.crew_attendance ?? []) : []
  const taken = new Map<string, Money>()
  const weeks = saturdays.map((saturday, at) => {
    const isOpen = ({ day }: AskedDay) => day <= saturday && day > (saturdays[at - 1] ?? '')
    const open = days.filter(isOpen)
    const fees = new Map(
      workers.map((worker) => {
        const led = single
          ? crew.filter(isOpen).map((row) => ({ ...row, workerId: row.worker, fee: single.fee, earned: 0n }))
          : crewDays(worker, { workers, days: open, week })
        return [worker.id, workOutFee(led, { week, weeksHad: new Set() })] as const
      }),
    )
    const dues = crewDues(fees)
    const drafts = workers.map((worker) => {
      const own = pricedDays(worker, open)
      const { due, owed } = kasbonOn(worker, saturday, taken.get(worker.id) ?? ZERO, asked)
      const law = pph21LawOn(saturday)
      const fee = fees.get(worker.id)?.shares ?? []
      const note = workOutNote({ days: own, fee, feeDue: dues.of(worker.id), week, law, kasbonDue: due })
      return { worker, own, due, owed, note }
    })
    const passed = dues.passed((id) => drafts.find(({ worker }) => worker.id === id)?.note.feeCut ?? ZERO)
    const paid = drafts.flatMap(({ worker, own, due, owed, note: draft }): PaidWorker[] => {
      const note = withFeePassed(draft, passed.get(worker.id) ?? ZERO)
      if (note.gross === ZERO && note.feePassed === ZERO) return []
      taken.set(worker.id, plus(taken.get(worker.id) ?? ZERO, note.kasbon))
      return [{ saturday, worker, note, due, balance: minus(owed, note.kasbon), days: own }]
    })
    return { saturday, paid, pieces: crewOpnames(crews).filter((one) => one.week === saturday) }
  })
  const wanted = until === null ? weeks : weeks.filter(({ saturday }) => saturday === until)
  if (wanted.length === 0) throw new RangeError(`tidak ada upah pada ${until}`)
  if (!single) {
    const told = wanted.map(({ saturday, paid, pieces }) => weekTold(saturday, paid, pieces))
    return until === null ? { weeks: told } : (told[0] ?? {})
  }
  const slip = wanted[0]?.paid[0]
  if (!slip) throw new RangeError('tidak ada upah untuk dibayar')
  return slipTold(slip)
}

// A kasbon comes back by its instalment from its first Saturday on, save those that are skipped.
function kasbonOn({ kasbon }: AskedWorker, saturday: Day, taken: Money, asked: Case) {
  if (asked.kasbon_due !== undefined) {
    const due = rupiah(asked.kasbon_due, 'kasbon_due')
    return { due, owed: rupiah(asked.kasbon_outstanding ?? asked.kasbon_due, 'kasbon_outstanding') }
  }
  const lent = kasbon.filter(({ date }) => date <= saturday)
  const owed = minus(sum(lent.map(({ amount }) => amount)), taken)
  const dues = lent.filter(({ firstWeek, skipped }) => firstWeek <= saturday && !skipped.includes(saturday))
  return { due: min(owed, sum(dues.map(({ instalment }) => instalment))), owed }
}

function slipTold({ saturday, worker, note, due, balance, days }: PaidWorker): Case {
  const paid = worker.isCash ? cashOf([note.net]) : note.net
  const longer = days.filter(({ halfDays }) => halfDays === 3)
  const below = belowLaw(days)
  return {
    worker: worker.id,
    mandor: worker.foreman ?? worker.id,
    dates_worked: note.dates,
    day_portions: note.halfDays / 2,
    ...{ wages: plain(note.wages), overtime: plain(note.overtime), meal: plain(note.meal) },
    ...(note.feeCut > 0n && { mandor_fee_cut: plain(note.feeCut) }),
    ...(note.feePassed > 0n && { mandor_fee_from_crew: plain(note.feePassed) }),
    ...{ mandor_fee: plain(note.crewFee), gross: plain(note.gross) },
    average_per_day: averageOf(note.gross, note.dates),
    pph21: plain(note.tax),
    tax: workerTaxCase(pph21LawOn(saturday), note.gross, Math.max(note.dates, 1)),
    ...{ kasbon_scheduled: plain(due), kasbon: plain(note.kasbon), kasbon_balance: plain(balance) },
    ...{ net: plain(note.net), via: worker.isCash ? 'cash' : 'transfer' },
    ...{ rounding: plain(minus(paid, note.net)), paid: plain(paid) },
    project_split: splitOf(note.shares),
    ...(longer.length > 0 && { extra_half_law_amount: plain(sum(longer.map(({ rate }) => overtimeOf(rate, 7)))) }),
    ...(below.length > 0 && { warnings: below }),
    ...(worker.isCash && { denominations: piecesOf([note.net]) }),
  }
}

// An agreed rate of overtime that is less than the law's is owed all the same; it is told.
function belowLaw(days: readonly PaidDay[]): Case[] {
  return days.flatMap(({ day, rate, overtime, terms }) => {
    if (terms.overtimeRate === null || overtime === 0) return []
    const agreed = mulDiv(terms.overtimeRate, BigInt(overtime), 2n)
    const law = overtimeOf(rate, overtime)
    return agreed < law ? [{ date: day, paid: plain(agreed), law: plain(law) }] : []
  })
}

function overtimeOf(rate: Money, halfHours: number): Money {
  const { num, den } = hourOf(6)
  return mulDiv(rate, num * overtimeQuarters(halfHours), den * 4n) as Money
}

function weekTold(saturday: Day, paid: readonly PaidWorker[], crews: readonly CrewPaid[]): Case {
  const members = crews.flatMap((crew) => crew.members)
  const notes = [...paid.map(({ note }) => note), ...members.map(({ note }) => note)]
  const cash = [
    ...paid.filter(({ worker }) => worker.isCash).map(({ note }) => note.net),
    ...members.map(({ note }) => note.net),
  ]
  const sent = paid.filter(({ worker }) => !worker.isCash)
  const all = (pick: (note: Note) => Money, of: readonly Note[] = notes) => plain(sum(of.map(pick)))
  const paidOf = (own: readonly PaidWorker[]) =>
    sum(own.map(({ worker, note }) => (worker.isCash ? cashOf([note.net]) : note.net)))
  const total = plus(paidOf(paid), cashOf(members.map(({ note }) => note.net)))
  const byForeman = Map.groupBy(paid, ({ worker }) => worker.foreman ?? worker.id)
  const [daily, piece] = [paid.flatMap(({ note }) => note.shares), members.flatMap(({ note }) => note.pieceShares)]
  const projects = [...new Set([...daily, ...piece].map(({ projectId }) => projectId ?? ''))].toSorted()
  const borne = (of: readonly DimsAmount[], project: string) =>
    plain(sum(of.filter(({ projectId }) => projectId === project).map(({ amount }) => amount)))
  return {
    week_ending: saturday,
    slips: paid.map(slipTold),
    per_mandor: Object.fromEntries(
      [...byForeman].map(([id, own]) => {
        const of = own.map(({ note }) => note)
        const sums = { gross: all((note) => note.gross, of), pph21: all((note) => note.tax, of) }
        return [id, { workers: own.length, ...sums, kasbon: all((note) => note.kasbon, of), paid: plain(paidOf(own)) }]
      }),
    ),
    borongan: crews.map(({ told }) => told),
    cost_per_project: Object.fromEntries(
      projects.map((project) => [project, { harian: borne(daily, project), borongan: borne(piece, project) }]),
    ),
    cash: { total: plain(cashOf(cash)), denominations: piecesOf(cash) },
    transfers: sent.map(({ worker, note }) => ({ worker: worker.id, amount: plain(note.net) })),
    totals: {
      ...{ gross: all((note) => note.gross), pph21: all((note) => note.tax), kasbon: all((note) => note.kasbon) },
      ...{ retention: all((note) => note.retention), paid: plain(total) },
    },
    journal: entryTold(paid, crews),
  }
}

// Booked and paid on one day: what is owed between the two is nothing.
function entryTold(paid: readonly PaidWorker[], crews: readonly CrewPaid[]): Case[] {
  const booked = paid.map(({ worker: { id }, note }) => ({ personId: id, ...note, retentions: [] }))
  const pieces = crews.flatMap(({ leader, members }) =>
    members.map(({ id, note }) => ({
      ...{ personId: id, ...note },
      retentions: [{ personId: leader, amount: note.retention }],
    })),
  )
  const enveloped = (personId: string, net: Money) => ({ personId, amount: net, rounding: minus(cashOf([net]), net) })
  const inCash = [
    ...paid.filter(({ worker }) => worker.isCash).map(({ worker, note }) => enveloped(worker.id, note.net)),
    ...crews.flatMap(({ members }) => members.map(({ id, note }) => enveloped(id, note.net))),
  ]
  const sent = paid
    .filter(({ worker }) => !worker.isCash)
    .map(({ worker, note }) => ({ personId: worker.id, amount: note.net, rounding: ZERO }))
  return linesTold([
    ...wagesEntry([...booked, ...pieces]),
    ...wagePaymentEntry(inCash, SITE_CASH),
    ...wagePaymentEntry(sent, accounts.bank),
  ])
}

/** Tells an entry as its cases do: one line for each account and project, by account, without those that come to nothing. */
export function linesTold(lines: readonly EntryLine[]): Case[] {
  const byLine = Map.groupBy(lines, ({ account, projectId }) => `${account} ${projectId ?? ''}`)
  return [...byLine]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, own]) => {
      const amount = own.reduce((all, line) => all + line.debit - line.credit, 0n)
      const sides = amount > 0n ? { debit: plain(amount), credit: 0 } : { debit: 0, credit: plain(-amount) }
      return amount === 0n ? [] : [{ account: own[0]?.account, project: own[0]?.projectId ?? null, ...sides }]
    })
}

function splitOf(shares: readonly DimsAmount[]): Case[] {
  return sumDims(shares)
    .map(({ projectId, amount }) => ({ project: projectId ?? '', amount: plain(amount) }))
    .toSorted((a, b) => a.project.localeCompare(b.project))
}
