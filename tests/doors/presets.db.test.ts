import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { rolePresets } from '#modules/company/accounts/role-presets.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { eachOf } from './all-at-once.ts'
import { aCompany, someoneWith } from './people.ts'

// Every door once for each role, on a machine that does other things as well.
vi.setConfig({ testTimeout: 120_000 })

// Every endpoint × every role a new installation begins with. What is expected stands in two tables: the policy that
// each endpoint declares, held against the rights of the role; and below, by hand, what a role is for and what it never
// opens, so that a wrong policy is found as well as a wrong door.
const endpoints = allRoutes.map((served) => served.endpoint)
const guarded = endpoints.filter(({ permission }) => permission !== 'public' && permission !== 'signed-in')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The least that each address may ask for: subject by the beginning of the path. A new address gets its line here. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '/api/(invitations|users|roles|permissions)': 'permissions',
  '/api/(settings|penomoran|identitas|surel|templat|pengaturan|sampah|bawaan|istilah|ekspor-semua|rekening-perusahaan|pemeriksaan-buku)':
    'pengaturan-website|bahan-baku|pembelian-barang',
  '/api/(perusahaan|data-contoh)': 'perusahaan',
  '/api/tarif-pajak': 'pengaturan-website',
  '/api/termin-pembayaran': 'perusahaan|pelanggan',
  '/api/(pelanggan|piutang)': 'pelanggan|order',
  '/api/(supplier|hutang)': 'supplier|pembelian-barang|bahan-baku',
  '/api/(barang|satuan)': 'bahan-baku|pembelian-barang|order|stock|biaya',
  '/api/laporan-keuangan-proyek': 'laporan-keuangan-proyek',
  '/api/laporan-bahan-baku': 'laporan-bahan-baku',
  '/api/(arus-kas|jurnal|jurnal-umum|neraca-saldo|kunci-periode|saldo-awal|tutup-buku|akun|laporan-keuangan|laporan)':
    'laporan-keuangan',
  '/api/daftar-proyek':
    'daftar-proyek|dokumentasi-proyek|laporan-bahan-baku|order|pembelian-barang|stock|rumah-produksi|permissions|laporan-keuangan|laporan-keuangan-proyek|management-karyawan|absensi|biaya',
  '/api/kaitan-bahan': 'daftar-proyek',
  '/api/analisa-harga': 'daftar-proyek|biaya',
  '/api/(dokumentasi-proyek|album-foto)': 'dokumentasi-proyek',
  '/api/(subkon|opname-subkon|addendum-subkon)': 'daftar-proyek|pembelian-barang|biaya|laporan-keuangan',
  '/api/(biaya-proyek|kas-lapangan)': 'laporan-keuangan-proyek|laporan-keuangan',
  '/api/(karyawan|pekerja)': 'management-karyawan|absensi|gaji',
  '/api/(slip-gaji|penggajian)': 'slip-gaji|gaji',
  '/api/(upah-mingguan|kasbon)': 'slip-gaji|gaji',
  '/api/absensi': 'absensi',
  '/api/borongan': 'absensi|gaji|slip-gaji',
  '/api/(rumah-produksi|resep|spk|produksi)': 'rumah-produksi|biaya',
  '/api/pembelian-barang/(:id/penerimaan|penerimaan|terima-banyak)': 'pembelian-barang|stock',
  '/api/(pembelian-barang|cetak-pembelian|tagihan-pembelian|pembayaran-supplier|uang-muka-supplier|retur-beli|biaya-perolehan|nota-toko)':
    'pembelian-barang|supplier|pengaturan-website',
  '/api/(order|surat-jalan|invoice|pembayaran|pengembalian|retur|nota-kredit|cetak|hapus-buku)':
    'order|pelanggan|pengaturan-website',
  '/api/(stock|transfer|opname|cetak-gudang)': 'stock|biaya',
  '/api/gudang': 'gudang|stock|order|biaya',
  '/api/dashboard': 'dashboard|order|perusahaan',
}

/** Acts that only look: they make a paper, send what one may see, or ask further by themselves. */
const LOOKING = [
  /\/dicetak$/,
  /\/ekspor$/,
  /\/email$/,
  /\/label/,
  /\/pratinjau/,
  /\/coba/,
  /^\/api\/(templat|sampah)/,
  /\/cek/,
  /\/tempel$/,
  /\/hitung/,
]

interface Meant {
  readonly opens: readonly string[]
  readonly never: readonly RegExp[]
  /** Asked for whole, and refused behind the door. */
  readonly refused?: readonly string[]
}

/** What a role is there for, and what it never opens, as the sheet of roles says. */
const MEANT: Readonly<Record<string, Meant>> = {
  'Admin Sistem': { opens: ['/api/users', '/api/settings/sign-in', '/api/order'], never: [] },
  'Manajer Proyek': { opens: ['/api/stock', '/api/order'], never: [/^\/api\/(users|roles|settings|jurnal)/] },
  'Estimator/QS': {
    opens: ['/api/barang', '/api/supplier'],
    never: [/^\/api\/(users|roles|settings|jurnal|stock$|transfer|opname(?!-subkon)|invoice)/],
  },
  'Pelaksana Lapangan': {
    opens: ['/api/pembelian-barang'],
    never: [/^\/api\/(users|roles|settings|jurnal|invoice|stock\/nilai)/],
  },
  Mandor: {
    opens: ['/api/dashboard/angka'],
    never: [/^\/api\/(users|roles|settings|jurnal|order|invoice|stock|supplier|pembelian)/],
  },
  Pembelian: {
    opens: ['/api/pembelian-barang', '/api/supplier'],
    never: [/^\/api\/(users|roles|settings|jurnal|invoice|spk)/],
  },
  Gudang: {
    opens: ['/api/stock', '/api/gudang', '/api/transfer', '/api/pembelian-barang'],
    never: [/^\/api\/(users|roles|settings|jurnal|piutang|hutang|stock\/nilai(?!\/ekspor)|cetak-gudang\/nilai)/],
    // The right to export opens its door; what it holds asks for the right to see cost.
    refused: ['/api/stock/nilai/ekspor?on=2026-11-30&format=csv'],
  },
  Keuangan: {
    opens: ['/api/jurnal', '/api/laporan-keuangan', '/api/invoice', '/api/hutang/umur'],
    never: [/^\/api\/(users|roles|settings|spk)/],
  },
  'Kasir Proyek': {
    opens: ['/api/pembelian-barang'],
    never: [/^\/api\/(users|roles|settings|jurnal|order$|invoice|stock)/],
  },
  'HRD/Payroll': {
    opens: ['/api/dashboard/angka'],
    never: [/^\/api\/(users|roles|settings|jurnal|order|invoice|stock|supplier|pembelian)/],
  },
  'Sales/Admin Order': {
    opens: ['/api/order', '/api/pelanggan'],
    never: [/^\/api\/(users|roles|settings|jurnal|supplier$|pembelian-barang$|stock\/nilai)/],
  },
  Produksi: {
    opens: ['/api/spk', '/api/resep', '/api/stock'],
    never: [/^\/api\/(users|roles|settings|jurnal|piutang|hutang|stock\/nilai)/],
  },
  Auditor: { opens: ['/api/order', '/api/jurnal', '/api/stock'], never: [/^\/api\/settings/] },
}

let app: FastifyInstance
let db: Database
let companyId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PTPERAN')
})

async function knock(browser: TestBrowser, { method, path }: Endpoint): Promise<number> {
  const url = path.replaceAll(/:[A-Za-z]+/g, () => newId())
  return (await browser.ask(method as 'GET', url, method === 'GET' ? undefined : {})).status
}

test('every address asks for a right of its own subject, and every act for more than to look', () => {
  const wrong: string[] = []
  for (const endpoint of guarded) {
    const line = Object.entries(SUBJECTS).find(([path]) => new RegExp(`^${path}(/|$)`).test(endpoint.path))
    if (!line) wrong.push(`${nameOf(endpoint)} has no line in the table`)
    for (const right of [endpoint.permission].flat()) {
      const [action, subject] = right.split(' ')
      if (line && !line[1].split('|').includes(subject ?? '')) wrong.push(`${nameOf(endpoint)} asks for ${right}`)
      const looks = ['view', 'export'].includes(action ?? '')
      if (endpoint.method !== 'GET' && looks && !LOOKING.some((one) => one.test(endpoint.path))) {
        wrong.push(`${nameOf(endpoint)} acts with no more than ${right}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

describe.each(rolePresets.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
  test('gets through exactly the doors of its rights', async () => {
    const browser = await aBrowser(app, { jar: await someoneWith(db, companyId, preset.permissions) })
    const held = new Set<string>(preset.permissions)
    const wrong: string[] = []
    await eachOf(guarded, async (endpoint) => {
      const isMeant = [endpoint.permission].flat().some((right) => held.has(right))
      const status = await knock(browser, endpoint)
      const isOpen = status !== 403
      if (isOpen !== isMeant || status === 401 || status >= 500) wrong.push(`${nameOf(endpoint)} answered ${status}`)
    })
    expect(wrong).toEqual([])
  })

  test('opens what it is for, and never what it is not for', async () => {
    const { opens = [], never = [], refused = [] } = MEANT[name] ?? {}
    const browser = await aBrowser(app, { jar: await someoneWith(db, companyId, preset.permissions) })
    for (const path of opens) expect([path, (await browser.get(path)).status]).toEqual([path, 200])
    for (const path of refused) expect([path, (await browser.get(path)).status]).toEqual([path, 403])
    const open: string[] = []
    for (const endpoint of guarded.filter(({ path }) => never.some((one) => one.test(path)))) {
      if ((await knock(browser, endpoint)) !== 403) open.push(nameOf(endpoint))
    }
    expect(open).toEqual([])
  })
})

test('the auditor changes nothing at all: every door that acts is shut, and books, papers and reports stand open', async () => {
  const { permissions = [] } = rolePresets.find(({ name }) => name === 'Auditor') ?? {}
  expect(permissions.filter((right) => !/^(view|export) /.test(right))).toEqual([])
  const browser = await aBrowser(app, { jar: await someoneWith(db, companyId, permissions) })
  const acts = guarded.filter(({ method, path }) => method !== 'GET' && !LOOKING.some((one) => one.test(path)))
  expect(acts.length).toBeGreaterThan(300)
  const open: string[] = []
  await eachOf(acts, async (endpoint) => {
    if ((await knock(browser, endpoint)) !== 403) open.push(nameOf(endpoint))
  })
  expect(open).toEqual([])
  for (const path of ['/api/jurnal-umum', '/api/laporan-keuangan', '/api/invoice', '/api/tagihan-pembelian']) {
    expect([path, (await browser.get(path)).status]).toEqual([path, 200])
  }
})
