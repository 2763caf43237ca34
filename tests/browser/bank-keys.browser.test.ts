import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { deskOf } from '#kit/http/desk.ts'
import { makeFromLine, openMatching } from '#modules/finance/bank/contract.ts'
import { keepStatement } from '#modules/finance/bank/take-statement.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { anActor } from '../cast/actor.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// Twenty lines of a bank: fourteen are in the book, four are what a rule knows, two are nobody's yet.
let office: Office
let desk: Desk
let bankId: string

const SURE = 14
const KNOWN = 4
const dayOf = (at: number) => `2025-04-${String(at).padStart(2, '0')}`
const amountOf = (at: number) => 210_000 + at * 1000

beforeAll(async () => {
  office = await openOffice()
  desk = await office.enter()
  const actor = anActor({ companyId: office.companyId })
  const books = deskOf(office.db, actor, financeRoutes)
  bankId = (await books.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  for (let at = 1; at <= SURE; at += 1) {
    await books.do(addCashEntry, {
      ...{
        kind: 'keluar',
        date: dayOf(at),
        cashAccountId: bankId,
        partyName: `Toko Uji${at}`,
        confirmDuplicates: true,
      },
      lines: [{ account: '6-2000', amount: String(amountOf(at)) }],
    })
  }
  const told = { date: day('2025-03-31'), description: 'BIAYA ADM BULANAN', amount: money(-15_000n) }
  const lines = [{ ...told, reference: null, balance: null, isDuplicate: false }]
  const span = { from: told.date, to: told.date, opening: null, closing: null, pending: 0 }
  await office.db.withTx((tx) =>
    keepStatement(tx, actor, { cashAccountId: bankId, fileName: 'maret.csv' }, { layout: 'bertanda', ...span, lines }),
  )
  const [line] = (await books.do(openMatching, { cashAccountId: bankId })).lines
  await books.do(makeFromLine, { id: line?.id ?? '', version: line?.version ?? 0, account: '7-2000' })
}, 120_000)
afterAll(() => office?.close())

test('a file of twenty lines is matched by the keyboard alone, one key a line', async () => {
  const { page } = desk
  const rows = [
    'Tanggal,Keterangan,Jumlah',
    ...Array.from({ length: SURE }, (_, at) => `${dayOf(at + 1)},TRSF KE TOKO UJI${at + 1},-${amountOf(at + 1)}`),
    ...Array.from({ length: KNOWN }, (_, at) => `${dayOf(20 + at)},BIAYA ADM BULANAN,-15000`),
    `${dayOf(28)},TRSF TANPA NAMA,-1234567`,
    `${dayOf(29)},TRSF TANPA NAMA LAGI,-7654321`,
  ]
  await desk.go(`/laporan-keuangan/?view=cocokkan&rekening=${bankId}&status=waiting`)
  const file = { name: 'april.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByTestId('mutasi').setInputFiles(file)
  await page.getByText('20 baris baru').first().waitFor()
  const lines = page.getByRole('listbox', { name: 'Mutasi bank' })
  const chosen = lines.getByRole('option', { selected: true })
  await lines.focus()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  for (let at = 1; at <= SURE; at += 1) {
    await chosen.filter({ hasText: new RegExp(`UJI${at}(?!\\d)`) }).waitFor()
    await page.getByRole('checkbox', { name: new RegExp(`Toko Uji${at}(?!\\d)`), checked: true }).waitFor()
    await press('Enter')
  }
  for (let at = 0; at < KNOWN; at += 1) {
    await chosen.filter({ hasText: `${20 + at} Apr` }).waitFor()
    await page.getByRole('button', { name: /^Jadikan Beban Lain-lain/ }).waitFor()
    await press('a')
  }
  await chosen.filter({ hasText: 'TANPA NAMA' }).waitFor()
  expect(keys).toBe(SURE + KNOWN)
  const left = await office.db.pool.query<{ state: string; lines: number }>(
    `select state, count(*)::int as lines from bank_line where cash_account_id = $1 and line_date >= '2025-04-01' group by 1 order by 1`,
    [bankId],
  )
  expect(left.rows).toEqual([
    { state: 'matched', lines: 18 },
    { state: 'waiting', lines: 2 },
  ])
  expect(await checkBooks(office.db.read)).toEqual([])
})
