import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople } from '#kit/access/people.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { hangingOn } from '#modules/projects/hanging.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { addCashEntry, cashStandings, openCashEntry, voidCashEntry } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as site from '../site/contract.ts'
import * as contract from './contract.ts'
import { floatPaper } from './float-paper.ts'
import { floatById, floatMovesOf } from './store.ts'

const basis = { letterhead, printed, state: 'posted' as const, number: null, date: '2026-11-20' }
let db: Database
let house: House
let project: SiteCast
let foreman: Actor
let mate: Actor
let bank: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  project = await aProject(db, house.actor)
  const rights = ['create laporan-keuangan-proyek']
  const onSite = (name: string): Actor => ({
    ...{ ...house.actor, userId: newId(), name, can: (right: string) => rights.includes(right) },
    scope: { ...house.actor.scope, projects: [project.id] },
  })
  foreman = onSite('Pelaksana B')
  mate = onSite('Pelaksana C')
  knowPeople(async (_tx, _companyId, { ids }) =>
    [foreman, mate].filter(({ userId }) => ids === undefined || ids.includes(userId)),
  )
  bank =
    (await deskOf(db, house.actor, financeRoutes).do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
})

const deskFor = (actor: Actor) => deskOf(db, actor, financeRoutes)
const office = () => deskFor(house.actor)
const balances = async (...codes: string[]) =>
  Promise.all(codes.map((code) => balanceOf(db.read, house.companyId, code)))
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
const spend = async (actor: Actor, floatId: string, head: 'upah' | 'umum' | 'alat', amount: string) => {
  const asked = { projectId: project.id, date: '2026-11-19', head, amount, workItemId: null, floatId, memo: 'Belanja' }
  const { id, version } = await deskFor(actor).do(site.addSiteExpense, asked)
  return () => office().do(site.approveSiteExpense, { id, version })
}

// The amounts are those of the small project (vectors/projects/project_small.json, events 6, 13, 21 and 22).
test('a float is given, accounted for as the office says yes, and its rest returned', async () => {
  const { holders, cashAccounts } = await office().do(contract.startSiteFloat, { projectId: project.id })
  expect(holders.map(({ name }) => name)).toEqual(['Pelaksana B', 'Pelaksana C'])
  expect(cashAccounts.map(({ name }) => name)).not.toContain('Kas lapangan')
  const asked = { projectId: project.id, holderId: foreman.userId, date: '2026-11-18', fromCashAccountId: bank }
  const { floatId, number } = await office().do(contract.giveSiteFloat, { ...asked, amount: '12000000' })
  expect(number).toMatch(/^PK-/)
  expect(await balances('1-1110', '1-1200')).toEqual([12_000_000n, -12_000_000n])

  const approve = [await spend(foreman, floatId, 'upah', '6850000'), await spend(foreman, floatId, 'umum', '1245600')]
  const [waiting] = await deskFor(foreman).do(contract.listSiteFloats, { projectId: project.id })
  expect(waiting).toMatchObject({ given: '12000000', spent: '0', waiting: '8095600', balance: '12000000' })
  for (const yes of approve) await yes()
  // Booked by the office, an expense stays that of who spent it.
  const spent = await office().do(site.listSiteExpenses, { projectId: project.id })
  expect(spent.map(({ by, state }) => [by, state])).toEqual(Array(2).fill(['Pelaksana B', 'approved']))
  const held = await floatById(db.read, house.actor, floatId)
  const { lines } = floatPaper(basis, held, await floatMovesOf(db.read, house.companyId, floatId))
  expect(lines?.rows.map((row) => row.slice(3))).toEqual([
    ['12.000.000', '', '12.000.000'],
    ['', '6.850.000', '5.150.000'],
    ['', '1.245.600', '3.904.400'],
  ])
  expect(await deskFor(foreman).do(contract.printSiteFloat, { id: floatId })).toMatchObject({ type: 'application/pdf' })
  expect(await balances('1-1110', '5-2000', '5-5000')).toEqual([3_904_400n, 6_850_000n, 1_245_600n])

  for (const [head, amount] of [
    ['upah', '3125000'],
    ['alat', '412500'],
  ] as const)
    await (
      await spend(foreman, floatId, head, amount)
    )()
  const back = { id: floatId, date: '2026-11-20', toCashAccountId: bank }
  const more = office().do(contract.returnSiteFloat, { ...back, amount: '366901' })
  await expect(more).rejects.toMatchObject({ code: 'site-float.less' })
  expect((await hangingOn(db.read, house.actor, project)).map(({ what }) => what)).toContain(
    'Kas lapangan Pelaksana B bersisa Rp366.900',
  )
  await office().do(contract.returnSiteFloat, back)
  expect(await balances('1-1110', '1-1200', '5-2000', '5-4000')).toEqual([0n, -11_633_100n, 9_975_000n, 412_500n])
  const { moves, ...float } = await office().do(contract.openSiteFloat, { id: floatId })
  expect(float).toMatchObject({ given: '12000000', spent: '11633100', returned: '366900', balance: '0' })
  expect(moves.map(({ kind }) => kind)).toEqual(['returned', 'spent', 'spent', 'spent', 'spent', 'given'])
  await expect(office().do(contract.returnSiteFloat, back)).rejects.toMatchObject({ code: 'site-float.less' })
  await sound()
})

test('who spent more than they had is owed it, and the next giving settles that; what is taken back counts no more', async () => {
  const asked = { projectId: project.id, holderId: mate.userId, date: '2026-11-18', fromCashAccountId: bank }
  const { floatId, id, version } = await office().do(contract.giveSiteFloat, { ...asked, amount: '500000' })
  await (
    await spend(mate, floatId, 'umum', '800000')
  )()
  const balance = async () => (await office().do(contract.openSiteFloat, { id: floatId })).balance
  expect(await balance()).toBe('-300000')
  await office().do(contract.giveSiteFloat, { ...asked, amount: '300000', memo: 'Ganti talangan' })
  expect(await balance()).toBe('0')
  expect(await office().do(openCashEntry, { id })).toMatchObject({ can: ['void'], toCashAccountName: 'Kas lapangan' })
  await office().do(voidCashEntry, { id, version, reason: 'Tidak jadi' })
  expect(await balance()).toBe('-500000')
  expect(await balances('1-1110')).toEqual([-500_000n])
  await sound()
})

test('a holder sees and spends their own float alone, and nobody writes on floats by hand', async () => {
  const [own, ...none] = await deskFor(foreman).do(contract.listSiteFloats, { projectId: project.id })
  expect([own?.holderName, none.length]).toEqual(['Pelaksana B', 0])
  const all = await office().do(contract.listSiteFloats, { projectId: project.id })
  const [, other] = all
  expect(all.map(({ holderName }) => holderName)).toEqual(['Pelaksana B', 'Pelaksana C'])
  await expect(deskFor(foreman).do(contract.openSiteFloat, { id: other?.id ?? '' })).rejects.toThrow(NotFound)
  await expect(spend(foreman, other?.id ?? '', 'umum', '1000')).rejects.toThrow(NotFound)
  // The same amount of the same day out of two floats is not the same money.
  await spend(foreman, own?.id ?? '', 'umum', '77000')
  await spend(mate, other?.id ?? '', 'umum', '77000')
  await expect(spend(mate, other?.id ?? '', 'umum', '77000')).rejects.toMatchObject({ code: 'cash-entry.twin' })

  const elsewhere = await aProject(db, house.actor, { name: 'Gudang Tajur' })
  const wrong = { projectId: elsewhere.id, date: '2026-11-19', head: 'umum' as const, amount: '5', workItemId: null }
  await expect(office().do(site.addSiteExpense, { ...wrong, floatId: own?.id ?? '', memo: 'X' })).rejects.toMatchObject(
    { code: 'site-float.other', field: 'floatId' },
  )
  await expect(office().do(site.addSiteExpense, { ...wrong, memo: 'X' })).rejects.toMatchObject({ code: 'cash.none' })
  const stranger = { projectId: project.id, holderId: house.actor.userId, date: '2026-11-18', amount: '1' }
  await expect(office().do(contract.giveSiteFloat, { ...stranger, fromCashAccountId: bank })).rejects.toMatchObject({
    code: 'site-float.holder',
  })
  const { rows } = await db.pool.query<{ id: string }>(`select id from cash_account where account_code = '1-1110'`)
  const byHand = { kind: 'keluar' as const, date: '2026-11-19', cashAccountId: rows[0]?.id ?? '' }
  await expect(
    office().do(addCashEntry, { ...byHand, lines: [{ account: '6-2000', amount: '5000' }] }),
  ).rejects.toThrow(NotFound)
  await sound()
})
