// `npm run bench:live`: one change, told to many connected screens, until every one of them has asked again.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabaseOf } from '#app/open-database.ts'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aCompany, type Jar, someoneWith } from '../tests/doors/people.ts'
import { cpuOfProcess, memoryOf } from './cpu.ts'
import { serverEntry, startServer } from './processes.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const plan = values.short ? { people: 4, each: 5, changes: 2 } : { people: 25, each: 8, changes: 20 }
const screens = plan.people * plan.each

/** As a browser waits before it asks again, so that not all ask in the same moment. */
const wait = () => 60 + Math.random() * 340

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Screen {
  /** When the next change was heard, and when the list had come again. */
  next(): Promise<{ heard: number; asked: number }>
  close(): void
}

const dataDir = mkdtempSync(join(tmpdir(), 'mandor-fan-out-'))
chmodSync(dataDir, 0o755)
// As `npm start` runs it, but for the quick round: from the tree the same server holds a hundred megabytes more.
const house = await startServer(await serverEntry(!values.short), { dataDir })
const db = await openDatabaseOf({ dataDir, databaseUrl: undefined })
try {
  console.log(await measure(db))
} finally {
  agent.destroy()
  await db.close()
  await house.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(open: Database): Promise<string> {
  const companyId = await aCompany(open, 'PT Wira Bangun Persada')
  const people: Jar[] = []
  for (let n = 0; n < plan.people; n += 1) people.push(await someoneWith(open, companyId, allPermissions))
  const writer = await someoneWith(open, companyId, allPermissions)
  for (let n = 0; n < 30; n += 1) await change(writer, n)
  const opened = people.flatMap((jar) => Array.from({ length: plan.each }, () => openScreen(jar)))
  const connected = await Promise.all(opened)
  // The first changes find cold code and cold connections.
  for (let n = 0; n < 3; n += 1) {
    const all = Promise.all(connected.map((screen) => screen.next()))
    await change(writer, 50 + n)
    await all
  }
  const idle = memoryOf(house.pid)

  const heard: number[] = []
  const asked: number[] = []
  const cores: number[] = []
  for (let n = 0; n < plan.changes; n += 1) {
    const all = Promise.all(connected.map((screen) => screen.next()))
    const [began, cpu] = [performance.now(), cpuOfProcess(house.pid)]
    await change(writer, 100 + n)
    for (const one of await all) {
      heard.push(one.heard - began)
      asked.push(one.asked - began)
    }
    cores.push((cpuOfProcess(house.pid) - cpu) / (performance.now() - began))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const held = memoryOf(house.pid)
  for (const screen of connected) screen.close()
  const isWithin = Math.max(...asked) <= 2000 && Math.max(...cores) <= 1
  if (!isWithin) process.exitCode = 1
  return [
    `${screens} layar, ${plan.changes} perubahan`,
    `terdengar: p50 ${ms(at(heard, 0.5))}, p99 ${ms(at(heard, 0.99))}, terakhir ${ms(Math.max(...heard))} ms`,
    `daftar terbaca ulang: p50 ${ms(at(asked, 0.5))}, p99 ${ms(at(asked, 0.99))}, terakhir ${ms(Math.max(...asked))} ms (sasaran ≤ 2.000 ms)`,
    `inti server selama itu: rata-rata ${share(cores)}, terbanyak ${Math.max(...cores).toLocaleString('id-ID', { maximumFractionDigits: 2 })} (sasaran ≤ 1)`,
    `memori server: ${ms(idle)} MB sebelum, ${ms(held)} MB sesudah`,
  ].join('\n')
}

/** Connects as a browser tab does, and asks the list again whenever it hears of a change. */
function openScreen(jar: Jar): Promise<Screen> {
  const told: ((at: { heard: number; asked: number }) => void)[] = []
  return new Promise((resolve, reject) => {
    const call = request(
      `${house.origin}/api/live?tab=${newId()}`,
      { headers: { cookie: cookieOf(jar) } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`))
        answer.setEncoding('utf8')
        answer.on('data', (text: string) => {
          if (text.includes('event: hello'))
            resolve({ next: () => new Promise((hear) => told.push(hear)), close: () => call.destroy() })
          if (!text.includes('event: change')) return
          const heard = performance.now()
          setTimeout(() => void ask(jar).then((asked) => told.shift()?.({ heard, asked }), reject), wait())
        })
      },
    )
    call.on('error', (error) => told.length > 0 && reject(error))
    call.end()
  })
}

function ask(jar: Jar): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${house.origin}/api/pelanggan?size=25`,
      { agent, headers: { cookie: cookieOf(jar) } },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(performance.now()) : reject(new Error(`${answer.statusCode}`)),
        )
      },
    )
    call.on('error', reject)
    call.end()
  })
}

async function change(jar: Jar, n: number): Promise<void> {
  const answer = await fetch(`${house.origin}/api/pelanggan`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(jar),
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/json',
      'idempotency-key': newId(),
      'x-tab': 'the-writer',
    },
    body: JSON.stringify({ name: `Toko Ke-${n}`, type: 'perorangan' }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

function cookieOf(jar: Jar): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
}

function ms(value: number): string {
  return value.toLocaleString('id-ID', { maximumFractionDigits: 0 })
}

function share(cores: readonly number[]): string {
  const mean = cores.reduce((sum, each) => sum + each, 0) / cores.length
  return mean.toLocaleString('id-ID', { maximumFractionDigits: 2 })
}
