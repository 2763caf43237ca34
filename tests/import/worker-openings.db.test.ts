import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { addPieceCrew } from '#modules/crews/pieces/contract.ts'
import { openRetention, releaseRetention } from '#modules/crews/retention/contract.ts'
import { crewRoutes } from '#modules/crews/routes.ts'
import * as wages from '#modules/crews/settlements/contract.ts'
import { workerOwed } from '#modules/crews/unpaid/contract.ts'
import { aCrew, type CrewCast } from '#modules/people/cast/crew.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let desk: ImportDesk
let seats: Desk
let site: SiteCast
let crew: CrewCast

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
  seats = deskOf(db, desk.actor, crewRoutes)
  site = await aProject(db, desk.actor)
  crew = await aCrew(db, desk.actor, { projectId: site.id })
})

async function books(): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ at: string; moved: string }>(
    `select l.account_code as at, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [desk.actor.companyId],
  )
  return Object.fromEntries(rows.map(({ at, moved }) => [at, Number(moved)]))
}

test('wages nobody fetched come in under one journal, stand on the page of the worker, are paid like others, and go back', async () => {
  const text = 'Pekerja;Belum diambil;Tanggal\nSlamet;750.000;01/10/2026\nKarno;421.300;01/10/2026\n'
  const run = await desk.bring('saldo-awal-upah', text)
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 2 })
  expect(await books()).toEqual({ '2-1300': -1_171_300, '3-1000': 1_171_300 })
  expect((await desk.bring('saldo-awal-upah', text)).counts).toEqual({ twin: 2 })

  const [owed] = (await seats.do(workerOwed, { id: crew['Karno'] ?? '' })).wages
  expect(owed).toMatchObject({ kind: 'opening', until: '2026-10-01', open: '421300' })
  const id = owed?.id ?? ''
  const page = await seats.do(wages.openSettlement, { id })
  expect(page).toMatchObject({ state: 'posted', net: '1171300', can: ['pay', 'void'] })
  const noteIds = page.lines.filter(({ name }) => name === 'Karno').map((line) => line.id)
  await seats.do(wages.payWages, { id, version: 1, date: '2026-10-03', cashAccountId: null, noteIds })
  expect((await seats.do(workerOwed, { id: crew['Karno'] ?? '' })).wages).toEqual([])

  const [payment] = (await seats.do(wages.openSettlement, { id })).payments
  await seats.do(wages.voidWagePayment, { id: payment?.id ?? '', reason: 'Salah orang' })
  expect((await desk.undo(run.id)).counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({ undone: 2 })
  expect(await books()).toEqual({})

  // Fetched meanwhile, they stay.
  const again = await desk.bring('saldo-awal-upah', text)
  await desk.begin(again.id)
  const [open] = (await seats.do(workerOwed, { id: crew['Slamet'] ?? '' })).wages
  const { lines } = await seats.do(wages.openSettlement, { id: open?.id ?? '' })
  const paid = { date: '2026-10-03', cashAccountId: null, noteIds: lines.map((line) => line.id) }
  await seats.do(wages.payWages, { id: open?.id ?? '', version: 1, ...paid })
  expect((await desk.undo(again.id)).counts).toEqual({ kept: 2 })
  expect(await checkBooks(db.read)).toEqual([])
})

test('what was held back of a leader with an SPK comes in, is paid out after the guarantee, and goes back while none of it was', async () => {
  const leaderId = crew['Pak Darmo'] ?? ''
  const { id: crewId } = await seats.do(addPieceCrew, {
    ...{ projectId: site.id, name: 'Regu cor', leaderId, shareBy: 'days', spk: 'SPK/7/2026', retention: '5' },
    members: [{ workerId: leaderId, weight: '1' }],
    works: [{ workItemId: site.workItemId, rate: '185000', volume: '24' }],
  })
  const text = 'Regu;Retensi;Tanggal\nspk/7/2026;1.200.000;01/10/2026\n'
  const run = await desk.bring('saldo-awal-retensi-borongan', text)
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 1 })
  expect(await books()).toMatchObject({ '2-1120': -1_200_000 })
  expect((await seats.do(workerOwed, { id: leaderId })).retentions).toEqual([
    { projectId: site.id, crew: 'Regu cor', open: '1200000' },
  ])
  expect(await checkBooks(db.read)).toEqual([])

  expect((await desk.undo(run.id)).counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({ undone: 1 })
  expect((await books())['2-1120']).toBeUndefined()

  const again = await desk.bring('saldo-awal-retensi-borongan', text)
  await desk.begin(again.id)
  const paid = { date: '2026-10-05', guaranteeUntil: '2026-09-30', cashAccountId: null }
  const above = seats.do(releaseRetention, { crewId, amount: '1200001', ...paid })
  await expect(above).rejects.toMatchObject({ code: 'retention.above' })
  await seats.do(releaseRetention, { crewId, amount: '300000', ...paid })
  const { crews } = await seats.do(openRetention, { projectId: site.id })
  expect(crews).toMatchObject([{ held: '1200000', opened: '1200000', open: '900000' }])
  expect((await desk.undo(again.id)).counts).toEqual({ kept: 1 })
  expect(await checkBooks(db.read)).toEqual([])
})
