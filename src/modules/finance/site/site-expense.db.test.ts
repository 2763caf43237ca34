import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { projectCosts } from '#modules/journal/face.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { openCashEntry } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let house: House
let site: SiteCast
let foreman: Actor

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  site = await aProject(db, house.actor)
  const rights = ['create laporan-keuangan-proyek']
  foreman = {
    ...{ ...house.actor, userId: newId(), name: 'Slamet', can: (right: string) => rights.includes(right) },
    scope: { ...house.actor.scope, projects: [site.id] },
  }
})

const deskFor = (actor: Actor) => deskOf(db, actor, financeRoutes)

test('what a site spent waits for the office, is given back, written anew, and booked once for project and work', async () => {
  const [onSite, office] = [deskFor(foreman), deskFor(house.actor)]
  const { cashAccounts } = await onSite.do(contract.startSiteExpense, {})
  const asked = {
    ...{
      projectId: site.id,
      date: '2026-11-19',
      head: 'material' as const,
      amount: '185000',
      workItemId: site.workItemId,
    },
    ...{ cashAccountId: cashAccounts[0]?.id ?? '', partyName: 'TB Maju', memo: 'Paku dan kawat' },
  } as const
  const { id, version, number } = await onSite.do(contract.addSiteExpense, asked)
  expect(number).toBeNull()
  expect(await projectCosts(db.read, house.companyId, site.id)).toEqual([])
  const own = deskFor({ ...foreman, can: () => true }).do(contract.approveSiteExpense, { id, version })
  await expect(own).rejects.toMatchObject({ code: 'site-expense.own' })

  const back = await office.do(contract.rejectSiteExpense, { id, version, reason: 'Notanya kabur' })
  expect(await onSite.do(contract.listSiteExpenses, { projectId: site.id })).toMatchObject([
    { id, state: 'rejected', rejectedReason: 'Notanya kabur', head: 'material', can: ['edit', 'delete'] },
  ])
  // A blurred receipt is photographed anew by who wrote it, until the office has said yes.
  const photos = fileOwner('laporan-keuangan')
  await db.withTx((tx) => photos.mayWrite(tx, foreman, id))
  const anew = await onSite.do(contract.updateSiteExpense, { ...asked, id, version: back.version, amount: '195000' })
  const booked = await office.do(contract.approveSiteExpense, { id, version: anew.version })
  await expect(db.withTx((tx) => photos.mayWrite(tx, foreman, id))).rejects.toThrow(Forbidden)
  expect(booked.number).toMatch(/^BKK-/)
  expect(await projectCosts(db.read, house.companyId, site.id)).toEqual([
    { workItemId: site.workItemId, account: '5-1000', amount: 195_000n },
  ])
  expect(await office.do(openCashEntry, { id })).toMatchObject({
    state: 'posted',
    amount: '195000',
    partyName: 'TB Maju',
  })
  const late = onSite.do(contract.deleteSiteExpense, { id })
  await expect(late).rejects.toMatchObject({ name: 'Refusal' })
  expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
})

test('the expenses of a site are for who sees the site, and another’s for who sees costs', async () => {
  const stranger = deskFor({ ...foreman, scope: { ...foreman.scope, projects: [] } })
  await expect(stranger.do(contract.listSiteExpenses, { projectId: site.id })).rejects.toThrow(NotFound)
  const mate = deskFor({ ...foreman, userId: newId() })
  expect(await mate.do(contract.listSiteExpenses, { projectId: site.id })).toEqual([])
  const [mine] = await deskFor(foreman).do(contract.listSiteExpenses, { projectId: site.id })
  await expect(mate.do(contract.openSiteExpense, { id: mine?.id ?? '' })).rejects.toThrow(NotFound)
})
