import type { Day } from '#ground/day.ts'
import { ofProject } from '#ground/dims.ts'
import { minus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf } from '#ground/percent.ts'
import { lineAmount, price } from '#ground/price.ts'
import { minusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { shareOut, type Sharer } from '#modules/crews/opnames/rules.ts'
import { cashOf, notesFor } from '#modules/crews/wages/cash.ts'
import { workOutNote, type Note } from '#modules/crews/wages/rules.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { dayAsked, decimal, known, listed, plain, rupiah, type Case } from './calc-asked.ts'
import { workerTaxCase } from './calc-payroll.ts'
import { halvesAsked, objectAsked, textAsked } from './calc-week-asked.ts'
import { share } from './calc-works.ts'

/** An opname of a crew paid by the piece, worked out. */
export interface CrewPaid {
  readonly week: Day
  readonly leader: string
  readonly members: readonly { readonly id: string; readonly note: Note }[]
  readonly told: Case
}

/** Works out the opnames of crews paid by the piece; the first member leads. */
export function crewOpnames(crews: readonly unknown[]): CrewPaid[] {
  return crews.flatMap((each) => {
    const crew = objectAsked(each, 'crews')
    const before = new Map<string, Quantity>()
    return listed(crew.opnames, 'opnames').map((one) => opnameOf(crew, objectAsked(one, 'opnames'), before))
  })
}

function opnameOf(crew: Case, opname: Case, before: Map<string, Quantity>): CrewPaid {
  const project = textAsked(crew.project, 'crews.project')
  const week = dayAsked(opname.week, 'opnames.week')
  const cumulative = objectAsked(opname.cumulative, 'cumulative')
  const lines = listed(crew.lines, 'lines').flatMap((each) => measured(objectAsked(each, 'lines'), cumulative, before))
  const gross = sum(lines.map(({ amount }) => amount))
  const members = listed(crew.members, 'members').map((each) => objectAsked(each, 'members'))
  const leader = textAsked(members[0]?.id, 'members.id')
  const held = share(crew.retention_pct ?? '0', 'retention_pct')
  const worked = objectAsked(opname.days, 'days')
  const shares = shareOut({
    ...{ gross, retention: held, leaderId: leader },
    by: known(crew.share ?? 'days', ['days', 'percent', 'amount'] as const, 'share'),
    members: members.map((member) => sharerOf(member, worked, opname)),
  })
  const law = pph21LawOn(week)
  const paid = shares.map(({ workerId: id, halfDays, amount, retention }) => {
    const piece = { halfDays, amount, retention, works: [{ ...ofProject(project), amount: gross }] }
    const note = workOutNote({ days: [], pieces: [piece], week: 6, law, kasbonDue: ZERO })
    return { id, days: halfDays / 2, note }
  })
  const total = (pick: (note: Note) => Money) => plain(sum(paid.map(({ note }) => pick(note))))
  const told = {
    ...{ crew: crew.id ?? '', project, lines: lines.map(({ told: line }) => line), gross: plain(gross) },
    retention: plain(percentOf(gross, held)),
    members: paid.map(({ id, days, note }) => ({
      ...{ member: id, days, share: plain(note.gross), retention: plain(note.retention) },
      ...{ average_per_day: averageOf(note.gross, note.dates), pph21: plain(note.tax) },
      ...{ tax: workerTaxCase(law, note.gross, Math.max(note.dates, 1)), kasbon: 0, net: plain(note.net) },
      ...{ rounding: plain(minus(cashOf([note.net]), note.net)), paid: plain(cashOf([note.net])) },
      denominations: piecesOf([note.net]),
    })),
    ...{ pph21: total((note) => note.tax), kasbon: 0, kasbon_balance: 0, paid: total((note) => cashOf([note.net])) },
  }
  return { week, leader, members: paid, told }
}

function measured(line: Case, cumulative: Case, before: Map<string, Quantity>) {
  const item = textAsked(line.item, 'lines.item')
  if (cumulative[item] === undefined) return []
  const upTo = quantity(decimal(cumulative[item], item))
  const from = before.get(item) ?? ZERO_QTY
  if (upTo < from || upTo > quantity(decimal(line.contract_volume, 'contract_volume'))) {
    throw new RangeError(`cumulative turun, atau melebihi contract_volume (${item})`)
  }
  before.set(item, upTo)
  const volume = minusQty(upTo, from)
  const rate = rupiah(line.rate, 'lines.rate')
  const amount = lineAmount(volume, price(String(rate)))
  const volumes = { volume_this: quantityText(volume), volume_cumulative: quantityText(upTo) }
  return [{ amount, told: { item, ...volumes, rate: plain(rate), amount: plain(amount) } }]
}

function sharerOf(member: Case, worked: Case, opname: Case): Sharer {
  const workerId = textAsked(member.id, 'members.id')
  const amounts = objectAsked(opname.amounts ?? {}, 'amounts')
  return {
    workerId,
    halfDays: halvesAsked(worked[workerId] ?? 0, 'days'),
    weight: quantity(decimal(member.weight ?? member.pct ?? '1', 'weight')),
    amount: amounts[workerId] === undefined ? null : rupiah(amounts[workerId], 'amounts'),
  }
}

/** Counts notes and coins of envelopes, by what they are worth. */
export function piecesOf(nets: readonly Money[]): Case {
  return Object.fromEntries(notesFor(nets).map(({ worth, count }) => [String(worth), count]))
}

/** Tells an average exactly: '202500', or '430241/2' where it is no whole rupiah. */
export function averageOf(total: Money, days: number): string {
  const by = BigInt(Math.max(days, 1))
  const shared = commonOf(total, by)
  const [over, under] = [total / shared, by / shared]
  return under === 1n ? String(over) : `${over}/${under}`
}

function commonOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonOf(b, a % b)
}
