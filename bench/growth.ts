import { appRole } from '#kit/db/app-role.ts'
import { openDatabase } from '#kit/db/database.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { type Case, casesOf, findSubjects } from './cases.ts'
import { copyOf } from './data.ts'
import { type Measured, measureApp } from './measure.ts'
import type { Plan } from './measure-all.ts'
import { signedInOwner } from './person.ts'
import { serverEntry, startServer } from './processes.ts'

/** A list on few and on many orders. */
export interface Growth {
  readonly name: string
  readonly few: Measured
  readonly many: Measured
}

/** Measures the lists on both sizes: their cost should not know how many orders there are, nor how far one paged. */
export async function measureGrowth(folders: { small: string; large: string }, plan: Plan): Promise<Growth[]> {
  const few = await listsOn(folders.small, plan)
  const many = await listsOn(folders.large, plan)
  return few.map(({ name, measured }, index) => ({ name, few: measured, many: many[index]?.measured ?? measured }))
}

async function listsOn(folder: string, plan: Plan): Promise<{ name: string; measured: Measured }[]> {
  const copy = await copyOf(folder)
  const db = openDatabase({ url: copy.url, role: appRole })
  const server = await startServer(await serverEntry(plan.isBuilt), { databaseUrl: copy.url, dataDir: folder })
  try {
    const owner = await signedInOwner(db)
    const found = await findSubjects(db, owner.companyId, dayIn('Asia/Jakarta', now()))
    const bench = { server, owner, postmaster: copy.postmaster, effort: plan.effort }
    const lists: { name: string; measured: Measured }[] = []
    for (const each of casesOf({ ...found, waiting: [] }).filter(isList)) {
      lists.push({ name: each.name, measured: await measureApp(bench, each, 1) })
    }
    return lists
  } finally {
    await server.stop()
    await db.close()
    await copy.close()
  }
}

function isList({ name, kind }: Case): boolean {
  return kind === 'read' && /halaman|cari/.test(name)
}

/** Starts everything from nothing, as after a reboot of the machine, and answers with the milliseconds until it listens. */
export async function measureStart(folder: string, plan: Plan): Promise<number> {
  const entry = await serverEntry(plan.isBuilt)
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const server = await startServer(entry, { dataDir: folder })
    times.push(server.msToListen)
    await server.stop()
  }
  return times.toSorted((a, b) => a - b)[1] ?? 0
}
