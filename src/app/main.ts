import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabaseOf } from '#app/open-database.ts'
import { sentenceOfFailure } from '#app/start-failures.ts'
import { readOr } from '#kit/db/embedded/alive.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { type Env, readEnv } from '#kit/env.ts'

/** How long requests in hand may take to end after we were asked to stop: as long as one may take at all, and a little. */
const patienceMs = 35_000

interface Running {
  readonly url: string
  close(): Promise<void>
}

async function start(env: Env): Promise<Running> {
  // The database starts while the server's modules load.
  const opening = openDatabaseOf(env)
  opening.catch(() => undefined)
  const { openHouse } = await import('#app/house.ts')
  const db = await opening
  try {
    const web = join(rootFolder, 'dist/web')
    return await openHouse({ env, db, webFolder: existsSync(join(web, 'index.html')) ? web : undefined })
  } catch (error) {
    await db.close()
    throw error
  }
}

async function main(): Promise<void> {
  let running: Running | undefined
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    await running?.close()
    process.exit(0)
  }
  const stopWhenRunning = (): void => void stop().catch(fail)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopWhenRunning)
  stopWithParent(stopWhenRunning)

  const env = readEnv(process.env)
  running = await start(env)
  if (isStopping) await running.close()
  else console.log(`Mandor siap: ${env.appUrl}`)
}

/** Started by npm, a killed npm must not leave a server behind that holds the port. */
function stopWithParent(stop: () => void): void {
  process.on('disconnect', stop)
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const above = ancestors()
  setInterval(() => ancestors() !== above && stop(), 500).unref()
}

/** npm starts a shell that starts us: when npm is gone, the shell has another parent. */
function ancestors(): string {
  const stat = readOr('', `/proc/${process.ppid}/stat`)
  return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''}`
}

function fail(error: unknown): never {
  console.error(sentenceOfFailure(error))
  process.exit(1)
}

await main().catch(fail)
