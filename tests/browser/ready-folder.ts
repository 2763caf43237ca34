import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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
  const making = `${kept}.making`
  while (!existsSync(kept)) {
    if (isFirst(making)) await putUp(kept, making, make)
    else await pause(100)
  }
  const dataDir = aFolder('mandor-house-')
  // Owners and modes are part of it: PostgreSQL refuses a folder that others may open.
  execFileSync('cp', ['-a', `${kept}/.`, dataDir])
  return { dataDir, note: readFileSync(`${kept}.note`, 'utf8') }
}

async function putUp(kept: string, making: string, make: (dataDir: string) => Promise<string>): Promise<void> {
  try {
    // It may have come to its place between looking and taking the turn.
    if (existsSync(kept)) return rmSync(making, { recursive: true })
    writeFileSync(`${kept}.note`, await make(making))
    renameSync(making, kept)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw error
  }
}

/** Two files may want the same kind at once: one of them makes it. */
function isFirst(making: string): boolean {
  // Without `recursive` a folder that is there already is an error, and nobody can come between asking and making.
  try {
    mkdirSync(making, { mode: 0o755 })
    return true
  } catch {
    return false
  }
}

function aFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
