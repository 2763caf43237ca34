import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { employeeDays, markEmployeeDays, saveWorkWeek } from './days/contract.ts'
import { changeWeek, markDays, openMatrix } from './days/mark-days.ts'
import * as scans from './scans/contract.ts'
import { listIncomplete, listMachineFiles, showClock } from './scans/lists.ts'
import { receiveScans, tieNumber } from './scans/take-scans.ts'

export const attendanceRoutes: readonly Served[] = [
  serve(employeeDays, ({ tx, actor, asked }) => openMatrix(tx, actor, asked)),
  serve(markEmployeeDays, ({ tx, actor, asked }) => markDays(tx, actor, asked)),
  serve(saveWorkWeek, ({ tx, actor, asked }) => changeWeek(tx, actor, asked)),
  serve(scans.machineFiles, ({ tx, actor }) => listMachineFiles(tx, actor)),
  serveOpen(scans.judgeScans, (call) => receiveScans(call, false)),
  serveOpen(scans.keepScans, (call) => receiveScans(call, true)),
  serve(scans.tieMachineNumber, ({ tx, actor, asked }) => tieNumber(tx, actor, asked)),
  serve(scans.incompleteDays, ({ tx, actor, asked }) => listIncomplete(tx, actor, asked)),
  serve(scans.clockOfDay, ({ tx, actor, asked }) => showClock(tx, actor, asked)),
]
