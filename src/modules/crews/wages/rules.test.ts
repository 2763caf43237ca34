import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { ofProject } from '#ground/dims.ts'
import { money, ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import weeks from '../../../../tests/vectors/people/weekly_wages.json' with { type: 'json' }
import { cashOf, envelope, notesFor } from './cash.ts'
import { workOutFee, type CrewManDay, type Fee } from './fees.ts'
import { workOutNote, type PaidDay } from './rules.ts'

const law = pph21LawOn(day('2026-10-10'))

const perManDay: Fee = { way: 'man-day', amount: ZERO, percent: percent('0'), isFromCrew: false }

type Worker = (typeof weeks.workers)[number]
type Slip = (typeof weeks.expected.weeks)[number]['slips'][number]

function daysOf(worker: Worker, from: string, until: string): PaidDay[] {
  return weeks.attendance
    .filter((row) => row.worker === worker.id && row.date > from && row.date <= until)
    .map((row) => ({
      ...ofProject(row.project),
      day: day(row.date),
      halfDays: row.portion * 2 + ('extra_half' in row && row.extra_half ? 1 : 0),
      absence: null,
      overtime: ('overtime_hours' in row ? (row.overtime_hours ?? 0) : 0) * 2,
      restHours: ('hours' in row ? (row.hours ?? 0) : 0) * 2,
      rate: money(worker.rates.findLast((rate) => rate.from <= row.date)?.amount ?? 0),
      terms: {
        meal: money(worker.meal),
        overtimeRate: 'ot_flat' in worker && worker.ot_flat ? money(worker.ot_flat) : null,
      },
    }))
}

function crewOf(foreman: Worker, from: string, until: string): CrewManDay[] {
  const fee = { ...perManDay, amount: money(foreman.fee_per_man_day ?? 0) }
  return weeks.workers
    .filter(({ mandor }) => mandor === foreman.id)
    .flatMap((worker) =>
      daysOf(worker, from, until).map((each) => ({ ...each, ...{ fee, workerId: worker.id, earned: 0n } })),
    )
}

test.each(
  weeks.expected.weeks.flatMap((week, at) =>
    week.slips.map((slip): [string, string, string, Slip] => [
      `${slip.worker} until ${week.week_ending}`,
      weeks.expected.weeks[at - 1]?.week_ending ?? '2026-10-03',
      week.week_ending,
      slip,
    ]),
  ),
)('%s is what the week says', (_, from, until, slip) => {
  const worker = weeks.workers.find(({ id }) => id === slip.worker)
  if (!worker) throw new Error(slip.worker)
  const note = workOutNote({
    days: daysOf(worker, from, until),
    fee: workOutFee(crewOf(worker, from, until), { week: 6, weeksHad: new Set() }).shares,
    ...{ week: 6, law, kasbonDue: money(slip.kasbon_scheduled) },
  })
  expect(note).toMatchObject({
    dates: slip.dates_worked,
    halfDays: slip.day_portions * 2,
    wages: money(slip.wages),
    overtime: money(slip.overtime),
    meal: money(slip.meal),
    crewFee: money(slip.mandor_fee),
    gross: money(slip.gross),
    tax: money(slip.pph21),
    kasbon: money(slip.kasbon),
    net: money(slip.net),
  })
  expect(note.shares.map(({ projectId, amount }) => ({ project: projectId, amount: Number(amount) }))).toEqual(
    expect.arrayContaining(slip.project_split),
  )
  if (slip.via !== 'cash') return
  expect(envelope(note.net)).toBe(money(slip.paid))
  expect(Object.fromEntries(notesFor([note.net]).map(({ worth, count }) => [worth, count]))).toEqual(slip.denominations)
})

test('half days on two sites are rounded once, and both sites bear them', () => {
  const terms = { meal: ZERO, overtimeRate: null }
  const half = { day: day('2026-10-05'), halfDays: 1, absence: null, overtime: 0, restHours: 0, terms }
  const days = ['P1', 'P2'].map((project) => ({ ...ofProject(project), ...half, rate: money(133_333) }))
  const crew = days.map((each) => ({
    ...{ ...each, workerId: 'w', earned: 0n, fee: { ...perManDay, amount: money(4_501) } },
  }))
  const fee = workOutFee(crew, { week: 6, weeksHad: new Set() }).shares
  const note = workOutNote({ days, fee, week: 6, law, kasbonDue: ZERO })
  expect(note).toMatchObject({ wages: 133_333n, crewFee: 4_501n, gross: 137_834n })
  expect(note.shares.map(({ amount }) => amount)).toEqual([68_918n, 68_916n])
})

test('notes are counted envelope by envelope, not from their sum', () => {
  const two = [money(717_746), money(717_746)]
  expect(cashOf(two)).toBe(money(1_436_000))
  expect(notesFor(two).find(({ worth }) => worth === 1000)).toEqual({ worth: 1000, count: 2 })
})
