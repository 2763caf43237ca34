import { daysBetween } from '#ground/day.ts'
import { unscaled } from '#ground/decimal.ts'
import { max, minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { leaveDays, yearlyLeave } from '#modules/attendance/leave/rules.ts'
import { cashOf, notesFor } from '#modules/crews/wages/cash.ts'
import { kasbonCut } from '#modules/kasbon/rules.ts'
import {
  contractCompensation,
  countDailyWork,
  keepsHolidayBonus,
  lateWagePercent,
  sickPayPercent,
} from '#modules/payroll/duties/rules.ts'
import * as overtime from '#modules/payroll/overtime/rules.ts'
import { holidayBonus, holidayBonusOfDays, lateBonusFine, wholeMonths } from '#modules/payroll/thr/rules.ts'
import { count, dayAsked, decimal, known, listed, plain, rupiah, rupiahs, weekAsked, type Case } from './calc-asked.ts'
import { objectAsked } from './calc-week-asked.ts'

/** The rules of what the law owes people, that `calc` knows. */
export const rightsCases = {
  lembur: overtimeCase,
  overtime_limits: limitsCase,
  thr: bonusCase,
  thr_right: bonusRightCase,
  leave_days: leaveCase,
  annual_leave: yearlyLeaveCase,
  sick_pay: (asked: Case) =>
    shareCase(asked.monthly_wage, sickPayPercent(count(asked.month_of_illness, 'month_of_illness')), 'wage'),
  late_wage: (asked: Case) => shareCase(asked.wage, lateWagePercent(count(asked.days_late, 'days_late', 0)), 'fine'),
  pkwt_compensation: compensationCase,
  kasbon_cap: advanceCase,
  day_counter: dayCounterCase,
  cash: cashCase,
}

function overtimeCase(asked: Case): Case {
  if (asked.hours !== undefined) return overtimePaid(asked)
  if (asked.daily !== undefined) {
    return {
      monthly_base: plain(overtime.overtimeMonthOfDays(rupiah(asked.daily, 'daily'), weekAsked(asked.days_per_week))),
    }
  }
  if (asked.piece_avg !== undefined) {
    return { monthly_base: plain(max(rupiah(asked.piece_avg, 'piece_avg'), rupiah(asked.min_wage ?? 0, 'min_wage'))) }
  }
  const basic = rupiah(asked.pokok, 'pokok')
  const fixed = rupiah(asked.tunj_tetap ?? 0, 'tunj_tetap')
  const variable = rupiah(asked.tunj_tidak_tetap ?? 0, 'tunj_tidak_tetap')
  return { monthly_base: plain(overtime.overtimeMonth({ basic, fixed, variable })) }
}

function overtimePaid(asked: Case): Case {
  const halfHours = Number(decimal(asked.hours, 'hours')) * 2
  if (!Number.isInteger(halfHours)) throw new RangeError('hours harus kelipatan setengah jam')
  const week = weekAsked(asked.days_per_week)
  const kind = known(asked.day, ['workday', 'rest', 'holiday', 'holiday_on_shortest_day'] as const, 'day')
  const weights = {
    workday: () => overtime.overtimeQuarters(halfHours),
    rest: () => overtime.restQuarters(halfHours, week),
    holiday: () => overtime.restQuarters(halfHours, week),
    holiday_on_shortest_day: () =>
      week === 6 ? overtime.shortestDayQuarters(halfHours) : overtime.restQuarters(halfHours, week),
  }
  const weight = weights[kind]()
  const base =
    asked.monthly_base === undefined && asked.daily !== undefined
      ? overtime.overtimeMonthOfDays(rupiah(asked.daily, 'daily'), week)
      : rupiah(asked.monthly_base, 'monthly_base')
  const hours = unscaled(weight * 25n, 2)
  return {
    multiplier_hours: hours.includes('.') ? hours : `${hours}.0`,
    pay: plain(overtime.overtimePay(base, weight)),
  }
}

function limitsCase(asked: Case): Case {
  const days = Object.entries(objectAsked(asked.workday_hours, 'workday_hours')).map(
    ([name, hours]) => [name, Number(decimal(hours, name))] as const,
  )
  const { over, total, isOver, meals } = overtime.overtimeLimits(days)
  return { day_over_4: over, week_total: total, week_over_18: isOver, meal_due: meals }
}

function bonusCase(asked: Case): Case {
  if (asked.late !== undefined) {
    const thr = rupiah(asked.thr, 'thr')
    return { fine: asked.late === true ? plain(lateBonusFine(thr)) : 0, still_due: plain(thr) }
  }
  const earned = asked.wages ?? asked.last_12_month_wages
  if (earned !== undefined) {
    const { base, thr } = holidayBonusOfDays(rupiahs(earned, 'wages'), count(asked.months, 'months', 0))
    return { base: plain(base), thr: plain(thr) }
  }
  const months = wholeMonths(dayAsked(asked.joined, 'joined'), dayAsked(asked.holiday, 'holiday'))
  return { months, thr: plain(holidayBonus(rupiah(asked.monthly_wage, 'monthly_wage'), months)) }
}

function bonusRightCase(asked: Case): Case {
  const [left, holiday] = [dayAsked(asked.ended, 'ended'), dayAsked(asked.holiday, 'holiday')]
  const isPermanent = known(asked.contract, ['PKWTT', 'PKWT'] as const, 'contract') === 'PKWTT'
  return { right: keepsHolidayBonus(isPermanent, left, holiday), days_before: daysBetween(left, holiday) }
}

function leaveCase(asked: Case): Case {
  const halves = listed(asked.half_days ?? [], 'half_days').map((each) => dayAsked(each, 'half_days'))
  const [from, to] = [dayAsked(asked.from, 'from'), dayAsked(asked.to, 'to')]
  if (to < from) throw new RangeError('to sebelum from')
  return { leave_days: leaveDays(from, to, weekAsked(asked.days_per_week), halves) }
}

function yearlyLeaveCase(asked: Case): Case {
  const months = wholeMonths(dayAsked(asked.joined, 'joined'), dayAsked(asked.on, 'on'))
  return { entitled: yearlyLeave(months, count(asked.quota ?? 12, 'quota')), months }
}

function shareCase(wage: unknown, percent: number, name: string): Case {
  return { percent, [name]: plain(mulDiv(rupiah(wage, 'wage'), BigInt(percent), 100n)) }
}

function compensationCase(asked: Case): Case {
  const wage = rupiah(asked.monthly_wage, 'monthly_wage')
  const [start, end] = [dayAsked(asked.start, 'start'), dayAsked(asked.end, 'end')]
  if (end < start) throw new RangeError('end sebelum start')
  const { months, compensation } = contractCompensation(wage, start, end)
  return { months, compensation: plain(compensation) }
}

function advanceCase(asked: Case): Case {
  // Tax that comes back is no wage: it does not widen what may be cut.
  const tax = /^-\d+$/.test(String(asked.pph21)) ? ZERO : rupiah(asked.pph21 ?? 0, 'pph21')
  const afterTax = minus(rupiah(asked.wage, 'wage'), plus(tax, rupiah(asked.bpjs ?? 0, 'bpjs')))
  const due = rupiah(asked.due, 'due')
  const taken = kasbonCut(due, afterTax)
  return { cap: plain(kasbonCut(afterTax, afterTax)), taken: plain(taken), left: plain(minus(due, taken)) }
}

function dayCounterCase(asked: Case): Case {
  const months = Object.entries(objectAsked(asked.dates_per_month, 'dates_per_month')).map(([month, dates]) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`bukan bulan: ${month}`)
    if (count(dates, month, 0) > 31) throw new RangeError(`${month} tidak punya tanggal sebanyak itu`)
    return [month, Number(dates)] as const
  })
  const { permanentIn, run } = countDailyWork(Object.fromEntries(months))
  return { becomes_pkwtt: permanentIn !== null, in_month: permanentIn, run_at_end: run }
}

function cashCase(asked: Case): Case {
  const net: Money = money(rupiah(asked.net, 'net'))
  const paid = cashOf([net])
  return {
    paid: plain(paid),
    rounding: plain(minus(paid, net)),
    denominations: Object.fromEntries(notesFor([net]).map(({ worth, count: pieces }) => [String(worth), pieces])),
  }
}
