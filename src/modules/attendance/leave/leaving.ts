import { dayFormat, rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { payOn, type Leaver } from '#modules/people/face.ts'
import { openDaysOf } from '../days/store.ts'
import { weekFinder } from '../patterns/weeks.ts'
import { daysText } from './rights.ts'
import { leaveLeft, leaveWorth } from './rules.ts'
import { leaveRowsOf } from './store.ts'

/** Tells which days of who leaves are not known whole, and what is left of their leave, with its worth to who may see wages. */
export async function daysOnLeaving(tx: Tx, actor: Actor, { employeeId, personId, leftOn }: Leaver) {
  const { companyId } = actor
  const open = await openDaysOf(tx, companyId, { employeeId, until: leftOn })
  const days = open.map((day) => ({
    ...{ item: 'attendance' as const, to: `/absensi/?tab=karyawan&bulan=${day.slice(0, 7)}` },
    text: `Absensi ${dayFormat(day, 'short')} belum lengkap`,
  }))
  const { left } = leaveLeft(await leaveRowsOf(tx, companyId, [employeeId]), leftOn)
  if (left <= 0) return days
  const text = `Sisa cuti ${daysText(left).replace('.', ',')} hari`
  const pay = (await payOn(tx, companyId, { role: 'employee', personIds: [personId], on: leftOn })).get(personId)
  if (!pay?.monthlyBase || !actor.can('view gaji')) return [...days, { item: 'leave' as const, to: null, text }]
  const monthly = sum([pay.monthlyBase, ...pay.allowances.map(({ amount }) => money(amount))])
  const weekOn = await weekFinder(tx, companyId, [employeeId])
  const worth = rupiah(leaveWorth(monthly, left, weekOn(employeeId, leftOn).days))
  return [...days, { item: 'leave' as const, to: null, text: `${text}, diganti ${worth} di slip terakhirnya` }]
}
