import { appRole } from '#kit/db/app-role.ts'
import { openDatabase } from '#kit/db/database.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { type Case, casesOf, findSubjects, variants } from './cases.ts'
import { copyOf } from './data.ts'
import { type Measured, measureApp } from './measure.ts'
import type { Plan } from './measure-all.ts'
import { signedInOwner } from './person.ts'
import { waitingPurchases } from './prepare.ts'
import { serverEntry, startServer } from './processes.ts'

/** An act on few and on many orders. */
export interface Growth {
  readonly name: string
  readonly few: Measured
  readonly many: Measured
}

/** Measures on both sizes what should not know how many orders and moves there are, nor how far one paged. */
export async function measureGrowth(
  folders: { small: string; large: string },
  plan: Plan,
  only?: string,
): Promise<Growth[]> {
  const few = await flatOn(folders.small, plan, only)
  const many = await flatOn(folders.large, plan, only)
  return few.map(({ name, measured }, index) => ({ name, few: measured, many: many[index]?.measured ?? measured }))
}

async function flatOn(folder: string, plan: Plan, only?: string): Promise<{ name: string; measured: Measured }[]> {
  const copy = await copyOf(folder)
  const db = openDatabase({ url: copy.url, role: appRole })
  const server = await startServer(await serverEntry(plan.isBuilt), { databaseUrl: copy.url, dataDir: folder })
  try {
    const owner = await signedInOwner(db)
    const today = dayIn('Asia/Jakarta', now())
    const found = await findSubjects(db, owner.companyId, today)
    const isMeasured = ({ isFlat, name }: Case) => isFlat === true && (!only || new RegExp(only, 'i').test(name))
    const purchases = await waitingPurchases(db, server, {
      owner,
      supplierId: found.supplierId,
      items: found.items.map(({ id }) => id),
      today,
      count: 2 * variants + plan.createEffort.warm + plan.createEffort.most[1],
    })
    const bench = { server, owner, postmaster: copy.postmaster, effort: plan.effort }
    const created = { ...bench, effort: plan.createEffort }
    const lists: { name: string; measured: Measured }[] = []
    for (const each of casesOf({ ...found, waiting: [], purchases }).filter(isMeasured)) {
      lists.push({ name: each.name, measured: await measureApp(each.kind === 'create' ? created : bench, each, 1) })
    }
    return lists
  } finally {
    await server.stop()
    await db.close()
    await copy.close()
  }
}

/** Starts everything from nothing, as after a reboot of the machine, and answers with the milliseconds until it listens. */
export async function measureStart(folder: string, plan: Plan): Promise<number> {
  const entry = await serverEntry(plan.isBuilt)
  const times: number[] = []
  await (await copyOf(folder)).leave()
  for (let round = 0; round < 3; round += 1) {
    const server = await startServer(entry, { dataDir: folder })
    times.push(server.msToListen)
    await server.stop()
  }
  return times.toSorted((a, b) => a - b)[1] ?? 0
}
