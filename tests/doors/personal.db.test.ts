import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '#app/server.ts'
import { fillDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { eachOf } from './all-at-once.ts'
import { allPages, asked, type Page } from './crawl.ts'
import { type Jar, someoneWith } from './people.ts'
import { readable } from './readable.ts'

// The NIK of a person and the account a supplier is paid into are for who keeps or pays them. Every one is made one that stands nowhere
// else, and then everything that can be read is read by somebody who may only look.
vi.setConfig({ testTimeout: 180_000 })

const NIK = '3271987654321098'
const ACCOUNT = '880055443322'
let app: FastifyInstance
let db: Database
let keeper: Jar
let looker: Jar
let pages: Page[] = []

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const { companyId } = await fillDemo(db, day('2026-11-21'), { orders: 16, days: 14 })
  await plant()
  keeper = await someoneWith(db, companyId, allPermissions)
  looker = await someoneWith(
    db,
    companyId,
    allPermissions.filter((right) => /^(view|export) /.test(right)),
  )
  pages = await allPages(app, db, keeper, companyId)
}, 240_000)

/** Every NIK and every account, also what histories and waiting changes remember of them. */
async function plant(): Promise<void> {
  const book = new pg.Client(db.config.url)
  await book.connect()
  await book.query('set session_replication_role = replica')
  await book.query(`update customer set nik = '${NIK}', type = 'perorangan'`)
  await book.query(`update supplier set nik = '${NIK}'`)
  await book.query(`update supplier_bank_account set account_no = '${ACCOUNT}'`)
  await book.query(
    `update purchase_payment set bank_name = 'BCA', bank_account_no = '${ACCOUNT}', bank_holder = 'X', method = 'transfer'`,
  )
  await book.query(`delete from supplier_bank_change where state = 'menunggu'`)
  await book.query(
    `insert into supplier_bank_change (id, company_id, supplier_id, accounts_before, accounts_after, asked_by, asked_by_name)
     select gen_random_uuid(), company_id, id, $1::jsonb, $1::jsonb, id, 'X' from supplier order by id desc limit 3`,
    [JSON.stringify([{ bank: 'BCA', accountNo: ACCOUNT, holder: 'X', branch: null, isDefault: true }])],
  )
  await book.query(
    `update history set changes = jsonb_build_object('nik', jsonb_build_array(null, '${NIK}'), 'bankAccounts',
       jsonb_build_array('[]'::jsonb, jsonb_build_array(jsonb_build_object('bank', 'BCA', 'accountNo', '${ACCOUNT}', 'holder', 'X'))))
     where subject in ('customer', 'supplier')`,
  )
  await book.end()
}

async function pagesThatShow(jar: Jar, mark: string): Promise<string[]> {
  await db.pool.query('delete from rate_limit')
  const found = new Set<string>()
  await eachOf(pages, async ({ url }) => {
    const answer = await asked(app, jar, url)
    if (answer.statusCode !== 200) return
    if ((await readable(answer)).replaceAll(/[\s.-]/g, '').includes(mark)) found.add(kindOf(url))
  })
  return [...found].toSorted()
}

const kindOf = (url: string) => url.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')

test('they are there for who keeps and pays, so that their absence says something', async () => {
  expect(await pagesThatShow(keeper, NIK)).toEqual(
    expect.arrayContaining([
      '/api/pelanggan/:id',
      '/api/pelanggan/:id/riwayat',
      '/api/supplier/:id',
      '/api/supplier/:id/riwayat',
    ]),
  )
  const told = await pagesThatShow(keeper, ACCOUNT)
  for (const page of [
    '/api/supplier/:id',
    '/api/supplier/:id/ringkas',
    '/api/supplier/:id/riwayat',
    '/api/pembayaran-supplier/:id',
  ])
    expect(told).toContain(page)
})

test('who may only look finds neither a NIK nor an account in any answer, export, paper, search or history', async () => {
  expect(await pagesThatShow(looker, NIK)).toEqual([])
  expect(await pagesThatShow(looker, ACCOUNT)).toEqual([])
})
