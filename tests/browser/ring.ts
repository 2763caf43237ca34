import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { careless } from '#kit/db/test-server.ts'
import { monthHome } from './filled-homes.ts'
import { aFolder, shareHomes } from './ready-home.ts'

/** Gathers the server into few files, unless that was done; the path of the program, from the root. */
function gatheredProgram(): string {
  const gather = `import { programOfTests } from './scripts/install.mjs'; console.log(await programOfTests())`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', gather], {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  return said.trim()
}

/** Vitest's global setup of the browser ring: the gathered server, one PostgreSQL, and the month most files begin with. */
export async function setup(): Promise<() => Promise<void>> {
  process.env['MANDOR_PROGRAM'] ??= gatheredProgram()
  const shelf = aFolder('mandor-shelf-')
  const postgres = await openEmbedded(join(shelf, 'postgres'), { settings: careless })
  const leave = async () => {
    await postgres.close()
    rmSync(shelf, { recursive: true, force: true })
  }
  try {
    shareHomes(shelf, postgres.url)
    await (await monthHome()).leave()
    return leave
  } catch (error) {
    await leave()
    throw error
  }
}
