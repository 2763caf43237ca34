import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { connectionOf, type DatabaseConfig } from '#kit/db/database.ts'
import type { Case } from './case.ts'
import { variants } from './cases.ts'
import { cpuOfDatabase, cpuOfProcess } from './cpu.ts'
import { clientOf, run, type Run } from './load.ts'
import type { Owner } from './person.ts'
import { type Started, startBare } from './processes.ts'
import { record, type Statement } from './recording.ts'
import { replay } from './replay.ts'

/** A run with what it cost the machine, in ms of CPU per request. */
export interface Measured extends Run {
  readonly appCpu: number
  readonly dbCpu: number
}

/** How long and how often. */
export interface Effort {
  readonly seconds: number
  readonly warm: number
  /** Most requests of a run: creates and papers need as many documents. */
  readonly most: Readonly<Record<1 | 16, number>>
}

export const crowds = [1, 16] as const

/** Three ways to do the same. */
export interface Ways {
  readonly app: Readonly<Record<1 | 16, Measured>>
  readonly bare: Readonly<Record<1 | 16, Measured>>
  readonly sql: Readonly<Record<1 | 16, Measured>>
}

interface Bench {
  readonly server: Started
  readonly owner: Owner
  readonly postmaster: number
  readonly effort: Effort
}

/** Keys never repeat, not even between runs. */
let lastKey = 0

/** Measures the product's own server. */
export async function measureApp(bench: Bench, each: Case, clients: 1 | 16): Promise<Measured> {
  const { server, owner } = bench
  const client = clientOf(server.origin, owner.headers)
  try {
    const work = async (index: number) => void (await client.send(each.ask(index, nextKey())))
    return await costOf(bench, { each, clients, work, pid: server.pid })
  } finally {
    client.close()
  }
}

/** Records what each case sends to the database, in this very process. */
export async function recordCase(app: FastifyInstance, owner: Owner, each: Case): Promise<Statement[][]> {
  const recorded: Statement[][] = []
  const from = take(each, variants)
  for (let index = 0; index < variants; index += 1) {
    const key = nextKey()
    const asked = each.ask(from + index, key)
    const own = each.own(from + index, key)
    const work = async () => {
      const payload = asked.body === undefined ? undefined : JSON.stringify(asked.body)
      const headers = { ...owner.headers, ...asked.headers, ...(payload && { 'content-type': 'application/json' }) }
      const answer = await app.inject({ method: asked.method, url: asked.path, headers, ...(payload && { payload }) })
      if (answer.statusCode !== 200) throw new Error(`${each.name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    }
    // The first of a kind fills caches of the process; the second is what happens every day.
    if (each.kind !== 'create' && index === 0) await work()
    recorded.push(await record(work, { own, asked: `${asked.path} ${JSON.stringify(asked.body)}` }))
  }
  return recorded
}

/** Documents are used up: every run takes fresh ones, in whole rounds of variants. */
const taken = new Map<string, number>()

function take(each: Case, count: number): number {
  if (each.kind !== 'create') return 0
  const from = taken.get(each.name) ?? 0
  taken.set(each.name, from + Math.ceil(count / variants) * variants)
  return from
}

/** How many documents of a kind all runs of one case take. */
export function documentsFor({ warm, most }: Effort): number {
  return variants + 3 * (most[1] + most[16] + 2 * (warm + variants))
}

/** Starts the bare server with everything that was recorded. */
export async function bareServer(
  config: DatabaseConfig,
  cases: Readonly<Record<string, Statement[][]>>,
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'mandor-bench-'))
  const file = join(folder, 'plan')
  const { url, role } = config
  writeFileSync(file, serialize({ config: { url, role }, cases }))
  try {
    return await startBare(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures the bare server doing the same statements. */
export async function measureBare(
  bench: Bench,
  each: Case,
  given: { bare: Started; name: string; clients: 1 | 16 },
): Promise<Measured> {
  const client = clientOf(given.bare.origin, bench.owner.headers)
  try {
    const work = async (index: number) => {
      const key = nextKey()
      const { method, body } = each.ask(index, key)
      const sent = method === 'POST' ? { ...(body as object), own: each.own(index, key) } : undefined
      await client.send({ method, path: `/${given.name}/${index % variants}`, ...(sent && { body: sent }) })
    }
    return await costOf(bench, { each, clients: given.clients, work, pid: given.bare.pid })
  } finally {
    client.close()
  }
}

/** Measures the statements alone, sent from this process. */
export async function measureSql(
  bench: Bench,
  each: Case,
  given: { config: DatabaseConfig; statements: readonly (readonly Statement[])[]; clients: 1 | 16 },
): Promise<Measured> {
  const { url, role } = given.config
  const pool = new pg.Pool({ ...connectionOf({ url, ...(role && { role }) }), max: given.clients })
  try {
    const work = async (index: number) => {
      const client = await pool.connect()
      try {
        await replay(client, given.statements[index % variants] ?? [], each.own(index, nextKey()))
      } finally {
        client.release()
      }
    }
    return await costOf(bench, { each, clients: given.clients, work, pid: process.pid })
  } finally {
    await pool.end()
  }
}

async function costOf(
  { postmaster, effort }: Bench,
  { each, clients, work, pid }: { each: Case; clients: 1 | 16; work: (index: number) => Promise<void>; pid: number },
): Promise<Measured> {
  const from = take(each, effort.warm + effort.most[clients])
  await run((index) => work(index + from), { clients, count: effort.warm, seconds: effort.seconds })
  const [appBefore, dbBefore] = [cpuOfProcess(pid), cpuOfDatabase(postmaster)]
  const measured = await run((index) => work(index + from + effort.warm), {
    clients,
    count: effort.most[clients],
    seconds: effort.seconds,
  })
  const per = (ms: number) => ms / Math.max(1, measured.count)
  return { ...measured, appCpu: per(cpuOfProcess(pid) - appBefore), dbCpu: per(cpuOfDatabase(postmaster) - dbBefore) }
}

function nextKey(): string {
  lastKey += 1
  return `bench-${process.pid}-${lastKey}`
}
