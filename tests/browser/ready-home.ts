import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asOwner } from '#kit/db/as-owner.ts'
import { withDatabase } from '#kit/db/test-server.ts'

const SHELF = 'MANDOR_TEST_SHELF'
const SERVER = 'MANDOR_TEST_POSTGRES'

/** Gives the files of a ring a shelf for what they begin with, and the PostgreSQL in which they begin. */
export function shareHomes(shelf: string, server: string): void {
  process.env[SHELF] = shelf
  process.env[SERVER] = server
}

/** What a house lives from: its data folder, and its database where it is not in that folder. */
export interface Home {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** A home of its own, with what was noted when the first of its kind was made. */
export interface ReadyHome extends Home {
  readonly note: string
  /** Throws it away. */
  leave(): Promise<void>
}

/**
 * A home of this kind: made once in a ring, which takes seconds, and from then on copied, which takes next to none. Who
 * opens one office and no ring gets the first one itself, with a PostgreSQL in its folder.
 */
export async function readyHome(kind: string, make: (home: Home) => Promise<string>): Promise<ReadyHome> {
  const [shelf, server] = [process.env[SHELF], process.env[SERVER]]
  const dataDir = aFolder('mandor-house-')
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!shelf || !server) {
    const home = { dataDir, databaseUrl: undefined }
    return { ...home, note: await make(home), leave: async () => removeFolder() }
  }
  const kept = join(shelf, kind)
  const making = `${kept}.making`
  while (!existsSync(kept)) {
    if (isFirst(making)) await putUp({ kept, making, server }, make)
    else await pause(100)
  }
  // Owners and modes are part of it.
  execFileSync('cp', ['-a', `${kept}/.`, dataDir])
  const { template, note } = JSON.parse(readFileSync(`${kept}.json`, 'utf8')) as { template: string; note: string }
  const name = await newDatabase(server, template)
  const leave = async () => {
    await asOwner(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    removeFolder()
  }
  return { dataDir, databaseUrl: withDatabase(server, name), note, leave }
}

async function newDatabase(server: string, template: string): Promise<string> {
  const name = `house_${randomBytes(5).toString('hex')}`
  await asOwner(server, (client) => client.query(`create database ${name} template ${template}`))
  return name
}

interface Place {
  readonly kept: string
  readonly making: string
  readonly server: string
}

async function putUp({ kept, making, server }: Place, make: (home: Home) => Promise<string>): Promise<void> {
  try {
    // It may have come to its place between looking and taking the turn.
    if (existsSync(kept)) return rmSync(making, { recursive: true })
    const template = await newDatabase(server, 'template0')
    const note = await make({ dataDir: making, databaseUrl: withDatabase(server, template) })
    writeFileSync(`${kept}.json`, JSON.stringify({ template, note }))
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

/** Makes a folder whose content another user, as the database, may reach. */
export function aFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
