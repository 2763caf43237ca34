import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#kit/env.ts'

let secret: Buffer | undefined

/** Gives the process the installation's secret; called once at start, before the doors open. */
export function useSecret(own: Buffer): void {
  secret = own
}

/**
 * Reads the installation's secret: APP_SECRET, else a file of the data folder that is made at the first start and that
 * only we may read. It lies apart from the database, so that a copy of the database alone opens nothing.
 */
export function readSecret({ appSecret, dataDir }: Pick<Env, 'dataDir'> & Partial<Pick<Env, 'appSecret'>>): Buffer {
  if (appSecret !== undefined) return Buffer.from(appSecret)
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(path, 'utf8').trim())
}

/** Reads the installation's secret where there is one; makes none. */
export function presentSecret({ appSecret, dataDir }: Pick<Env, 'dataDir' | 'appSecret'>): Buffer | undefined {
  return appSecret !== undefined || existsSync(join(dataDir, 'secret.key'))
    ? readSecret({ appSecret, dataDir })
    : undefined
}

/** Names a secret without telling anything of it: '3f2a-91bc-07de-55a1'. */
export function secretFingerprint(of: Buffer): string {
  const hex = Buffer.from(hkdfSync('sha256', of, 'mandor', 'fingerprint', 8)).toString('hex')
  return hex.match(/.{4}/g)?.join('-') ?? hex
}

/** Derives a key of 32 bytes for one purpose (HKDF-SHA256): keys of different purposes tell nothing of each other. */
export function keyFor(purpose: string): Buffer {
  if (!secret) throw new Error('the installation has no secret yet')
  return Buffer.from(hkdfSync('sha256', secret, 'mandor', purpose, 32))
}
