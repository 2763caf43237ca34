import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '#ground/day.ts'
import { ofProject } from '#ground/dims.ts'
import { minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { accounts, decideEntry, type EntryLine } from '#modules/journal/rules.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { shareOut } from '../opnames/rules.ts'
import { leaving, wagePaymentEntry, wagesEntry } from '../settlements/journal.ts'
import { cashOf, envelope, notesFor } from './cash.ts'
import { workOutFee, type CrewManDay } from './fees.ts'
import { withFeePassed, workOutNote, type PaidDay } from './rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const rupiah = (most: number) => fc.integer({ min: 0, max: most }).map(money)
const projects = fc.constantFrom('P1', 'P2', 'P3')
const terms = fc.record({ meal: rupiah(30_000), overtimeRate: fc.option(rupiah(60_000)) })

const workday = fc.record({
  ...{ halfDays: fc.integer({ min: 1, max: 3 }), overtime: fc.integer({ min: 0, max: 8 }), restHours: fc.constant(0) },
})
const restDay = fc.record({
  ...{ halfDays: fc.constant(0), overtime: fc.constant(0), restHours: fc.integer({ min: 1, max: 22 }) },
})
const oneDay = fc.record({
  ...{ at: fc.integer({ min: 0, max: 6 }), projectId: projects, rate: rupiah(3_000_000), terms },
  mark: fc.oneof(workday, restDay),
})
const opname = fc.record({
  ...{ gross: rupiah(90_000_000), retention: fc.integer({ min: 0, max: 20 }), by: fc.constantFrom('days', 'percent') },
  days: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 4 }),
  works: fc.array(fc.tuple(projects, rupiah(9_000_000)), { minLength: 1, maxLength: 3 }),
})
const worker = fc.record({
  days: fc.array(oneDay, { maxLength: 9 }),
  fees: fc.array(
    fc.record({
      projectId: projects,
      fee: rupiah(9_000),
      way: fc.constantFrom('man-day' as const, 'percent' as const, 'week' as const),
      mark: fc.oneof(workday, restDay),
    }),
    {
      maxLength: 4,
    },
  ),
  ...{
    feeDue: rupiah(400_000),
    opname: fc.option(opname),
    kasbonDue: rupiah(8_000_000),
    week: fc.constantFrom(5 as const, 6 as const),
  },
})

type Asked = typeof worker extends fc.Arbitrary<infer T> ? T : never

function crewDay({ projectId, fee, way, mark }: Asked['fees'][number], at: number): CrewManDay {
  const agreed = { way, amount: fee, percent: percent('5'), isFromCrew: false }
  return {
    ...{ ...ofProject(projectId), ...mark, fee: agreed, workerId: String(at % 2) },
    ...{ earned: fee * 700n, day: addDays(day('2026-10-04'), at) },
  }
}

function noteOf({ days, fees, opname: piece, kasbonDue, feeDue, week }: Asked) {
  const worked = days.map(({ at, projectId, mark, ...rest }): PaidDay => ({
    ...{ ...ofProject(projectId), ...mark, ...rest, absence: null, day: addDays(day('2026-10-04'), at) },
  }))
  const shares = piece
    ? shareOut({
        ...{ gross: piece.gross, retention: percent(String(piece.retention)), leaderId: '0', by: piece.by as 'days' },
        members: piece.days.map((halfDays, at) => ({ workerId: String(at), halfDays, weight: 10_000n, amount: null })),
      })
    : []
  if (piece) {
    expect(sum(shares.map(({ amount }) => amount))).toBe(piece.gross)
    expect(shares.every(({ amount, retention }) => retention >= ZERO && retention <= amount)).toBe(true)
  }
  const works = piece?.works.map(([projectId, amount]) => ({ ...ofProject(projectId), amount })) ?? []
  return workOutNote({
    ...{ days: worked, pieces: shares.map((share) => ({ ...share, works })), week, kasbonDue },
    fee: workOutFee(fees.map(crewDay), { week, weeksHad: new Set() }).shares,
    feeDue,
    law: pph21LawOn(day('2026-10-10')),
  })
}

test('a week is what its projects bear, nobody gets less than nothing, and its entries leave nothing open', () => {
  fc.assert(
    fc.property(fc.array(worker, { minLength: 1, maxLength: 5 }), (crew) => {
      const drafts = crew.map(noteOf)
      const given = sum(drafts.map(({ feeCut }) => feeCut))
      const notes = drafts.map((note, at) => withFeePassed(note, at === 0 ? given : ZERO))
      for (const note of notes) {
        expect(note.gross).toBe(sum([note.wages, note.overtime, note.meal, note.crewFee, note.piece]))
        expect(sum([...note.shares, ...note.pieceShares].map(({ amount }) => amount))).toBe(note.gross)
        expect(minus(note.net, note.feePassed)).toBe(
          minus(note.gross, plus(note.tax, note.kasbon, note.retention, note.feeCut)),
        )
        expect(note.net >= ZERO && plus(note.kasbon, note.feeCut, note.feePassed) <= note.net).toBe(true)
      }
      const booked = notes.map((note, at) => ({
        ...{ ...note, personId: String(at), retentions: [{ personId: 'leader', amount: note.retention }] },
      }))
      const entry = wagesEntry(booked)
      decideEntry(entry)
      const total = (pick: (note: (typeof notes)[number]) => Money) => sum(notes.map(pick))
      expect(moved(entry, accounts.wagesPayable)).toBe(-total(({ net }) => net))
      expect(moved(entry, accounts.projectDailyWages, accounts.projectPieceWages)).toBe(total(({ gross }) => gross))
      expect(moved(entry, accounts.pph21Payable)).toBe(-total(({ tax }) => tax))

      const nets = notes.map(({ net }) => net)
      const paid = booked.map(({ personId, net }) => ({ personId, amount: net, rounding: minus(envelope(net), net) }))
      const payment = wagePaymentEntry(paid, '1-1110')
      expect(moved([...entry, ...payment], accounts.wagesPayable)).toBe(0n)
      expect(leaving(paid)).toBe(cashOf(nets))
      expect(notesFor(nets).reduce((all, { worth, count }) => all + worth * count, 0)).toBe(Number(cashOf(nets)))
    }),
    runs,
  )
})

function moved(lines: readonly EntryLine[], ...codes: string[]): bigint {
  return lines
    .filter(({ account }) => codes.includes(account))
    .reduce((all, { debit, credit }) => all + debit - credit, 0n)
}
