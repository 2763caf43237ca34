import { join } from 'node:path'
import { readOr } from './alive.ts'

/** What a PostgreSQL server writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number
  readonly dataFolder: string
  readonly port: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/** Reads `postmaster.pid`; nothing when there is none or it is not yet written to the end. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readOr('', join(cluster, 'postmaster.pid')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  return {
    pid,
    dataFolder: lines[1] ?? '',
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
  }
}
