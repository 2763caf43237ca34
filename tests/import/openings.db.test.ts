import { beforeAll, describe, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { importers } from '#app/import/importers.ts'
import { day } from '#ground/day.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import type { Database } from '#kit/db/database.ts'
import type { UploadedFile } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import * as contract from '#kit/import/contract.ts'
import { stage } from '#kit/import/stage.ts'
import type { House } from '../cast/house.ts'
import { importHouse, importDesk, type ImportDesk } from './desk.ts'
import { aPersonOf } from './people.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
  for (const code of ['S-1', 'S-2'])
    await db.pool.query(
      `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'bahan_baku', $3, $4, 'zak')`,
      [newId(), house.companyId, code, `Semen ${code}`],
    )
  for (const table of ['customer', 'supplier'])
    for (const n of [1, 2])
      await db.pool.query(`insert into ${table} (id, company_id, code, name) values ($1, $2, $3, $4)`, [
        newId(),
        house.companyId,
        `P-${n}`,
        `${table} ${n}`,
      ])
})

const one = async (query: string) => (await db.pool.query(query, [house.companyId])).rows[0]
const net = async (account: string) =>
  (
    await one(
      `select coalesce(sum(debit - credit), 0)::text v from account_balance where company_id = $1 and account_code = '${account}'`,
    )
  ).v
const standing = async () => ({
  stock: (await one(
    `select coalesce(sum(qty), 0)::float n, coalesce(sum(value), 0)::text v from stock_balance where company_id = $1`,
  )) as { n: number; v: string },
  receivable: (await one(`select coalesce(sum(receivable), 0)::text v from customer_standing where company_id = $1`)).v,
  payable: (await one(`select coalesce(sum(payable), 0)::text v from supplier_standing where company_id = $1`)).v,
})

describe('opening balances from a file', () => {
  test('stock comes in as one document per warehouse, valued, and goes back line by line', async () => {
    const run = await desk.bring(
      'stok-awal',
      'Kode Barang;Gudang;Qty;Harga Pokok\nS-1;GU;100;62.500\nS-2;gudang utama;20;10.000,50\nS-9;GU;1;1\n',
      {
        fixed: { on: '01/11/2026' },
      },
    )
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 2, error: 1 })
    expect((await desk.rows(run.id, 'error'))[0]?.errors).toEqual({ itemId: '"S-9" tidak ada di barang.' })
    expect((await desk.begin(run.id, 'valid')).counts, JSON.stringify(await desk.rows(run.id))).toEqual({
      added: 2,
      error: 1,
    })
    expect((await standing()).stock).toEqual({ n: 120, v: '6450010' })
    expect((await one(`select count(*)::int n from stock_document where company_id = $1`)).n).toBe(1)
    const again = await desk.bring('stok-awal', 'Kode Barang;Gudang;Qty;Harga Pokok\nS-1;GU;5;1\n', {
      fixed: { on: '01/11/2026' },
    })
    expect(again.counts).toEqual({ twin: 1 })
    const undone = await desk.undo(run.id)
    expect(undone.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ undone: 2, error: 1 })
    expect((await standing()).stock).toEqual({ n: 0, v: '0' })
  })

  test.each([
    ['saldo-awal-piutang', 'Pelanggan', 'receivable'],
    ['saldo-awal-hutang', 'Supplier', 'payable'],
  ] as const)('%s is booked once, and taken back by a mirrored entry', async (subject, head, which) => {
    const text = `${head};Saldo;Tanggal;Jatuh Tempo\nP-1;12.500.000;01/11/2026;30/11/2026\nP-2;500.000;1 Nov 2026;\n`
    const run = await desk.bring(subject, text)
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 2 })
    expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 2 })
    expect((await standing())[which]).toBe('13000000')
    expect((await desk.bring(subject, text)).counts).toEqual({ twin: 2 })
    const undone = await desk.undo(run.id)
    expect(undone.counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({ undone: 2 })
    expect((await standing())[which]).toBe('0')
    const anew = await desk.bring(subject, text)
    expect((await desk.begin(anew.id)).counts).toEqual({ added: 2 })
  })

  test('a column whose rows do not say what 1.250 means is asked about once; what rows prove is not asked', async () => {
    const file = (text: string): UploadedFile => ({ field: 'file', name: 'stok.csv', bytes: Buffer.from(text) })
    const staged = async (rows: string) => {
      const [actor, importer] = [desk.actor, importers.find(({ name }) => name === 'stok-awal')!]
      const { id } = await stage(db, actor, importer, {
        files: [file(`Kode Barang;Gudang;Qty;Harga Pokok\n${rows}`)],
        asked: {},
      })
      const { mapping } = await desk.run(id)
      return { id, mapping: [...mapping], fixed: { on: '01/11/2026' }, onTwin: 'skip' as const }
    }
    const open = await staged('S-1;GU;1.250;65,000\n')
    const { asks } = await desk.do(contract.mapImport, open)
    expect(asks.map(({ key, example, meanings }) => [key, example, ...meanings.map(({ says }) => says)])).toEqual([
      ['qty', '1.250', '1.250 (ribuan)', '1,25 (desimal)'],
    ])
    expect((await desk.run(open.id)).state).toBe('mapping')
    expect((await desk.do(contract.mapImport, { ...open, readings: { qty: 'en' } })).asks).toEqual([])
    await desk.work()
    expect(await desk.run(open.id)).toMatchObject({ counts: { sound: 1 }, readings: { qty: 'en' } })

    const proven = await staged('S-1;GU;1.250;65,000\nS-2;GU;0.125;18,500.50\n')
    expect((await desk.do(contract.mapImport, proven)).asks).toEqual([])
    await desk.work()
    await desk.begin(proven.id)
    // 1,25 at 65.000 and an eighth at 18.500,50.
    expect((await standing()).stock).toEqual({ n: 1.375, v: '83563' })
    await desk.undo(proven.id)
  })

  test.each([
    ['saldo-awal-piutang', 'Pelanggan', 'receivable'],
    ['saldo-awal-hutang', 'Supplier', 'payable'],
  ] as const)(
    '%s: several that were open come in each under its number, and none of them twice',
    async (subject, head, which) => {
      const before = BigInt((await standing())[which])
      const text = `${head};No Invoice;Saldo;Tanggal\nP-1;INV-1;1.000.000;01/11/2026\nP-1;INV-2;2.000.000;02/11/2026\n`
      const run = await desk.bring(subject, text)
      expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 2 })
      expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 2 })
      expect(BigInt((await standing())[which]) - before).toBe(3_000_000n)
      const again = await desk.bring(subject, `${text}P-1;inv-2;5;01/11/2026\nP-1;INV-3;5;01/11/2026\n`)
      // The third names the second again, in other letters: one file brings none twice.
      expect(again.counts).toEqual({ twin: 2, error: 1, sound: 1 })
      expect((await desk.undo(run.id)).counts).toEqual({ undone: 2 })
      expect(BigInt((await standing())[which])).toBe(before)
    },
  )

  test('the ledger comes in as one journal, balanced by the capital; what a list explains is said to belong there', async () => {
    const run = await desk.bring(
      'saldo-awal-akun',
      [
        'Kode Akun;Nama Perkiraan;Debet;Kredit;Per Tanggal',
        '1-2300;Kendaraan;185.000.000;0;01/01/2026',
        '12310 Akum. Penyusutan Kendaraan;;;35.000.000;1 Jan 2026',
        'Utang Bank Jangka Panjang;;;90.000.000;2026-01-01',
        '1-1300;Piutang Usaha;5.000.000;;01/01/2026',
        '1-2000;Aset Tetap;1;;01/01/2026',
        '1-2500;Inventaris;10;10;01/01/2026',
      ].join('\n'),
    )
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 3, error: 3 })
    expect((await desk.rows(run.id, 'error')).map((row) => row.errors)).toEqual([
      { account: '1-1300 dirinci per pelanggan. Impor saldonya di daftar Pelanggan.' },
      { account: '"1-2000" tidak ada di akun.' },
      { debit: 'Isi debit atau kredit, salah satu, lebih dari Rp0.' },
    ])
    expect((await desk.begin(run.id, 'valid')).counts).toEqual({ added: 3, error: 3 })
    expect((await one(`select count(*)::int n from opening_balance where company_id = $1`)).n).toBe(1)
    expect(await net('1-2300')).toBe('185000000')
    expect(await net('3-1000')).toBe('-60000000')
    expect((await desk.bring('saldo-awal-akun', 'Akun;Debit;Tanggal\n1-2300;1;01/01/2026\n')).counts).toEqual({
      twin: 1,
    })
    const undone = await desk.undo(run.id)
    expect(undone.counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({ undone: 3, error: 3 })
    expect(await net('1-2300')).toBe('0')
    expect(await net('3-1000')).toBe('0')
    expect(await checkBooks(db.read)).toEqual([])
  })

  test('cash and bank are opened by their own names and numbers, an overdraft on the other side', async () => {
    await db.pool.query(`update cash_account set account_no = '123-456-7890' where company_id = $1 and kind = 'bank'`, [
      house.companyId,
    ])
    const run = await desk.bring(
      'saldo-awal-kas',
      'Rekening;Saldo;Tanggal\nkas;2.500.000;01/01/2026\n1234567890;-750.000;01/01/2026\n',
    )
    expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 2 })
    expect((await desk.begin(run.id)).counts).toEqual({ added: 2 })
    expect([await net('1-1100'), await net('1-1200')]).toEqual(['2500000', '-750000'])
    expect(await checkBooks(db.read)).toEqual([])
    expect((await desk.undo(run.id)).counts).toEqual({ undone: 2 })
  })

  test('a closed month takes no opening in, and says so of every row', async () => {
    await db.withTx((tx) =>
      lockPeriod(tx, desk.actor, { area: 'finance', until: day('2025-12-31'), reason: 'tutup tahun' }),
    )
    const run = await desk.bring('saldo-awal-akun', 'Akun;Debit;Tanggal\n1-2300;1;31/12/2025\n')
    const refused = await desk.begin(run.id, 'valid')
    expect(refused.counts).toEqual({ refused: 1 })
    expect((await desk.rows(run.id, 'error'))[0]?.errors?.['']).toMatch(/dikunci|terkunci/)
  })

  test('one that was paid since stays, with the sentence why', async () => {
    const run = await desk.bring('saldo-awal-piutang', `Pelanggan;Saldo;Tanggal\ncustomer 3;100.000;01/11/2026\n`)
    expect(run.counts).toEqual({ error: 1 })
    await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'P-3', 'customer 3')`, [
      newId(),
      house.companyId,
    ])
    const again = await desk.bring('saldo-awal-piutang', `Pelanggan;Saldo;Tanggal\ncustomer 3;100.000;01/11/2026\n`)
    await desk.begin(again.id)
    await db.pool.query(
      `update sales_invoice set paid_total = 1 where company_id = $1 and total = 100000 and kind = 'opening'`,
      [house.companyId],
    )
    const kept = await desk.undo(again.id)
    expect(kept.counts).toEqual({ kept: 1 })
    expect((await desk.rows(again.id, 'kept'))[0]?.errors?.['']).toMatch(/pembayaran/i)
  })

  test('who may not see cost brings no stock in, and sees no cost in goods', async () => {
    const blind = await importDesk(
      db,
      house.companyId,
      await aPersonOf(db, { permissions: ['create stock', 'view stock', 'create bahan-baku', 'view bahan-baku'] }),
    )
    await expect(blind.bring('stok-awal', 'Kode Barang;Gudang;Qty\nS-1;GU;1\n')).rejects.toThrow('view biaya')
    const run = await blind.bring('bahan-baku', 'Nama;Satuan;HPP\nPasir;m3;99.000\n')
    expect(run.mapping).toEqual(['name', 'baseUnit', ''])
    await blind.begin(run.id)
    expect((await one(`select est_cost from item where company_id = $1 and name = 'Pasir'`)).est_cost).toBeNull()
  })
})
