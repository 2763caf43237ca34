import { NO_DIMS } from '#ground/dims.ts'
import { minus, plus, sum, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { clockedDays } from '#modules/attendance/scans/rules/clocked.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { kasbonCut } from '#modules/kasbon/rules.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { workerTax } from '#modules/payroll/tax/rules.ts'
import type { Day } from '#ground/day.ts'
import { count, dayAsked, decimal, known, listed, plain, rupiah, rupiahs, type Case } from './calc-asked.ts'
import { linesTold, SITE_CASH } from './calc-week.ts'
import { halvesAsked, objectAsked, textAsked } from './calc-week-asked.ts'

/** The rules of days and of what was held back or worked by the piece, that `calc` knows. */
export const dayCases = {
  attendance: attendanceCase,
  retention_release: releaseCase,
  production_piece_wage: pieceWageCase,
}

function attendanceCase(asked: Case): Case {
  if (asked.rows !== undefined) return rowsCase(asked)
  const shift = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(textAsked(asked.shift, 'shift'))
  if (!shift) throw new RangeError('shift harus seperti 08:00-16:00')
  const hours = {
    ...{ start: `${shift[1]}.${shift[2]}`, end: `${shift[3]}.${shift[4]}` },
    rest: count(asked.break_minutes ?? 0, 'break_minutes', 0),
  }
  const pattern = {
    hours: Array.from({ length: 7 }, () => hours),
    grace: count(asked.grace_minutes ?? 0, 'grace_minutes', 0),
  }
  const punches = listed(asked.punches, 'punches').map((each) => {
    const text = textAsked(each, 'punches')
    if (!/T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text))
      throw new RangeError('punches harus seperti 2026-11-03T19:55')
    dayAsked(text.slice(0, 10), 'punches')
    return text.length === 16 ? `${text}:00` : text
  })
  const days = clockedDays(punches, () => pattern)
  const [found] = days
  if (!found || days.length > 1) throw new RangeError('punches harus dari satu hari kerja')
  if (found.problem !== null) return { status: 'Belum lengkap', late_minutes: found.lateMinutes, paid: null }
  const worked = (found.workedMinutes ?? 0) / 60
  return { date: found.day, late_minutes: found.lateMinutes, worked_hours: worked, overtime_hours: 0 }
}

// One day over all projects; half a day more only beside nothing else.
function rowsCase(asked: Case): Case {
  const rows = listed(asked.rows, 'rows').map((each) => objectAsked(each, 'rows'))
  const halves = rows.map((row) => halvesAsked(row.portion ?? 0, 'portion') + (row.extra_half === true ? 1 : 0))
  const all = halves.reduce((total, each) => total + each, 0)
  const overtime = rows.reduce((total, row) => total + halvesAsked(row.overtime_hours ?? 0, 'overtime_hours'), 0)
  return {
    accepted: all <= 2 || (all === 3 && rows.length === 1),
    ...{ portions: all / 2, overtime_hours: overtime / 2 },
  }
}

function releaseCase(asked: Case): Case {
  const paid = sum(rupiahs(asked.shares_withheld, 'shares_withheld'))
  return {
    paid: plain(paid),
    journal: [
      { account: accounts.subcontractRetention, debit: plain(paid), credit: 0 },
      { account: SITE_CASH, debit: 0, credit: plain(paid) },
    ],
  }
}

function pieceWageCase(asked: Case, on: Day): Case {
  const entries = listed(asked.entries, 'entries').map((each) => {
    const { date, qty, rate } = objectAsked(each, 'entries')
    const amount = lineAmount(quantity(decimal(qty, 'qty')), price(decimal(rate, 'rate')))
    return { on: dayAsked(date, 'entries.date'), amount }
  })
  const via = known(asked.via ?? 'cash', ['cash', 'transfer'] as const, 'via')
  const gross = sum(entries.map(({ amount }) => amount))
  const dates = new Set(entries.map((entry) => entry.on)).size
  const { tax } = workerTax(pph21LawOn(on), gross, Math.max(dates, 1))
  const kasbon = kasbonCut(rupiah(asked.kasbon_due ?? 0, 'kasbon_due'), minus(gross, tax))
  const paid: Money = minus(gross, plus(tax, kasbon))
  // The wage is already owed since it was made: paying it adds no cost.
  const lines = [
    debit(accounts.wagesPayable, gross, { ...NO_DIMS, partyId: 'pekerja' }),
    credit(accounts.employeeAdvance, kasbon, NO_DIMS),
    credit(accounts.pph21Payable, tax, NO_DIMS),
    credit(via === 'cash' ? accounts.cash : accounts.bank, paid, NO_DIMS),
  ]
  return {
    ...{ gross: plain(gross), dates_worked: dates, pph21: plain(tax), kasbon: plain(kasbon), paid: plain(paid) },
    journal: linesTold(lines).map((line) =>
      line.account === accounts.wagesPayable ? { ...line, project: 'pekerja' } : line,
    ),
    cost_booked_again: 0,
  }
}
