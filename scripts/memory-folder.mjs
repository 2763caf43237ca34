// Where tests put what need not outlive them: in memory, where a database is made and thrown away in no time. A disk
// takes twenty times as long for the fifteen hundred files of one, and the rings make hundreds of them.
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NEEDED = 6 * 1024 ** 3
const NAME = /^mandor-tests-(\d+)$/

/**
 * Makes temporary files of this process and its children lie in memory, where there is plenty of it.
 * @returns {boolean} false where they stay on disk
 */
export function useMemory() {
  if (process.env.TMPDIR || !isFit()) return false
  for (const name of readdirSync(MEMORY)) if (isLeft(name)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  const folder = join(MEMORY, `mandor-tests-${process.pid}`)
  mkdirSync(folder)
  // As /tmp is: the database runs as somebody else.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return true
}

function isFit() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === MEMORY)
    // Programs of the embedded database may have to be run from there.
    if (mount?.[2] !== 'tmpfs' || /(^|,)(noexec|ro)(,|$)/.test(mount[3] ?? '')) return false
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > NEEDED && freemem() > NEEDED
  } catch {
    return false
  }
}

/** Of a run that was killed. */
function isLeft(name) {
  const pid = NAME.exec(name)?.[1]
  return pid !== undefined && !existsSync(`/proc/${pid}`)
}
