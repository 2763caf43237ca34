import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { allPages, askAll, type Page } from './crawl.ts'
import { filledHouse } from './filled-house.ts'
import { type Jar, someoneWith } from './people.ts'
import { readable } from './readable.ts'

// The NIK of a person and the account a supplier is paid into are for who keeps or pays them. Every one is made one that stands nowhere
// else, and then everything that can be read is read by somebody who may only look.
vi.setConfig({ testTimeout: 180_000 })

const NIK = '3271987654321098'
/** How the NIK of every employee and worker begins: no two may have the same. */
const NIK_OF_STAFF = '32719988776'
const ACCOUNT = '880055443322'
/** What only the pages of customers and suppliers tell: tax number, limits, what is owed, whom to call and where they are. */
const OF_PARTIES = {
  npwp: '0987612345432198',
  amount: '8642097531',
  phone: '81377799911',
  email: 'tersembunyi@rahasia.example',
  contact: 'Bu Rahasia Tersembunyi',
  street: 'Jalan Rahasia Tersembunyi',
}
let app: FastifyInstance
let db: Database
let keeper: Jar
let looker: Jar
let outsider: Jar
let pages: Page[] = []

beforeAll(async () => {
  const house = await filledHouse()
  const { companyId } = house
  db = house.db
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  await plant()
  keeper = await someoneWith(db, companyId, allPermissions)
  looker = await someoneWith(
    db,
    companyId,
    allPermissions.filter((right) => /^(view|export) /.test(right)),
  )
  outsider = await someoneWith(
    db,
    companyId,
    allPermissions.filter((right) => !/ (pelanggan|supplier)$/.test(right)),
  )
  pages = await allPages(app, db, keeper, companyId)
}, 600_000)

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
  await book.query(
    `update person p set nik = '${NIK_OF_STAFF}' || lpad(n.at::text, 5, '0')
     from (select id, row_number() over (order by id) as at from person) n where n.id = p.id`,
  )
  await book.query(
    `update history set changes = jsonb_build_object('nik', jsonb_build_array(null, '${NIK_OF_STAFF}99999'))
     where subject in ('employee', 'worker')`,
  )
  await plantParties(book)
  await book.end()
}

async function plantParties(book: pg.Client): Promise<void> {
  const { npwp, amount, phone, email, contact, street } = OF_PARTIES
  for (const party of ['customer', 'supplier']) {
    await book.query(`update ${party} set npwp = $1, phone = $2, whatsapp = $2, email = $3`, [
      npwp,
      `+62${phone}`,
      email,
    ])
    await book.query(`update ${party}_contact set name = $1, phone = $2, email = $3`, [contact, `+62${phone}`, email])
    await book.query(`update ${party}_address set address = $1`, [street])
  }
  await book.query('update customer set credit_limit = $1', [amount])
  await book.query('update supplier set min_order = $1', [amount])
  await book.query('update customer_standing set receivable = $1', [amount])
  await book.query('update supplier_standing set payable = $1', [amount])
}

const read = new Map<Jar, [url: string, words: string][]>()

/** What every page answers this person, without spaces, dots and dashes; each is opened once, whatever is searched for. */
async function allWordsFor(jar: Jar): Promise<readonly [url: string, words: string][]> {
  const known = read.get(jar)
  if (known) return known
  const words: [string, string][] = []
  await askAll({ app, db, jar, pages }, async ({ url }, answer) => {
    if (answer.statusCode === 200) words.push([url, bare(await readable(answer))])
  })
  read.set(jar, words)
  return words
}

const bare = (text: string) => text.replaceAll(/[\s.-]/g, '')

async function pagesThatShow(jar: Jar, mark: string): Promise<string[]> {
  const found = (await allWordsFor(jar)).filter(([, words]) => words.includes(bare(mark)))
  return [...new Set(found.map(([url]) => kindOf(url)))].toSorted()
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
  expect(await pagesThatShow(keeper, NIK_OF_STAFF)).toEqual(
    expect.arrayContaining(['/api/karyawan/:id', '/api/karyawan/:id/cetak/keterangan', '/api/pekerja/:id']),
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
  expect(await pagesThatShow(looker, NIK_OF_STAFF)).toEqual([])
  expect(await pagesThatShow(looker, ACCOUNT)).toEqual([])
})

// A paper and the document behind it name whom they are made out to.
const PAPERS =
  /^\/api\/((cetak|cetak-pembelian|retur-beli)\/|((subkon|opname-subkon|addendum-subkon)\/:id|daftar-proyek\/:id\/jaminan(\/:guaranteeId)?)\/cetak$)/

test.each(Object.entries(OF_PARTIES))(
  'the %s of a customer or supplier is told to nobody who may not see them, but on the papers made out to them',
  async (_, mark) => {
    const told = await pagesThatShow(keeper, mark)
    expect(told).toEqual(expect.arrayContaining(['/api/pelanggan/:id/ringkas', '/api/supplier/:id/ringkas']))
    expect((await pagesThatShow(outsider, mark)).filter((url) => !PAPERS.test(url))).toEqual([])
  },
)
