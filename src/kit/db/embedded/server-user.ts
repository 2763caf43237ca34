import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { readOr } from './alive.ts'

/** As whom PostgreSQL runs: it refuses root, so root lends it to somebody without rights. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
  /** Reaches folders only root may enter, by one lent capability. */
  readonly reachesAll: boolean
}

/** Nobody to switch to: we are not root (or on Windows), so PostgreSQL runs as we do. */
export type RunsAs = ServerUser | undefined

/** The command line that runs a program as that user. */
export function commandAs(user: RunsAs, program: string, args: readonly string[]): [string, string[]] {
  if (!user?.reachesAll) return [program, [...args]]
  // Without the secure bit, access(2) would look at the user alone and forget what was lent.
  const lent = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  const who = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  return ['setpriv', [...who, ...lent, '--', program, ...args]]
}

/** The options for `spawn` that go with `commandAs`: setpriv itself must still be root. */
export function identityOf(user: RunsAs): { uid?: number; gid?: number } {
  return user && !user.reachesAll ? { uid: user.uid, gid: user.gid } : {}
}

/** Chooses the user: the owner of existing data, else who called sudo, else the owner of the program, else postgres or nobody. */
export function chooseUser(dataOwner: number | undefined, program: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const wanted = [dataOwner, Number(process.env['SUDO_UID'] ?? 0), statSync(program).uid]
  const known = accounts()
  const byId = wanted.map((uid) => known.find((account) => account.uid === uid && uid !== 0))
  const byName = ['postgres', 'nobody'].map((name) => known.find((account) => account.name === name))
  return [...byId, ...byName].find((account) => account !== undefined)
}

function accounts(): { name: string; uid: number; gid: number }[] {
  const lines = readOr('', '/etc/passwd')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

/** True when somebody else than root can walk down to a folder. */
export function canEnter(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const above = dirname(folder)
  return above === folder || canEnter(above, { uid, gid })
}

/** True when the capability can be lent here: the tool is there and the machine lets us. */
export function canLend(user: { uid: number; gid: number }, folder: string): boolean {
  const [command, args] = commandAs({ ...user, reachesAll: true }, 'test', ['-x', folder])
  return spawnSync(command, args, { cwd: '/', stdio: 'ignore' }).status === 0
}

/** True when this process may write into a folder. */
export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
