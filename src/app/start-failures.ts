import { DatabaseUnfit } from '#kit/db/unfit.ts'
import { BadEnv } from '#kit/env.ts'

/** Says in one sentence why the program cannot run here; a failure nobody foresaw keeps its stack. */
export function sentenceOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Mandor cannot start: ${String(error)}`
  if (error instanceof BadEnv || error instanceof DatabaseUnfit) return `Mandor cannot start: ${error.message}`

  const sentence = sentenceOfCode(error)
  return `Mandor cannot start: ${sentence ?? error.stack ?? error.message}`
}

function sentenceOfCode(error: Error & { code?: unknown; path?: unknown; port?: unknown; address?: unknown }): string | undefined {
  const place = typeof error.path === 'string' ? `"${error.path}"` : 'the data folder'
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} is taken by another program. Stop it, or choose another with PORT=3001.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `the address of HOST or of DATABASE_URL does not exist on this machine or network (${error.message}).`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return error.port === undefined
        ? `${place} cannot be written. Give this user the right to, or choose another folder with DATA_DIR.`
        : `this user may not listen on port ${error.port}. Choose one above 1024 with PORT.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk is full (${place}). Make room and start again.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is not a folder. Choose another with DATA_DIR.`
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return 'no PostgreSQL answers at DATABASE_URL. Is it running, and is the address right?'
    case '28P01':
    case '28000':
      return `PostgreSQL does not accept the user or password of DATABASE_URL (${error.message}).`
    case '3D000':
      return `the database of DATABASE_URL does not exist (${error.message}). Create it first.`
    case '42501':
      return `the user of DATABASE_URL may not create tables (${error.message}). Make it the owner of the database.`
    default:
      return undefined
  }
}
