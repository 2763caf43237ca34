import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { openBanks, tieBank } from '#app/website/banks-contract.ts'
import { openDefaults, saveDefaults } from '#app/website/defaults-contract.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { countSave } from '#kit/posting/settings-card.ts'
import { changeSignInSettings, openSignInSettings } from '#modules/company/accounts/contract.ts'
import { openApprovals, saveApprovals } from '#modules/company/approvals/contract.ts'
import { openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import { openIdentity, saveIdentity } from '#modules/company/website/contract.ts'
import { openPurchaseSettings, savePurchaseSettings } from '#modules/purchasing/orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from '#modules/sales/orders/settings-contract.ts'
import { openStockRules, saveStockRules } from '#modules/warehouse/stock-rules-contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// Of two people who save the same card the second is told, whatever the card and wherever it is kept.
let db: Database
let house: House
let desk: Desk
const bank = newId()

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  const { companyId } = house.actor
  await db.pool.query(`insert into app_user (id, name, email, status) values ($1, 'Siti', 'siti@wira.id', 'active')`, [
    house.actor.userId,
  ])
  await db.pool.query(
    `insert into company_bank_account (id, company_id, line_no, bank, account_no, holder) values ($1, $2, 1, 'BCA', '1', 'Wira')`,
    [bank, companyId],
  )
  desk = deskOf(db, house.actor, allRoutes)
})

interface Card {
  readonly version: () => Promise<number | undefined>
  readonly save: (version: number) => Promise<unknown>
}

const identity = { name: 'Wira', color: '#0a5f3c' }
const signIn = { otp: 'selalu', registration: true, idleHours: 12, absoluteDays: 30, logDays: 400 } as const
const series = { doc: 'INV', template: '{doc}/{yyyy}/{seq:4}', reset: 'yearly' } as const
const taxModes = { salesTaxMode: 'inclusive', purchaseTaxMode: 'none' } as const
const buying = { priceTolerancePercent: '1', overReceiptPercent: '2', termDays: 30, defaultTerms: null }

const cards: Readonly<Record<string, Card>> = {
  identity: {
    version: async () => (await desk.do(openIdentity, {})).version,
    save: (version) => desk.do(saveIdentity, { version, ...identity }),
  },
  defaults: {
    version: async () => (await desk.do(openDefaults, {})).version,
    save: (version) => desk.do(saveDefaults, { version, warehouseId: null, ...taxModes }),
  },
  'sign-in': {
    version: async () => (await desk.do(openSignInSettings, {})).version,
    save: (version) => desk.do(changeSignInSettings, { version, ...signIn }),
  },
  'number series': {
    version: async () => (await desk.do(openNumbering, {})).series.find(({ doc }) => doc === 'INV')?.version ?? 0,
    save: (version) => desk.do(saveSeries, { version, ...series }),
  },
  'bank account': {
    version: async () => (await desk.do(openBanks, {})).banks.find(({ id }) => id === bank)?.version,
    save: async (version) => {
      const { cashAccounts } = await desk.do(openBanks, {})
      return desk.do(tieBank, { id: bank, version, cashAccountId: cashAccounts[0]?.id ?? null })
    },
  },
  'approval bands': {
    version: async () => (await desk.do(openApprovals, {})).find(({ doc }) => doc === 'sales-order')?.version,
    save: (version) => desk.do(saveApprovals, { doc: 'sales-order', version, bands: [{ fromAmount: '5000000' }] }),
  },
  sales: {
    version: async () => (await desk.do(openSalesSettings, {})).version,
    save: async (version) => desk.do(saveSalesSettings, { ...(await desk.do(openSalesSettings, {})), version }),
  },
  purchasing: {
    version: async () => (await desk.do(openPurchaseSettings, {})).version,
    save: (version) => desk.do(savePurchaseSettings, { version, ...buying }),
  },
  'stock rules': {
    version: async () => (await desk.do(openStockRules, {})).version,
    save: (version) => desk.do(saveStockRules, { version, backdateDays: 4 }),
  },
}

test.each(Object.entries(cards))('%s: who saves what somebody saved meanwhile hears who it was', async (_, card) => {
  expect(await card.version()).toBe(0)
  await card.save(0)
  expect(await card.version()).toBe(1)
  await expect(card.save(0)).rejects.toMatchObject({
    code: 'document.changed',
    facts: { by: 'Siti', version: 1 },
  })
  expect(await card.version()).toBe(1)
  await card.save(1)
  await expect(card.save(7)).rejects.toMatchObject({ code: 'document.changed' })
  expect(await card.version()).toBe(2)
})

test('a refused save leaves nothing behind', async () => {
  const before = await desk.do(openStockRules, {})
  await expect(desk.do(saveStockRules, { version: before.version - 1, backdateDays: 30 })).rejects.toThrow()
  expect(await desk.do(openStockRules, {})).toEqual(before)
})

test('of two at the same moment one is saved and one is told, also the first time', async () => {
  const card = { companyId: house.actor.companyId, card: 'together' }
  const both = () =>
    Promise.allSettled([0, 0].map((read) => db.withTx((tx) => countSave(tx, card, read, house.actor.userId))))
  expect((await both()).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const again = [1, 1, 1].map((read) => db.withTx((tx) => countSave(tx, card, read, house.actor.userId)))
  const ended = (await Promise.allSettled(again)).map(({ status }) => status)
  expect(ended.toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})
