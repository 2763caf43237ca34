import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSecret, secretFingerprint } from '#kit/secret.ts'
import { checkBackupKey } from './backup-key.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'mandor-key-'))
const [origin, elsewhere] = [folder(), folder()]
afterAll(() => [origin, elsewhere].forEach((dataDir) => rmSync(dataDir, { recursive: true, force: true })))

const key = secretFingerprint(readSecret({ dataDir: origin }))
const restore = (env: { dataDir: string; appSecret?: string }, mayDiffer = false) =>
  checkBackupKey({ key }, { appSecret: undefined, ...env }, mayDiffer)

describe('a backup is restored where its key is', () => {
  test('a fingerprint names the key and tells nothing of it', () => {
    expect(key).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/)
    expect(readSecret({ dataDir: origin }).toString()).not.toContain(key.slice(0, 4).repeat(2))
    expect(() => restore({ dataDir: origin })).not.toThrow()
  })

  test('a missing one is said at once, and none is made meanwhile', () => {
    expect(() => restore({ dataDir: elsewhere })).toThrow(`bersidik ${key}, sedangkan di sini belum ada kunci`)
    expect(readdirSync(elsewhere)).toEqual([])
  })

  test('a wrong one too, by its own name; who lost theirs goes on without', () => {
    const appSecret = 'x'.repeat(40)
    const other = secretFingerprint(Buffer.from(appSecret))
    expect(() => restore({ dataDir: origin, appSecret })).toThrow(`kunci di sini bersidik ${other}`)
    expect(() => restore({ dataDir: origin, appSecret }, true)).not.toThrow()
  })

  test('one of before, which tells no key, is taken as it is', () => {
    expect(() => checkBackupKey({}, { dataDir: elsewhere, appSecret: undefined }, false)).not.toThrow()
  })
})
