import type { InputOf } from '#kit/http/endpoint.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addSiteReport } from '../diary/contract.ts'
import { worksRoutes } from '../routes.ts'

type Told = InputOf<typeof addSiteReport>

/** A day on a site as a person sends it: Friday 20 November 2026 unless told otherwise. */
export function aToldDay(given: Partial<Told> & Pick<Told, 'projectId'>): Told {
  return {
    ...{ date: '2026-11-20', weatherMorning: 'cerah', weatherAfternoon: 'hujan', rainHours: '1.5' },
    crew: [
      { role: 'Mandor', count: 1 },
      { role: 'Tukang', count: 11 },
    ],
    lines: [{ workItemId: null, volume: null, note: 'Bersih-bersih lokasi' }],
    blockers: [{ kind: 'bahan', party: 'supplier', hours: '2', note: 'Besi telat' }],
    ...{ k3: 'aman', ...given },
  }
}

/** Writes the report of a day on a site; sent unless told otherwise. */
export function aSiteReport(db: Database, actor: Actor, given: Partial<Told> & Pick<Told, 'projectId'>) {
  return deskOf(db, actor, worksRoutes).do(addSiteReport, aToldDay(given))
}
