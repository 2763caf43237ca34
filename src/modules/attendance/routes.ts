import { asPdf, serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { tellLeaving } from '#modules/people/face.ts'
import { daysOfEmployee, employeeDays, markEmployeeDays, saveWorkWeek } from './days/contract.ts'
import { changeWeek, markDays, openDaysOfOne, openMatrix } from './days/mark-days.ts'
import { changeCompanyDay, showCalendar } from './calendar/change-calendar.ts'
import { companyCalendar, setCompanyDay, setSiteDay, siteCalendar } from './calendar/contract.ts'
import { changeSiteDay, showSiteDays } from './calendar/site-days.ts'
import * as corrections from './corrections/contract.ts'
import {
  askForCorrection,
  decideOnCorrection,
  listCorrections,
  takeCorrectionBack,
} from './corrections/correct-days.ts'
import { ask, decide, takeBack } from './leave/ask-leave.ts'
import * as leave from './leave/contract.ts'
import { daysOnLeaving } from './leave/leaving.ts'
import { correct, grantYear, listLeave, showRight } from './leave/rights.ts'
import * as overtime from './overtime/contract.ts'
import { decideOrder, listOrders, order, setWorked, voidOrder } from './overtime/order-overtime.ts'
import { pressedOvertime } from './papers/pressed.ts'
import * as patterns from './patterns/contract.ts'
import { dropHours, makeHours, makePattern, placeEmployee, showPatterns } from './patterns/change-patterns.ts'
import { officePlace, ownPresence, setOfficePlace, tellPresence } from './presence/contract.ts'
import { officeOf } from './presence/store.ts'
import { changeOffice, showOwnPresence, tellOwnPresence } from './presence/tell-presence.ts'
import * as scans from './scans/contract.ts'
import { listIncomplete, listMachineFiles, showClock } from './scans/lists.ts'
import { receiveScans, tieNumber } from './scans/take-scans.ts'

tellLeaving(daysOnLeaving)

export const attendanceRoutes: readonly Served[] = [
  serve(employeeDays, ({ tx, actor, asked }) => openMatrix(tx, actor, asked)),
  serve(daysOfEmployee, ({ tx, actor, asked }) => openDaysOfOne(tx, actor, asked)),
  serve(markEmployeeDays, ({ tx, actor, asked }) => markDays(tx, actor, asked)),
  serve(saveWorkWeek, ({ tx, actor, asked }) => changeWeek(tx, actor, asked)),
  serve(ownPresence, ({ tx, actor }) => showOwnPresence(tx, actor)),
  serve(tellPresence, ({ tx, actor, asked }) => tellOwnPresence(tx, actor, asked)),
  serve(officePlace, async ({ tx, actor }) => ({ place: await officeOf(tx, actor.companyId) })),
  serve(setOfficePlace, ({ tx, actor, asked }) => changeOffice(tx, actor, asked)),
  serve(scans.machineFiles, ({ tx, actor }) => listMachineFiles(tx, actor)),
  serveOpen(scans.judgeScans, (call) => receiveScans(call, false)),
  serveOpen(scans.keepScans, (call) => receiveScans(call, true)),
  serve(scans.tieMachineNumber, ({ tx, actor, asked }) => tieNumber(tx, actor, asked)),
  serve(scans.incompleteDays, ({ tx, actor, asked }) => listIncomplete(tx, actor, asked)),
  serve(scans.clockOfDay, ({ tx, actor, asked }) => showClock(tx, actor, asked)),
  serve(patterns.workPatterns, ({ tx, actor }) => showPatterns(tx, actor)),
  serve(patterns.addPattern, ({ tx, actor, asked }) => makePattern(tx, actor, asked)),
  serve(patterns.addPatternHours, ({ tx, actor, asked }) => makeHours(tx, actor, asked)),
  serve(patterns.removePatternHours, ({ tx, actor, asked }) => dropHours(tx, actor, asked)),
  serve(patterns.setEmployeePattern, ({ tx, actor, asked }) => placeEmployee(tx, actor, asked)),
  serve(siteCalendar, ({ tx, actor, asked }) => showSiteDays(tx, actor, asked)),
  serve(setSiteDay, ({ tx, actor, asked }) => changeSiteDay(tx, actor, asked)),
  serve(companyCalendar, ({ tx, actor, asked }) => showCalendar(tx, actor, asked)),
  serve(setCompanyDay, ({ tx, actor, asked }) => changeCompanyDay(tx, actor, asked)),
  serve(leave.leaveRequests, ({ tx, actor }) => listLeave(tx, actor)),
  serve(leave.leaveOfEmployee, ({ tx, actor, asked }) => showRight(tx, actor, asked.employeeId)),
  serve(leave.requestLeave, ({ tx, actor, asked }) => ask(tx, actor, asked)),
  serve(leave.decideLeave, ({ tx, actor, asked }) => decide(tx, actor, asked)),
  serve(leave.voidLeave, ({ tx, actor, asked }) => takeBack(tx, actor, asked)),
  serve(leave.grantLeaveYear, ({ tx, actor, asked }) => grantYear(tx, actor, asked)),
  serve(leave.correctLeave, ({ tx, actor, asked }) => correct(tx, actor, asked)),
  serve(corrections.dayCorrections, ({ tx, actor }) => listCorrections(tx, actor)),
  serve(corrections.askCorrection, ({ tx, actor, asked }) => askForCorrection(tx, actor, asked)),
  serve(corrections.decideCorrection, ({ tx, actor, asked }) => decideOnCorrection(tx, actor, asked)),
  serve(corrections.voidCorrection, ({ tx, actor, asked }) => takeCorrectionBack(tx, actor, asked)),
  serve(overtime.overtimeOrders, ({ tx, actor, asked }) => listOrders(tx, actor, asked)),
  serve(overtime.addOvertime, ({ tx, actor, asked }) => order(tx, actor, asked)),
  serve(overtime.decideOvertime, ({ tx, actor, asked }) => decideOrder(tx, actor, asked)),
  serve(overtime.setOvertimeWorked, ({ tx, actor, asked }) => setWorked(tx, actor, asked)),
  serve(overtime.voidOvertime, ({ tx, actor, asked }) => voidOrder(tx, actor, asked)),
  serve(overtime.printOvertime, async ({ tx, actor, asked }) => asPdf(await pressedOvertime(tx, actor, asked.id))),
]
