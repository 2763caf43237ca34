import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { importers } from '#app/import/importers.ts'
import type { Database } from '#kit/db/database.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import * as contract from '#kit/import/contract.ts'
import { addPieceCrew } from '#modules/crews/pieces/contract.ts'
import { crewRoutes } from '#modules/crews/routes.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import type { House } from '../cast/house.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
  for (const table of ['customer', 'supplier'])
    for (const code of ['A-1', 'A-2'])
      await db.pool.query(`insert into ${table} (id, company_id, code, name) values ($1, $2, $3, $4)`, [
        newId(),
        house.companyId,
        code,
        `${table} ${code}`,
      ])
  const people = deskOf(db, house.actor, peopleRoutes)
  for (const code of ['K-901', 'K-902']) await people.do(employees.add, { name: `Karyawan ${code}`, code })
  await crewsAtWork()
  await house.item({ name: 'Semen lama' })
  await house.item({ name: 'Pasir lama' })
  await house.item({ name: 'Kerikil lama' })
})

// Two crews of leaders with an SPK.
async function crewsAtWork(): Promise<void> {
  const { id: projectId, workItemId } = await aProject(db, house.actor, { name: 'Gudang Sentul' })
  const leaders = Object.values(
    await aCrew(db, house.actor, { projectId, rates: { 'Pak Sarmin': '200000', 'Pak Warno': '200000' } }),
  )
  for (const [at, leaderId] of leaders.entries())
    await deskOf(db, house.actor, crewRoutes).do(addPieceCrew, {
      ...{ projectId, name: `Regu ${at}`, leaderId, shareBy: 'days', spk: `SPK-${at}`, retention: '5' },
      ...{ members: [{ workerId: leaderId, weight: '1' }], works: [{ workItemId, rate: '185000', volume: '24' }] },
    })
}

async function template(subject: string, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const reply = (await desk.do(contract.importTemplate, { subject, format })) as unknown as FileReply
  return Buffer.isBuffer(reply.body) ? reply.body : buffer(reply.body)
}

describe('the example file of', () => {
  test.each(importers.flatMap(({ name }) => [[name, 'csv'] as const, [name, 'xlsx'] as const]))(
    '%s as %s comes in as it is, and goes back',
    { timeout: 60_000 },
    async (subject, format) => {
      const run = await desk.bring(subject, await template(subject, format), { name: `contoh.${format}` })
      expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: run.total })
      expect(run.total).toBeGreaterThan(1)
      expect(run.mapping.filter((key) => key === '')).toEqual([])
      const done = await desk.begin(run.id, 'all')
      expect(done.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: run.total })
      expect((await desk.undo(run.id)).counts, JSON.stringify(await desk.rows(run.id, 'kept'))).toEqual({
        undone: run.total,
      })
    },
  )

  test('one kind shows nothing of another, also where rows are pasted', async () => {
    const seen = new Map<string, string>()
    for (const { name } of importers) {
      const { columns } = await desk.do(contract.aboutImport, { subject: name })
      expect(
        columns.filter((one) => one.isNeeded && one.example === ''),
        name,
      ).toEqual([])
      seen.set(name, columns.map((one) => one.example).join('|'))
    }
    expect(new Set(seen.values()).size).toBe(importers.length)
    expect(seen.get('produk')).not.toContain('PT Maju Jaya')
  })
})
