import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Not `mkdir` with `recursive`: that one never ends where a file system answers
 * "not found" to every attempt, as /proc does.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process made it in between.
    if (!existsSync(path)) throw error
  }
}
