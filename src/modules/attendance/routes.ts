import { serve, type Served } from '#kit/http/serve.ts'
import { employeeDays, markEmployeeDays, saveWorkWeek } from './days/contract.ts'
import { changeWeek, markDays, openMatrix } from './days/mark-days.ts'

export const attendanceRoutes: readonly Served[] = [
  serve(employeeDays, ({ tx, actor, asked }) => openMatrix(tx, actor, asked)),
  serve(markEmployeeDays, ({ tx, actor, asked }) => markDays(tx, actor, asked)),
  serve(saveWorkWeek, ({ tx, actor, asked }) => changeWeek(tx, actor, asked)),
]
