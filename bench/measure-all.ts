import { buildServer } from '#app/server.ts'
import type { LargeSize } from '#app/seed/large/fill-large.ts'
import { personOf } from '#app/seed/as-person.ts'
import { openingStock } from '#app/seed/masters.ts'
import { addDays, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { appRole } from '#kit/db/app-role.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import type { Case } from './case.ts'
import { casesOf, findSubjects, type Subjects } from './cases.ts'
import { memoryOf } from './cpu.ts'
import { copyOf } from './data.ts'
import { receivePurchase } from './goods-cases.ts'
import { clientOf, run, type Run } from './load.ts'
import {
  bareServer,
  crowds,
  documentsFor,
  type Effort,
  type Measured,
  measureApp,
  measureBare,
  measureSql,
  recordCase,
} from './measure.ts'
import { type Owner, signedInPeople } from './person.ts'
import { waitingOrders, waitingPurchases } from './prepare.ts'
import { serverEntry, startServer, type Started } from './processes.ts'
import { listenToStatements, type Statement } from './recording.ts'
import type { Row } from './table.ts'

/** What to measure, on how much data, how thoroughly. */
export interface Plan {
  readonly large: LargeSize
  readonly small: LargeSize
  readonly effort: Effort
  readonly createEffort: Effort
  /** Papers need a longer warm-up: the press is a thread of its own, and its code gets fast with use. */
  readonly paperEffort: Effort
  readonly isBuilt: boolean
}

/** Everything one run found out about the large data. */
export interface All {
  readonly rows: readonly Row[]
  readonly whilePrinting: Run
  /** MB the server holds after all requests, before it printed its first paper and in the end. */
  readonly memory: { readonly serving: number; readonly printing: number }
  readonly errors: number
}

interface Asked {
  readonly only: string | undefined
  say(line: string): void
}

/** Measures every case on a copy of the large data: the product, the bare server, the SQL alone. */
export async function measureAll(folder: string, plan: Plan, { only, say }: Asked): Promise<All> {
  listenToStatements()
  const copy = await copyOf(folder)
  useSecret(readSecret({ dataDir: folder }))
  const db = openDatabase({ url: copy.url, role: appRole })
  const server = await startServer(await serverEntry(plan.isBuilt), { databaseUrl: copy.url, dataDir: folder })
  const app = await buildServer({ db, appUrl: server.origin, logLevel: 'fatal' })
  try {
    const people = await signedInPeople(db)
    const { owner } = people
    const isAsked = ({ name }: Case) => only === undefined || new RegExp(only, 'i').test(name)
    const subjects = await subjectsIn(db, server, { owner, plan, isAsked })
    const cases = casesOf(subjects).filter(isAsked)
    const recorded: Record<string, Statement[][]> = {}
    for (const [index, each] of cases.entries())
      recorded[`case${index}`] = await recordCase(app, people[each.who ?? 'owner'], each)
    const bare = await bareServer(db.config, recorded)

    const rows: Row[] = []
    let serving = 0
    for (const [index, each] of cases.entries()) {
      say(each.name)
      const effort = effortFor(plan, each)
      const bench = { server, owner: people[each.who ?? 'owner'], postmaster: copy.postmaster, effort }
      const statements = recorded[`case${index}`] ?? []
      const ways = {
        app: await bothCrowds((clients) => measureApp(bench, each, clients)),
        bare: await bothCrowds((clients) => measureBare(bench, each, { bare, name: `case${index}`, clients })),
        sql: await bothCrowds((clients) => measureSql(bench, each, { config: db.config, statements, clients })),
      }
      for (const way of Object.values(ways))
        for (const one of Object.values(way)) if (one.firstError) say(`  ${one.firstError}`)
      const held = memoryOf(server.pid)
      say(`  ${Math.round(held)} MB`)
      if (each.kind !== 'pdf') serving = held
      rows.push(...crowds.map((clients) => ({ each, clients, ways })))
    }
    await bare.stop()
    const whilePrinting = await listWhilePrinting(server, { owner, subjects, seconds: plan.effort.seconds })
    return {
      rows,
      whilePrinting,
      memory: { serving, printing: memoryOf(server.pid) },
      errors: errorsOf(rows) + whilePrinting.errors,
    }
  } finally {
    await app.close()
    await server.stop()
    await db.close()
    await copy.close()
  }
}

function effortFor(plan: Plan, { kind }: Case): Effort {
  if (kind === 'read') return plan.effort
  return kind === 'pdf' ? plan.paperEffort : plan.createEffort
}

async function bothCrowds(measure: (clients: 1 | 16) => Promise<Measured>): Promise<Record<1 | 16, Measured>> {
  return { 1: await measure(1), 16: await measure(16) }
}

function errorsOf(rows: readonly Row[]): number {
  return rows.reduce(
    (sum, { ways, clients }) => sum + ways.app[clients].errors + ways.bare[clients].errors + ways.sql[clients].errors,
    0,
  )
}

/** Finds what the cases are about; enough goods lie ready, and enough orders wait for their goods. */
async function subjectsIn(
  db: Database,
  server: Started,
  { owner, plan, isAsked }: { owner: Owner; plan: Plan; isAsked: (each: Case) => boolean },
): Promise<Subjects> {
  const today = dayIn('Asia/Jakarta', now())
  const found = await findSubjects(db, owner.companyId, today)
  const person = personOf(db, newId(), owner.companyId)
  await openingStock(
    person,
    addDays(today, -1),
    found.items.map(({ id }) => ({ itemId: id, qty: '1000000', value: '61500000000' })),
  )
  const asked = casesOf({ ...found, waiting: [], purchases: [] }).filter(isAsked)
  const countFor = (name: string) => (asked.some((each) => each.name === name) ? documentsFor(plan.createEffort) : 0)
  const items = found.items.map(({ id }) => id)
  return {
    ...found,
    waiting: await waitingOrders(db, server, { owner, found, count: countFor('Surat jalan') }),
    purchases: await waitingPurchases(db, server, {
      owner,
      supplierId: found.supplierId,
      items,
      today,
      count: countFor(receivePurchase),
    }),
  }
}

/** How long the order list takes while eight others have invoices printed. */
async function listWhilePrinting(
  server: Started,
  { owner, subjects, seconds }: { owner: Owner; subjects: Subjects; seconds: number },
): Promise<Run> {
  const client = clientOf(server.origin, owner.headers)
  const printing: Case | undefined = casesOf(subjects).find((each) => each.kind === 'pdf')
  const effort = { count: 100_000, seconds }
  const [list, printed] = await Promise.all([
    run(async () => void (await client.send({ method: 'GET', path: '/api/order' })), { clients: 1, ...effort }),
    run(async (index) => void (printing && (await client.send(printing.ask(index, '')))), { clients: 8, ...effort }),
  ])
  client.close()
  return { ...list, errors: list.errors + printed.errors }
}
