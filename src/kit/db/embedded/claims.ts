import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnfit } from '../unfit.ts'
import { beganAt, isAlive, readOr } from './alive.ts'

/** Who we are, in a form another process can check: number and birth of the process. */
const me = `${process.pid} ${beganAt(process.pid)}`

function isHeld(claim: string): boolean {
  const [pid = '', began = ''] = claim.split(' ')
  return Number(pid) > 0 && isAlive(Number(pid)) && beganAt(Number(pid)) === began
}

/**
 * Runs work while no other process of this data folder does. The claim of a process that died is taken over: it is
 * moved away first, and put back when meanwhile a living process had renewed it.
 */
export async function underLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'start.lock')
  const own = join(folder, `start.lock.${randomUUID()}`)
  writeFileSync(own, me)
  try {
    await takeLock(path, own)
    return await work()
  } finally {
    if (readOr('', path) === me) rmSync(path, { force: true })
    rmSync(own, { force: true })
  }
}

async function takeLock(path: string, own: string): Promise<void> {
  const patience = 60_000
  const waitStep = 25
  for (let waited = 0; waited < patience; waited += waitStep) {
    if (linked(own, path)) return
    const claim = readOr('', path)
    if (claim !== '' && !isHeld(claim)) dropStale(path, `${own}.stale`, claim)
    else await pause(waitStep)
  }
  throw new DatabaseUnfit(`proses lain sudah semenit memulai database ini: lihat ${path}`)
}

/** A hard link appears at once and whole, with its content; it fails when the name is taken. */
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function dropStale(path: string, aside: string, claim: string): void {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readOr('', aside) !== claim) linked(aside, path)
  rmSync(aside, { force: true })
}

/** Notes that somebody in this process uses the server, so that no other stops it; answers with the note. */
export function enter(folder: string): string {
  const note = join(folder, 'users', randomUUID())
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, me)
  return note
}

/** Takes a note away and says whether no living process is left. */
export function leave(note: string): boolean {
  const users = dirname(note)
  rmSync(note, { force: true })
  for (const other of readdirSync(users)) {
    if (isHeld(readOr('', join(users, other)))) return false
    rmSync(join(users, other), { force: true })
  }
  return true
}
