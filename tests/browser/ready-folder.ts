import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHELF = 'MANDOR_TEST_SHELF'

/** Vitest's global setup of the browser ring: a place for the data folders that every file begins with. */
export function setup(): () => void {
  const shelf = aFolder('mandor-shelf-')
  process.env[SHELF] = shelf
  return () => rmSync(shelf, { recursive: true, force: true })
}

/** A copy of a data folder, and what was noted when the first of its kind was made. */
interface Ready {
  readonly dataDir: string
  readonly note: string
}

/**
 * The data folder of this kind: made once in a run, which takes seconds, and from then on copied, which takes none. Who
 * opens one office and no ring gets the folder itself.
 */
export async function readyFolder(kind: string, make: (dataDir: string) => Promise<string>): Promise<Ready> {
  const shelf = process.env[SHELF]
  if (!shelf) {
    const dataDir = aFolder('mandor-house-')
    return { dataDir, note: await make(dataDir) }
  }
  const kept = join(shelf, kind)
  if (!existsSync(kept)) {
    const making = `${kept}.making`
    mkdirSync(making, { mode: 0o755 })
    writeFileSync(`${kept}.note`, await make(making))
    renameSync(making, kept)
  }
  const dataDir = aFolder('mandor-house-')
  // Owners and modes are part of it: PostgreSQL refuses a folder that others may open.
  execFileSync('cp', ['-a', `${kept}/.`, dataDir])
  return { dataDir, note: readFileSync(`${kept}.note`, 'utf8') }
}

function aFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
