import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayIn } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { peopleWho } from '#kit/access/people.ts'
import { now } from '#kit/clock.ts'
import { storage } from '#kit/files/storage.ts'
import { announce as announceBytes, arrived } from '#kit/files/store.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { file, serve, type Served } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { textOf, type Job } from '#kit/jobs/job.ts'
import { addJob, MOST_ATTEMPTS } from '#kit/jobs/queue.ts'
import { announceAfter } from '#kit/live/announce.ts'
import * as contract from '#app/export/contract.ts'
import * as store from '#app/export/store.ts'
import { writeAll } from '#app/export/write-all.ts'
import { createZip } from '#app/export/zip-file.ts'

/** The doors of "Ekspor semua data". */
export const dataExportRoutes: readonly Served[] = [
  serve(contract.listDataExports, async ({ tx, actor }) => {
    const rows = await store.ownExports(tx, actor)
    return rows.map(({ id, state, done, total, size, createdAt, expiresAt }) => {
      return { id, state, done, total, size, createdAt, expiresAt }
    })
  }),
  serve(contract.startDataExport, async ({ tx, actor }) => {
    const earlier = await store.ownExports(tx, actor)
    if (earlier.some(({ state }) => state === 'waiting' || state === 'running')) throw new Refusal('data-export.busy')
    const id = newId()
    await store.insertExport(tx, actor, id)
    await recordHistory(tx, actor, { subject: 'data-export', id, act: 'add' })
    await addJob(tx, 'data-export', { id })
    return { id }
  }),
  serve(contract.takeDataExport, async ({ tx, actor, asked }) => {
    const [row] = await store.ownExports(tx, actor, asked.id)
    const key = found(row?.storageKey ?? undefined)
    const body = found(await storage().get(key))
    await recordHistory(tx, actor, { subject: 'data-export', id: asked.id, act: 'open' })
    return file({ name: `data-mandor-${dayIn(actor.zone, now())}.zip`, type: 'application/zip', body })
  }),
]

/** The sentences of exporting everything. */
export const dataExportRefusals = {
  'data-export.busy': () => 'Ekspor sebelumnya masih dibuat. Tunggu sampai selesai, lalu unduh.',
}

/** Writes exports, and forgets them after their week. */
export function dataExportJobs(routes: () => readonly Served[]): readonly Job[] {
  return [
    { name: 'data-export', run: (work) => write(work, routes()) },
    {
      name: 'data-export.sweep',
      everyMinutes: 60,
      run: async ({ tx }) => {
        for (const key of await store.dropOld(tx)) await storage().remove(key)
      },
    },
  ]
}

async function write(
  { tx, db, payload, attempt }: Parameters<Job['run']>[0],
  routes: readonly Served[],
): Promise<void> {
  const row = await store.exportById(tx, textOf(payload, 'id'))
  const [actor] = row ? await peopleWho(tx, row.companyId, { ids: [row.createdBy] }) : []
  if (!row) return
  announceAfter(tx, { companyId: row.companyId, topics: ['data-exports'], users: [row.createdBy] })
  const isAllowed =
    actor?.companyId === row.companyId && actor.permissions.has(contract.startDataExport.permission as string)
  if (!isAllowed || attempt >= MOST_TRIES) return store.setFailed(tx, row.id)

  const folder = await mkdtemp(join(tmpdir(), 'mandor-export-'))
  try {
    const path = join(folder, 'data.zip')
    const zip = createZip(path)
    // How far it is, is told beside the transaction: it ends only with the file.
    await writeAll({ tx, actor, routes }, zip, (done, total) => store.setProgress(db.read, row.id, done, total))
    const size = await zip.close()
    const key = newId()
    await announceBytes(db.read, [key])
    await storage().put(key, { size, open: () => createReadStream(path) })
    await store.setDone(tx, row.id, { key, size })
    await arrived(tx, [key])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const MOST_TRIES = Math.min(4, MOST_ATTEMPTS)
