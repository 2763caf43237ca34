import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as contract from '#kit/import/contract.ts'
import { newId } from '#kit/id.ts'
import { aHouse, type House } from '../cast/house.ts'
import { importDesk, workbook, type ImportDesk } from './desk.ts'
import { anOwnerOf } from './people.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await db.pool.query(`insert into payment_term (id, company_id, name, days) values ($1, $2, 'Net 30', 30)`, [
    newId(),
    house.companyId,
  ])
  desk = await importDesk(db, house.companyId, await anOwnerOf(db))
})

const count = async (table: string, where = 'true') =>
  Number(
    (await db.pool.query(`select count(*) n from ${table} where company_id = $1 and ${where}`, [house.companyId]))
      .rows[0].n,
  )

describe('customers from a file', () => {
  test('come in with contact, address and code, and history says from which line', async () => {
    const run = await desk.bring(
      'pelanggan',
      'Nama Pelanggan;No. HP;Kota;Termin;PIC;Limit\r\nPT Maju Jaya;0812-3456-7890;Bandung;30;Pak Andi;50.000.000\r\nCV Sinar;;Bekasi;;;\r\n',
    )
    expect(run.counts).toEqual({ sound: 2 })
    expect(await count('customer')).toBe(0)
    const done = await desk.begin(run.id)
    expect(done).toMatchObject({ state: 'done', counts: { added: 2 } })
    const { rows } = await db.pool.query(`select * from customer where company_id = $1 order by code`, [
      house.companyId,
    ])
    expect(rows[0]).toMatchObject({
      name: 'PT Maju Jaya',
      phone: '+6281234567890',
      city: 'Bandung',
      contact_name: 'Pak Andi',
    })
    expect(String(rows[0].credit_limit)).toBe('50000000')
    const history = await db.pool.query(`select via, reason from history where subject_id = $1`, [rows[0].id])
    expect(history.rows).toEqual([{ via: 'import', reason: 'diimpor dari berkas pelanggan.csv baris 2' }])
  })

  test('a title above and sums and signatures below the list are no customers', async () => {
    const run = await desk.bring(
      'pelanggan',
      'DAFTAR PELANGGAN;;\nNo;Nama Pelanggan;Plafon\n1;UD Kaki Daftar;1.250.000,00\n;TOTAL;1.250.000,00\n;Dibuat oleh: Admin;\n',
    )
    expect(run.counts).toEqual({ sound: 1 })
    expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
    expect(await count('customer', "name = 'UD Kaki Daftar' and credit_limit = 1250000")).toBe(1)
    expect((await desk.undo(run.id)).counts).toEqual({ undone: 1 })
  })

  test('come from the sheet that holds them behind a cover, or from the one that is chosen', async () => {
    const bytes = await workbook(
      [
        ['Nama Pelanggan', 'Kota'],
        ['UD Lembar Dua', 'Solo'],
      ],
      {
        Sampul: [['PT Maju Jaya'], ['Daftar pelanggan dan supplier']],
        Lama: [
          ['Nama', 'x'],
          ['UD Lembar Lama', '1'],
        ],
      },
    )
    const run = await desk.bring('pelanggan', bytes)
    expect(run).toMatchObject({ sheets: ['Sampul', 'Lama', 'Data'], sheet: 2, separator: null, counts: { sound: 1 } })
    expect(run.sample[0]).toEqual(['UD Lembar Dua', 'Solo'])
    const other = await desk.bring('pelanggan', bytes, { part: 'lembar-2' })
    expect(other).toMatchObject({ sheet: 1, sample: [['UD Lembar Lama', '1']] })
    const csv = await desk.bring('pelanggan', 'Nama,Kota;Alamat\nUD A,B;C\n', { part: 'koma' })
    expect(csv).toMatchObject({ separator: ',', heads: ['Nama', 'Kota;Alamat'] })
    for (const { id } of [run, other, csv]) await desk.do(contract.dropImport, { id })
  })

  test('a cell of several telephones loses none: a mobile is the WhatsApp, the rest and the fax are noted', async () => {
    const run = await desk.bring(
      'pelanggan',
      'Nama;Telp/Fax\nUD Banyak Telepon;"021-5551234 / 0812-3456-0001 / 021-5559999, Fax. 021-5551235"\n',
    )
    expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 1 })
    const { rows } = await db.pool.query(`select phone, whatsapp, notes from customer where name = 'UD Banyak Telepon'`)
    expect(rows).toEqual([
      { phone: '+62215551234', whatsapp: '+6281234560001', notes: 'Telepon lain: 021-5559999\nFax: 021-5551235' },
    ])
    await desk.undo(run.id)
  })

  test('wrong cells are said each, mended one by one, and only then all come in', async () => {
    const run = await desk.bring(
      'pelanggan',
      'Nama;Email;Telepon\nPT Satu;bukan email;1\n;a@b.co;\nPT Tiga;c@d.co;0811111111\n',
    )
    expect(run.counts).toEqual({ error: 2, sound: 1 })
    const [first, second] = await desk.rows(run.id, 'error')
    expect(Object.keys(first?.errors ?? {}).toSorted()).toEqual(['email', 'phone'])
    expect(second?.errors).toEqual({ name: 'Wajib diisi.' })
    await expect(desk.begin(run.id)).rejects.toThrow('import.has-errors')
    await desk.do(contract.mendRow, {
      id: run.id,
      line: String(first?.line),
      cells: { 1: 'satu@x.co', 2: '0812 1111 2222' },
    })
    const mended = await desk.do(contract.mendRow, { id: run.id, line: String(second?.line), cells: { 0: 'PT Dua' } })
    expect(mended.counts).toEqual({ sound: 3 })
    expect((await desk.begin(run.id)).counts).toEqual({ added: 3 })
  })

  test('those that are there already are skipped, or changed where the row says something', async () => {
    const skipped = await desk.bring('pelanggan', 'Nama;Telepon;Catatan\nPT Maju Jaya;0812-3456-7890;baru\n')
    expect(skipped.counts).toEqual({ twin: 1 })
    expect((await desk.begin(skipped.id)).counts).toEqual({ skipped: 1 })
    const run = await desk.bring('pelanggan', 'Nama;Telepon;Catatan\nPT Maju Jaya Abadi;0812-3456-7890;baru\n', {
      onTwin: 'update',
    })
    expect((await desk.begin(run.id)).counts).toEqual({ updated: 1 })
    const row = async () =>
      (
        await db.pool.query(
          `select name, notes, city, credit_limit::text from customer where company_id = $1 and phone = '+6281234567890'`,
          [house.companyId],
        )
      ).rows[0]
    expect(await row()).toEqual({
      name: 'PT Maju Jaya Abadi',
      notes: 'baru',
      city: 'Bandung',
      credit_limit: '50000000',
    })
    expect((await desk.undo(run.id)).state).toBe('undone')
    expect(await row()).toMatchObject({ name: 'PT Maju Jaya', notes: null })
  })

  test('those that will be left out are counted, row by row, before anything comes in', async () => {
    const run = await desk.bring(
      'pelanggan',
      'Nama;Telepon\nToko Baru;0815 1111 2222\nPT Maju Jaya;0812-3456-7890\nToko B;0815 3333 4444\nToko C;0815 3333 4444\n',
    )
    expect(run).toMatchObject({ counts: { sound: 2, twin: 2 }, leftOut: 2 })
    const [known, same] = await desk.rows(run.id, 'twin')
    const mend = (line: number | undefined, choice: contract.TwinChoice) =>
      desk.do(contract.mendRow, { id: run.id, line: String(line), choice })
    expect(await mend(known?.line, 'update')).toMatchObject({ leftOut: 1 })
    // The row above it is not there yet, so it cannot be changed.
    expect(await mend(same?.line, 'update')).toMatchObject({ leftOut: 1 })
    expect(await mend(same?.line, 'add')).toMatchObject({ leftOut: 0 })
    await mend(known?.line, 'skip')
    expect((await desk.begin(run.id)).counts).toEqual({ added: 3, skipped: 1 })
    await desk.undo(run.id)
  })

  test('two lines with one code are told, and mending one sets the other free', async () => {
    const run = await desk.bring('pelanggan', 'Kode;Nama\nA-1;Toko A\na-1;Toko B\n')
    expect(run.counts).toEqual({ sound: 1, error: 1 })
    expect((await desk.rows(run.id, 'error'))[0]?.errors).toEqual({
      code: 'Sama dengan baris 2. Hanya satu yang boleh memakai kode ini.',
    })
    const { counts } = await desk.do(contract.mendRow, { id: run.id, line: '2', cells: { 0: 'A-2' } })
    expect(counts).toEqual({ sound: 2 })
  })

  test('are taken back within a day, but for those used or changed since', async () => {
    const before = await count('customer')
    const run = await desk.bring('pelanggan', 'Nama;Kode\nUndo Satu;U-1\nUndo Dua;U-2\nUndo Tiga;U-3\n')
    await desk.begin(run.id)
    await db.pool.query(`update customer set version = version + 1 where company_id = $1 and code = 'U-2'`, [
      house.companyId,
    ])
    const undone = await desk.undo(run.id)
    expect(undone.counts).toEqual({ undone: 2, kept: 1 })
    expect((await desk.rows(run.id, 'kept'))[0]?.errors?.['']).toContain('Sudah diubah sesudah impor')
    expect(await count('customer')).toBe(before + 1)
    await expect(desk.undo(run.id)).rejects.toThrow('import.not-done')
  })

  test('are not taken back after a day', async () => {
    const run = await desk.bring('pelanggan', 'Nama\nKemarin\n')
    await desk.begin(run.id)
    await db.pool.query(`update import_run set finished_at = now() - interval '25 hours' where id = $1`, [run.id])
    await expect(desk.undo(run.id)).rejects.toThrow('import.too-late')
  })

  test('a rehearsal writes nothing and finds what only the verb knows', async () => {
    const before = await count('customer')
    const run = await desk.bring('pelanggan', 'Nama;Kode\nUji Coba;\nToko A;A-1\n')
    await desk.do(contract.tryImport, { id: run.id })
    await desk.work()
    expect(await desk.run(run.id)).toMatchObject({ state: 'ready', note: 'tried' })
    expect(await count('customer')).toBe(before)
    expect(await count('history', `reason like '%Uji%'`)).toBe(0)
  })

  test('all or none: a code that somebody took meanwhile sends everything back', async () => {
    const run = await desk.bring('pelanggan', 'Nama;Kode\nSemua Satu;S-1\nSemua Dua;S-2\n')
    await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'S-2', 'Pendahulu')`, [
      newId(),
      house.companyId,
    ])
    const back = await desk.begin(run.id, 'all')
    // It is the same as one that is there, so it is skipped: nobody is added twice.
    expect(back.counts).toEqual({ added: 1, skipped: 1 })
  })

  test('a right taken away meanwhile ends the work', async () => {
    const run = await desk.bring('pelanggan', 'Nama\nTanpa Hak\n')
    await desk.do(contract.startImport, { id: run.id, mode: 'all' })
    await db.pool.query(`update app_user set status = 'disabled' where id = $1`, [desk.actor.userId])
    await desk.work()
    await db.pool.query(`update app_user set status = 'active' where id = $1`, [desk.actor.userId])
    expect((await desk.run(run.id)).note).toContain('dicabut')
    expect(await count('customer', `name = 'Tanpa Hak'`)).toBe(0)
  })
})

describe('other masters', () => {
  test.each([
    [
      'supplier',
      'Nama Supplier;Jenis;No Rekening;Bank;Atas Nama\nTB Rejeki;Material, Subkon;1234567890;BCA;Rejeki\n',
      'supplier',
    ],
    ['bahan-baku', 'Nama;Satuan;Harga;HPP;Satuan Lain;Isi\nSemen;zak;68.000;62.500,50;truk;100\n', 'item'],
    ['produk', 'Nama Barang;Satuan;Jenis\nPintu Jati;unit;Produk jadi\n', 'item'],
    ['gudang', 'Kode;Nama;Jenis;Rak\nGZ;Gudang Z;Proyek;A1,A2\n', 'warehouse'],
    ['rumah-produksi', 'Nama;Kota;Kapasitas\nWorkshop Kayu;Bekasi;120\n', 'production_house'],
    ['proyek', 'Nama Proyek;Pemilik;Mulai;Selesai\nRuko Blok C;PT Maju Jaya;01/07/2026;25/12/2026\n', 'project'],
    ['karyawan', 'Nama;NIK KTP;Jabatan;Gaji Pokok\nDewi Lestari;3271014105900001;Admin;5.500.000\n', 'employee'],
    ['pekerja', 'Nama;Keahlian;Upah\nSlamet;Tukang batu;150.000\n', 'worker'],
    ['satuan', 'Satuan\nrit\n', 'catalog_term'],
    ['kategori', 'Nama Kategori\nPipa & sambungan\n', 'catalog_term'],
  ])('%s comes in and goes back', async (subject, text, table) => {
    const before = await count(table)
    const run = await desk.bring(subject, text)
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 1 })
    expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
    expect(await count(table)).toBe(before + 1)
    const undone = await desk.undo(run.id)
    expect(undone.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ undone: 1 })
    expect(await count(table)).toBe(before)
  })

  test('a workbook brings days, numbers and formulas', async () => {
    const bytes = await workbook([
      ['Daftar barang per 1 Januari'],
      ['Kode', 'Nama', 'Satuan', 'Harga Jual'],
      ['XL-1', 'Besi 10 mm', 'btg', 68000.5],
      ['XL-2', { formula: 'B3', result: 'Besi 10 mm rumus' }, 'btg', { formula: '1+1', result: 2 }],
    ])
    const run = await desk.bring('produk', bytes, { name: 'barang.xlsx' })
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 2 })
    await desk.begin(run.id)
    expect(await count('item', `name = 'Besi 10 mm rumus'`)).toBe(1)
  })
})
