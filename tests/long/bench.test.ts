import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the bench runs on tiny data without an error and shows every case', { timeout: 300_000 }, () => {
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/bench.ts', '--short'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })

  expect(stderr).not.toMatch(/Error/)
  expect(status).toBe(0)
  for (const name of [
    'Pelanggan, halaman 1',
    'halaman 2.000',
    'cari',
    'Order dengan baris',
    'Umur piutang',
    'Surat jalan',
    'Stok, halaman 1',
    'Kartu stok',
    'Pilih barang',
    'Nilai persediaan',
    'Terima pembelian 20 baris',
    'PDF invoice',
  ])
    expect(stdout).toMatch(new RegExp(`${name}.* 16 .* 0$`, 'm'))
  expect(stdout).toMatch(/Memori server/)
  expect(stdout).toMatch(/Galat: 0/)
})
