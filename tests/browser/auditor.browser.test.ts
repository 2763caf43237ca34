import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolePresets } from '#modules/company/accounts/role-presets.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// What an auditor comes for: books, the papers behind them, and who did what. The server's side of it is in tests/doors/presets.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice()
  const { permissions = [] } = rolePresets.find(({ name }) => name === 'Auditor') ?? {}
  desk = await office.enter({ permissions })
}, 120_000)
afterAll(() => office?.close())

/** How a button or link of change begins; views of a list are everybody's own. */
const CHANGES =
  /^(Simpan(?! tampilan ini)|Catat|Tambah|Ubah|Hapus|Batalkan|Setujui|Tolak|Tutup (bulan|buku|tahun|PPN)|Buka (bulan|tahun)|Terbitkan|Impor|Cocokkan( |$)|Buat|Urungkan|Kunci|Bayar|Cair|Ditolak|Tempel|Salin|Isi|Ganti|Arsipkan|Lepas|Susutkan|Terima|Kirim)/

const VIEWS = [
  ...[
    '',
    '?jenis=mutasi',
    '?view=cocokkan',
    '?view=rekonsiliasi',
    '?view=kas-kecil',
    '?view=giro',
    '?view=akan-dibayar',
  ],
  ...['?view=berulang', '?view=laba-rugi', '?view=neraca', '?view=arus-kas', '?view=perubahan-ekuitas', '?view=pajak'],
  ...['?view=anggaran', '?jenis=jurnal', '?view=buku-besar', '?view=buku-pembantu', '?view=neraca-saldo', '?view=akun'],
  ...['?view=aset', '?view=saldo-awal', '?view=tutup-buku'],
].map((search) => `/laporan-keuangan/${search}`)

test('an auditor finds books, papers and history, and nothing there changes anything', async () => {
  const { page } = desk
  const one = async (sql: string) => {
    const { rows } = await office.db.pool.query<{ id: string }>(sql, [office.companyId])
    return rows[0]?.id ?? ''
  }
  const order = await one(
    `select order_id as id from sales_invoice where company_id = $1 and state = 'posted' and order_id is not null limit 1`,
  )
  const purchase = await one(`select id from purchase_order where company_id = $1 and state = 'posted' limit 1`)
  const papers = [
    ...['/order/', '/order/?jenis=invoice', '/pembelian-barang/?tab=pembelian&jenis=tagihan', '/pelanggan/?jenis=umur'],
    ...[`/order/detail/${order}`, `/pembelian-barang/detail/${purchase}`],
  ]
  const found: string[] = []
  for (const address of [...VIEWS, ...papers]) {
    await desk.go(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const part of [page.getByRole('main').getByRole('button'), page.getByRole('main').getByRole('link')]) {
      const names = await part.evaluateAll((all) =>
        all.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
      )
      found.push(...names.filter((name) => CHANGES.test(name)).map((name) => `${address}: ${name}`))
    }
  }
  expect(found).toEqual([])

  // From a figure of laba rugi to its ledger, to the paper, to its history.
  await desk.go('/laporan-keuangan/?view=laba-rugi')
  await page.getByRole('row', { name: /^Laba bersih/ }).waitFor()
  await desk.go(`/order/detail/${order}`)
  await page.getByText('Riwayat').or(page.getByText('Aktivitas')).first().waitFor()
})
