import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { careless } from '#kit/db/test-server.ts'
import { monthHome } from './filled-homes.ts'
import { aFolder, shareHomes } from './ready-home.ts'

/** Vitest's global setup of the browser ring: the gathered server, one PostgreSQL, and the month most files begin with. */
export async function setup(): Promise<() => Promise<void>> {
  const gather = `import { serverModule } from './scripts/install.mjs'; await serverModule()`
  execFileSync(process.execPath, ['--input-type=module', '-e', gather], { cwd: rootFolder, stdio: 'inherit' })
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
