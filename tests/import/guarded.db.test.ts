import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { SecondFactorAsked } from '#kit/http/failures.ts'
import * as contract from '#kit/import/contract.ts'
import { importHouse, routes, type ImportDesk } from './desk.ts'

// A file is no way around the code that is asked before bank accounts change.
let db: Database
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
})

const withAccounts = 'Nama Supplier;Jenis;No Rekening;Bank;Atas Nama\nTB Rejeki;Material;1234567890;BCA;Rejeki\n'

test('suppliers with bank accounts begin to come in only after the second factor of whoever uses one', async () => {
  const run = await desk.bring('supplier', withAccounts)
  const due = deskOf(db, { ...desk.actor, isFactorDue: true }, routes)
  await expect(due.do(contract.startImport, { id: run.id, mode: 'all' })).rejects.toBeInstanceOf(SecondFactorAsked)
  expect(await desk.run(run.id)).toMatchObject({ state: 'ready', counts: { sound: 1 } })
  // Given, the same file comes in as it lies there.
  expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
})

test('an account that says no holder is in the name of its supplier', async () => {
  const run = await desk.bring('supplier', 'Nama Supplier;Bank;No Rekening\nTB Tanpa Nama;BCA;123-456-7890\n')
  expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
  const { rows } = await db.pool.query(
    `select c.accounts_after -> 0 ->> 'holder' as holder, c.state from supplier s join supplier_bank_change c on c.supplier_id = s.id
     where s.name = 'TB Tanpa Nama'`,
  )
  expect(rows).toEqual([{ holder: 'TB Tanpa Nama', state: 'menunggu' }])
})

test('a file without them asks for nothing, and neither does a column that was set aside', async () => {
  const due = deskOf(db, { ...desk.actor, isFactorDue: true }, routes)
  const plain = await desk.bring('supplier', 'Nama Supplier;Jenis\nCV Polos;Material\n')
  await due.do(contract.startImport, { id: plain.id, mode: 'all' })
  await desk.work()
  expect((await desk.run(plain.id)).counts).toEqual({ added: 1 })

  const aside = await desk.bring('supplier', withAccounts.replace('TB Rejeki', 'TB Sisih'))
  const mapping = aside.mapping.map((key) => (key.startsWith('bankAccounts') ? '' : key))
  await desk.do(contract.mapImport, { id: aside.id, mapping, fixed: {}, onTwin: 'skip' })
  await desk.work()
  await due.do(contract.startImport, { id: aside.id, mode: 'all' })
  await desk.work()
  expect((await desk.run(aside.id)).counts).toEqual({ added: 1 })
})
