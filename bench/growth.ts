import { appRole } from '#kit/db/app-role.ts'
import { openDatabase } from '#kit/db/database.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import type { Case } from './case.ts'
import { casesOf, findSubjects, variants } from './cases.ts'
import { copyOf } from './data.ts'
import { type Measured, measureApp } from './measure.ts'
import type { Plan } from './measure-all.ts'
import { signedInPeople } from './person.ts'
import { waitingPurchases } from './prepare.ts'
import { serverEntry, startServer } from './processes.ts'

/** An act on few and on many orders. */
export interface Growth {
  readonly name: string
  readonly few: Measured
  readonly many: Measured
}

/** How often the sizes take turns: what the machine does meanwhile meets both. Documents are used up: they take one. */
const turnsOf = ({ kind }: Case) => (kind === 'create' ? 1 : 3)

/** Measures on both sizes what should not know how many orders and moves there are, nor how far one paged. */
export async function measureGrowth(
  folders: { small: string; large: string },
  plan: Plan,
  only?: string,
): Promise<Growth[]> {
  const isMeasured = ({ isFlat, name }: Case) => isFlat === true && (!only || new RegExp(only, 'i').test(name))
  const few = await standOn(folders.small, plan, isMeasured)
  const many = await standOn(folders.large, plan, isMeasured)
  try {
    const grown: Growth[] = []
    for (const [index, each] of few.cases.entries()) {
      const other = many.cases[index]
      if (!isMeasured(each) || !other) continue
      const pairs: { few: Measured; many: Measured }[] = []
      for (let turn = 0; turn < turnsOf(each); turn += 1)
        pairs.push({ few: await few.measure(each), many: await many.measure(other) })
      grown.push({ name: each.name, ...middleOf(pairs) })
    }
    return grown
  } finally {
    await few.close()
    await many.close()
  }
}

const costOf = ({ appCpu, dbCpu }: Measured) => appCpu + dbCpu

/** The turn whose ratio is neither the best nor the worst; an error of any turn is told. */
function middleOf(pairs: readonly { few: Measured; many: Measured }[]) {
  const failed = pairs.find(({ few, many }) => few.errors + many.errors > 0)
  const ratio = ({ few, many }: { few: Measured; many: Measured }) => costOf(many) / Math.max(0.001, costOf(few))
  const middle = pairs.toSorted((one, other) => ratio(one) - ratio(other))[Math.floor(pairs.length / 2)]
  const chosen = failed ?? middle
  if (!chosen) throw new Error('nothing was measured')
  return chosen
}

interface Standing {
  readonly cases: readonly Case[]
  measure(each: Case): Promise<Measured>
  close(): Promise<void>
}

async function standOn(folder: string, plan: Plan, isMeasured: (each: Case) => boolean): Promise<Standing> {
  const copy = await copyOf(folder)
  useSecret(readSecret({ dataDir: folder }))
  const db = openDatabase({ url: copy.url, role: appRole })
  const server = await startServer(await serverEntry(plan.isBuilt), { databaseUrl: copy.url, dataDir: folder })
  const close = async () => {
    await server.stop()
    await db.close()
    await copy.close()
  }
  try {
    const people = await signedInPeople(db)
    const { owner } = people
    const today = dayIn('Asia/Jakarta', now())
    const found = await findSubjects(db, owner.companyId, today)
    const areUsed = casesOf({ ...found, waiting: [], purchases: [] }).some(
      (each) => each.kind === 'create' && isMeasured(each),
    )
    const purchases = await waitingPurchases(db, server, {
      owner,
      supplierId: found.supplierId,
      items: found.items.map(({ id }) => id),
      today,
      count: areUsed ? 2 * variants + plan.createEffort.warm + plan.createEffort.most[1] : 0,
    })
    const benchFor = (each: Case) => ({
      ...{ server, owner: people[each.who ?? 'owner'], postmaster: copy.postmaster },
      effort: each.kind === 'create' ? plan.createEffort : plan.effort,
    })
    return {
      cases: casesOf({ ...found, waiting: [], purchases }),
      measure: (each) => measureApp(benchFor(each), each, 1),
      close,
    }
  } catch (error) {
    await close()
    throw error
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
