import { sql } from 'kysely'
import { openDatabaseOf } from '#app/open-database.ts'
import { demoSizes, fillDemo } from '#app/seed/small.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import { seedRoles } from '#modules/company/accounts/role-store.ts'
import { startHouse } from './house.ts'
import { type Home, type ReadyHome, readyHome } from './ready-home.ts'

/** A home in which nothing happened yet. */
export function newHome(): Promise<ReadyHome> {
  return readyHome('new', (home) => livedIn(home, async () => ''))
}

/** A home with a believable month of a company in it, to this day; its note is the company's id. */
export function monthHome(): Promise<ReadyHome> {
  const day = dayIn('Asia/Jakarta', now())
  const fill = async (db: Database) => (await fillDemo(db, day, demoSizes.small)).companyId
  return readyHome(`month to ${day}`, (home) => livedIn(home, fill))
}

/** Starts and ends a house there once; it has the roles to sign in with, and a planner that knows the data. */
async function livedIn(home: Home, live: (db: Database) => Promise<string>): Promise<string> {
  const house = await startHouse(home)
  useSecret(readSecret(home))
  const db = await openDatabaseOf(home)
  const note = await live(db)
  await db.withTx((tx) => seedRoles(tx))
  await sql`analyze`.execute(tables(db.read))
  await db.close()
  await house.stop()
  return note
}
