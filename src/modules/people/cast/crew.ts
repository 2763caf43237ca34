import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { peopleRoutes } from '../routes.ts'
import { workers } from '../workers/contract.ts'

/** A crew for the tests of others: ids by name, the foreman first. */
export type CrewCast = Readonly<Record<string, string>>

/** Adds a foreman and his people with their daily rates to a company of a test; all are there since 5 January 2026. */
export async function aCrew(
  db: Database,
  actor: Actor,
  given: { projectId?: string; rates?: Readonly<Record<string, string>> } = {},
): Promise<CrewCast> {
  const { projectId = null, rates = { 'Pak Darmo': '200000', Slamet: '150000', Karno: '125000' } } = given
  const desk = deskOf(db, actor, peopleRoutes)
  const crew: Record<string, string> = {}
  let foremanId: string | null = null
  for (const [name, dailyRate] of Object.entries(rates)) {
    const place: Omit<InputOf<typeof workers.add>, 'name'> = {
      projectId,
      startDate: '2026-01-05',
      foremanId,
      isForeman: foremanId === null,
    }
    const { id }: Saved = await desk.do(workers.add, { name, dailyRate, trade: 'Tukang batu', ...place })
    crew[name] = id
    foremanId ??= id
  }
  return crew
}
