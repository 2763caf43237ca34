import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { booksJobs } from '#app/books/jobs.ts'
import { departments } from '#app/departments.ts'
import { importers } from '#app/import/importers.ts'
import { openHouseLive } from '#app/open-live.ts'
import { dataExportJobs } from '#app/export/export.ts'
import { sentenceOf } from '#app/refusals.ts'
import { demoJobs } from '#app/demo/fill-job.ts'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import type { Env } from '#kit/env.ts'
import { openStorage } from '#kit/files/open-storage.ts'
import { useStorage } from '#kit/files/storage.ts'
import { fileJobs } from '#kit/files/sweep.ts'
import { importJobs } from '#kit/import/jobs.ts'
import { historyJobs } from '#kit/history/seal.ts'
import { startJobs } from '#kit/jobs/runner.ts'
import { sweepJobs } from '#kit/jobs/sweep.ts'
import { noticeJobs } from '#kit/notices/jobs.ts'
import { noteMail } from '#kit/mail/mail-notice.ts'
import { useMail } from '#kit/mail/in-use.ts'
import { mailJobs } from '#kit/mail/send-mail.ts'
import { openTransport } from '#kit/mail/transport.ts'
import { tallyJobs } from '#kit/tally/fold.ts'
import { trashJobs } from '#kit/trash/trash.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readSecret, useSecret } from '#kit/secret.ts'

/** What the house is built from. */
export interface HousePlan {
  readonly env: Env
  readonly db: Database
  readonly webFolder?: string | undefined
}

/** Opens the doors and starts the jobs of one process. */
export async function openHouse({ env, db, webFolder }: HousePlan): Promise<{ url: string; close(): Promise<void> }> {
  const storage = openStorage(env)
  await storage.check()
  useStorage(storage)
  useSecret(readSecret(env))
  noteMail(env)
  const live = openHouseLive(db)
  const { appUrl, logLevel, isOfflineOn, trustProxy } = env
  const server = await buildServer({
    ...{ db, live, appUrl, logLevel, isOfflineOn, trustProxy, farewellMs, dataDir: env.dataDir },
    ...(webFolder && { webFolder }),
  })
  const url = await listen(server, env)

  const { smtpUrl, dataDir } = env
  const transport = openTransport({ smtpUrl, dataDir, appUrl, print: (line) => console.log(line) })
  useMail(transport, smtpUrl)
  const jobs = startJobs({
    db,
    jobs: [
      ...mailJobs(transport),
      ...sweepJobs,
      ...fileJobs,
      ...historyJobs,
      ...trashJobs,
      ...tallyJobs,
      ...noticeJobs,
      ...departments.flatMap(({ jobs = [] }) => jobs),
      ...demoJobs,
      ...booksJobs,
      ...importJobs(importers, sentenceOf),
      ...dataExportJobs(() => allRoutes),
    ],
    onFailure: ({ job, attempt, error }) => server.log.error({ job, attempt, err: error }, 'a job failed'),
  })

  return {
    url,
    async close() {
      await server.close()
      await jobs.stop()
      await live.close()
      await closePress()
      transport.close()
      await db.close()
    },
  }
}

/** How long kept connections may bring one more request after we were asked to stop, in ms. */
const farewellMs = 1000
const patienceMs = 3000
const stepMs = 100

/** Waits a moment for the port: a server of ours that is just ending may still hold it. */
async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Env, 'host' | 'port'>,
  waited = 0,
): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || waited >= patienceMs) throw error
    await pause(stepMs)
    return listen(server, { host, port }, waited + stepMs)
  }
}
