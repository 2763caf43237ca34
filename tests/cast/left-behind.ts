import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'

/** How often a long walk begins anew: companies and databases that grow are left behind, so that the ten thousandth walk takes no longer than the first. */
export interface Leaving {
  readonly runs: number
  readonly ofCompany: number
  readonly ofDatabase: number
}

/** Where a walk happens; `at` counts from 0. Asked for in `beforeAll`. */
export interface Worlds<World> {
  /** The world of this walk: a new one when the last company has had its share, whose books are then asked whole. */
  readonly at: (at: number) => Promise<World>
  /** Asks the books of the last one. */
  readonly end: () => Promise<void>
}

/** Opens as many databases as so many walks need; a world is opened in its turn. */
export async function worldsOf<World>(
  { runs, ofCompany, ofDatabase }: Leaving,
  { open, laws }: { readonly open: (db: Database) => Promise<World>; readonly laws: (world: World) => Promise<void> },
): Promise<Worlds<World>> {
  const databases: Database[] = []
  for (let at = 0; at < Math.ceil(runs / ofDatabase); at += 1) databases.push(await testDatabase())
  const of = (at: number) => databases[Math.floor(at / ofDatabase)] as Database
  let world: World | undefined
  const end = async () => {
    if (world !== undefined) await laws(world)
  }
  return {
    end,
    at: async (at) => {
      if (world === undefined || at % ofCompany === 0) {
        await end()
        world = await open(of(at))
      }
      return world
    },
  }
}
