import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test(
  'one change reaches every connected screen within two seconds, with less than one core',
  { timeout: 300_000 },
  () => {
    const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/fan-out.ts', '--short'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect(stderr).not.toMatch(/Error/)
    expect(stdout).toMatch(/20 layar, 2 perubahan/)
    expect(status).toBe(0)
  },
)
