import { day as dayOf } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { holidays } from '../days/holidays.ts'
import type { Rederived } from '../patterns/contract.ts'
import { rederive } from '../scans/derive.ts'
import type { CalendarDay, setCompanyDay } from './contract.ts'
import { companyDaysOf, writeCompanyDay } from './store.ts'

/** Shows the holidays of a year, those decreed with what the company made of them and its own, by date. */
export async function showCalendar(
  tx: Tx,
  actor: Actor,
  { year }: { readonly year: string },
): Promise<{ days: CalendarDay[] }> {
  const span = { from: dayOf(`${year}-01-01`), until: dayOf(`${year}-12-31`) }
  const own = await companyDaysOf(tx, actor.companyId, span)
  const decreed = holidays.filter(({ day }) => day >= span.from && day <= span.until)
  const days = [
    ...decreed.map(({ day, name, isNational }): CalendarDay => ({
      ...{ day, name, origin: isNational ? 'national' : 'shared' },
      isWorked: own.some((each) => each.day === day && each.kind === 'work'),
    })),
    ...own.flatMap(({ day, kind, name }): CalendarDay[] =>
      kind === 'holiday' ? [{ day, name, origin: 'own', isWorked: false }] : [],
    ),
  ]
  return { days: days.toSorted((a, b) => a.day.localeCompare(b.day)) }
}

/**
 * Says what the company makes of a day and derives it anew; months that are paid stay and are named. Refused for a
 * national holiday ('calendar.national') and for work on a day that is none ('calendar.not-shared').
 */
export async function changeCompanyDay(tx: Tx, actor: Actor, asked: AskedOf<typeof setCompanyDay>): Promise<Rederived> {
  const { day, kind } = asked
  const decreed = holidays.find((each) => each.day === day)
  if (decreed?.isNational && kind !== null)
    throw new Refusal('calendar.national', { name: decreed.name }, { field: 'day' })
  if (kind === 'work' && !decreed) throw new Refusal('calendar.not-shared', {}, { field: 'day' })
  if (kind === 'holiday' && decreed) throw new Refusal('calendar.decreed', { name: decreed.name }, { field: 'day' })
  if (kind === 'holiday' && !asked.name) throw new Refusal('calendar.name', {}, { field: 'name' })
  await writeCompanyDay(tx, actor, { day, kind, name: asked.name ?? decreed?.name ?? '' })
  return rederive(tx, actor, { from: day, until: day })
}
