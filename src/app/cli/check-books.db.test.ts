import { beforeAll, expect, test } from 'vitest'
import { allChecks, checkBooks } from '#app/cli/check-books.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { nextNumber } from '#kit/posting/number.ts'
import * as journal from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { reserve } from '#modules/stock/face.ts'
import { addStock } from '#modules/warehouse/add-stock.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

const on = day('2026-11-21')
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  const itemId = await house.item()
  const line = { itemId, qty: quantity('10'), unit: null, value: money(1000n) }
  await db.withTx(async (tx) => {
    await addStock(tx, house.actor, { type: 'saldo_awal', on, warehouseId: house.main, notes: null, lines: [line] })
    const kept = { itemId, warehouseId: house.main, qty: quantity('2'), lineId: newId() }
    await reserve(tx, house.actor, { document: { kind: 'order', id: newId() }, lines: [kept] })
    await journal.post(tx, house.actor, {
      on,
      area: 'sales',
      source: { kind: 'invoice', id: newId() },
      memo: 'Faktur',
      lines: [debit('1-1300', money(110n), { partyId: newId() }), credit('4-2000', money(110n))],
    })
    await nextNumber(tx, { companyId: house.companyId, doc: 'INV', day: on })
  })
})

/** What only somebody with the keys of the database could do. */
const burglaries: Record<string, string> = {
  'numbers-gapless': `update document_counter set last = last + 1 where doc = 'INV'`,
  'journal-numbers': `update document_counter set last = last + 1 where doc = 'KU'`,
  'stock-balance': `update stock_balance set qty = qty + 1`,
  'stock-card': `update stock_move set qty_after = qty_after + 1`,
  'stock-reserved': `update stock_balance set reserved = reserved + 1`,
  'stock-locked': `update period_lock set locked_until = '2026-11-30', locked_at = '2020-01-01' where area = 'stock'`,
  'trial-balance': `update journal_line set debit = debit + 1 where debit > 0`,
  'entry-whole': `update journal_line set credit = credit + 1 where credit > 0`,
  'account-balance': `update account_balance set debit = debit + 1`,
  'party-balance': `update party_balance set debit = debit + 7`,
  'journal-locked': `update period_lock set locked_until = '2026-11-30', locked_at = '2020-01-01' where area = 'finance'`,
  'inventory-account': `update stock_balance set value = value + 7`,
  'stock-document-value': `update stock_document_line set value = value + 1`,
}

test('sound books pass every check', async () => {
  expect(await checkBooks(db.read)).toEqual([])
})

test('every check has a burglary that it finds', () => {
  expect(Object.keys(burglaries)).toEqual(expect.arrayContaining(allChecks.map((check) => check.name)))
})

test.each(Object.entries(burglaries))('%s is found', async (name, act) => {
  await asOwner(act)
  const findings = await checkBooks(db.read)
  expect(findings.map((finding) => finding.check)).toContain(name)
})

async function asOwner(act: string): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('set role none')
    await client.query('set session_replication_role = replica')
    await client.query(act)
  } finally {
    client.release(true)
  }
}
