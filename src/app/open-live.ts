import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { carryChangesBy } from '#kit/live/announce.ts'
import { openLive, type Live } from '#kit/live/live.ts'
import { readableBy } from '#kit/live/readable.ts'
import { sessionSource } from '#modules/company/accounts/session-store.ts'

/** Tags of what all companies of an installation share. */
const everywhere: ReadonlySet<string> = new Set([
  'account',
  'companies',
  'company',
  'identity',
  'invitations',
  'roles',
  'sessions',
  'settings',
  'settings-log',
  'users',
])

/** Tags after which somebody's rights or session may be others than a moment ago. */
const rights: ReadonlySet<string> = new Set(['account', 'roles', 'sessions', 'users'])

/** Opens live updates over every door of the house, and lets acts be told through them. */
export function openHouseLive(db: Database, onFailure?: (error: unknown) => void): Live {
  const readable = readableBy(allRoutes.map((served) => served.endpoint))
  const live = openLive({ db, sessions: sessionSource, readable, everywhere, rights, ...(onFailure && { onFailure }) })
  carryChangesBy(live.publish)
  return live
}
