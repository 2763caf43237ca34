import { addDays, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import { holidays } from '../days/holidays.ts'
import { restOn } from '../days/rules.ts'
import { workWeekOf } from '../days/store.ts'
import type { Rederived } from '../patterns/contract.ts'
import { rederive } from '../scans/derive.ts'
import { own } from '../store.ts'
import type { setSiteDay, SiteDay } from './contract.ts'
import { siteDaysOf, type Span } from './site-rest.ts'
import { companyDaysOf } from './store.ts'

/** Shows the days a site keeps for itself, from last year to the end of next. */
export async function showSiteDays(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<SiteDay[]> {
  const project = await knownProject(tx, actor, id)
  const now = today(actor)
  const span = { from: addDays(now, -366), until: addDays(now, 731) }
  return (await siteDaysOf(tx, actor.companyId, { ...span, projectIds: [project.id] })).map(({ day, kind, name }) => ({
    ...{ day, kind, name },
  }))
}

/**
 * Says what a site makes of a day, and derives anew the days of employees who are wholly there. Refused where the country rests and the site would work
 * without its premium ('calendar.national'), and where it says nothing new ('site-day.same').
 */
export async function changeSiteDay(tx: Tx, actor: Actor, asked: AskedOf<typeof setSiteDay>): Promise<Rederived> {
  const { companyId, userId, name: by } = actor
  const { day, kind, name } = asked
  const project = await knownProject(tx, actor, asked.id)
  const decreed = holidays.find((each) => each.day === day)
  if (kind === 'work' && decreed?.isNational) {
    throw new Refusal('calendar.national', { name: decreed.name }, { field: 'day' })
  }
  const restNow = restOn(day, await workWeekOf(tx, companyId), await companyDaysOf(tx, companyId, spanOf(day)))
  if (kind !== null && (restNow === null) === (kind === 'work')) {
    throw new Refusal('site-day.same', { rest: restNow ?? 'hari kerja' }, { field: 'day' })
  }
  if (kind === null) {
    const rows = own(tx).deleteFrom('site_day').where('company_id', '=', companyId)
    await rows.where('project_id', '=', project.id).where('day', '=', day).execute()
  } else {
    const said = { kind, name, updated_by: userId, updated_by_name: by }
    await own(tx)
      .insertInto('site_day')
      .values({ company_id: companyId, project_id: project.id, day, ...said })
      .onConflict((conflict) => conflict.columns(['company_id', 'project_id', 'day']).doUpdateSet(said))
      .execute()
  }
  const told = { holiday: 'libur', work: 'hari kerja', none: 'seperti kalender perusahaan' }[kind ?? 'none']
  const reason = `${day}: ${told}${kind === null ? '' : `, ${name}`}`
  await recordHistory(tx, actor, { subject: 'project', id: project.id, act: 'site-day', reason })
  return rederive(tx, actor, spanOf(day))
}

const spanOf = (day: Day): Span => ({ from: day, until: day })
