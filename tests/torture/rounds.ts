import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPostmaster } from '#kit/db/embedded/postmaster-file.ts'
import { type House, startHouse } from '../browser/house.ts'
import { COMPILED } from '../cast/program.ts'
import { demoOwner, fillDemo } from '../look/demo-house.ts'
import { type Client, signedIn } from './client.ts'
import { emptyLedger, type Ledger, sellUntil, settleUnanswered, type Trade } from './writers.ts'

/** What is killed: in this order, with -9. */
const kills = [['app'], ['database'], ['app', 'database'], ['database', 'app']] as const

export interface TortureAsked {
  readonly rounds: number
  readonly seed: number
  readonly writers?: number
  readonly print?: (line: string) => void
}

/** What a torture found; `broken` must be empty. */
export interface TortureReport {
  readonly acknowledged: number
  readonly resolved: number
  readonly broken: readonly string[]
}

/** Kills the house again and again while people write, and looks after each time what is still true. */
export async function torture({ rounds, seed, writers = 6, print }: TortureAsked): Promise<TortureReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mandor-torture-'))
  chmodSync(dataDir, 0o755)
  const chance = chanceOf(seed)
  const broken: string[] = []
  let house = await startHouse({ dataDir })
  try {
    await fillDemo(house)
    let client = await signedIn(house, demoOwner)
    const trade = await tradeOf(client)
    const ledger = emptyLedger()
    let resolved = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = ledger.acknowledged.length
      const kill = kills[round % kills.length] ?? ['app']
      house = await killedUnderWrites({ house, client, trade, ledger, writers, kill, afterMs: 300 + chance() * 1500 })
      client = client.at(house.url)
      const asked = await settleUnanswered(client, ledger)
      resolved += asked
      const wrong = await whatIsBroken(client, ledger)
      // A law that was broken stays so: a short torture asks them once, a long one which round it was.
      if (print || round === rounds - 1) wrong.push(...booksOf(house))
      broken.push(...wrong.map((line) => `round ${round + 1}: ${line}`))
      print?.(
        `round ${round + 1} (${kill.join(' + ')}): ${ledger.acknowledged.length - before} acknowledged, ${asked} asked again, ${broken.length} broken`,
      )
    }
    return { acknowledged: ledger.acknowledged.length, resolved, broken }
  } finally {
    await house.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Round {
  readonly house: House
  readonly client: Client
  readonly trade: Trade
  readonly ledger: Ledger
  readonly writers: number
  readonly kill: readonly ('app' | 'database')[]
  readonly afterMs: number
}

async function killedUnderWrites({ house, client, trade, ledger, writers, kill, afterMs }: Round): Promise<House> {
  let isOver = false
  const work = Array.from({ length: writers }, () => sellUntil(() => isOver, client, trade, ledger))
  await pause(afterMs)
  for (const what of kill) process.kill(what === 'app' ? house.pid : databasePid(house), 'SIGKILL')
  // Some writers still meet the dead house, as people would.
  await pause(200)
  isOver = true
  await Promise.all(work)

  const next = kill.some((what) => what === 'app') ? await startHouse({ dataDir: house.dataDir }) : house
  await untilWell(client.at(next.url), next)
  return next
}

function databasePid(house: House): number {
  const postmaster = readPostmaster(join(house.dataDir, 'database/cluster'))
  if (!postmaster) throw new Error('the database is not running')
  return postmaster.pid
}

async function untilWell(client: Client, house: House): Promise<void> {
  let last = 0
  for (let tries = 0; tries < 300; tries += 1) {
    last = (await client.get('/api/order/jumlah')).status
    if (last === 200) return
    await pause(100)
  }
  throw new Error(`the house has not come back within half a minute (${last}):\n${house.log().slice(-3000)}`)
}

/** Missing, changed or doubled documents, and strange answers. */
async function whatIsBroken(client: Client, ledger: Ledger): Promise<string[]> {
  const broken = ledger.strange.splice(0)
  const numbers = new Set<string>()
  for (const { path, number } of ledger.acknowledged) {
    if (numbers.has(number)) broken.push(`${number} was given twice`)
    numbers.add(number)
    const { status, body } = await client.get(path)
    if (status !== 200 || body['number'] !== number) broken.push(`${number} (${path}) is missing: ${status}`)
  }
  return broken
}

/** Laws of the books that are broken, in words. */
function booksOf(house: House): string[] {
  try {
    const env = { ...process.env, DATA_DIR: house.dataDir, NODE_COMPILE_CACHE: COMPILED }
    execFileSync(process.execPath, ['src/app/cli/mandor.ts', 'check:books'], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return []
  } catch (error) {
    return [`check:books: ${error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)}`]
  }
}

async function tradeOf(client: Client): Promise<Trade> {
  const stock = await client.get('/api/stock')
  const customers = await client.get('/api/pelanggan/pilih?q=a')
  const start = await client.get('/api/order/awal')
  const rows = stock.body['rows'] as { itemId: string; available: string }[]
  const goods = rows.filter((row) => Number(row.available) > 5).map((row) => ({ itemId: row.itemId, price: '1000000' }))
  const people = customers.body as unknown as { id: string }[]
  return { customers: people.map((one) => one.id), goods, today: String(start.body['today']) }
}

/** The same numbers for the same seed, between 0 and 1. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
