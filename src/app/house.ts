import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import type { Env } from '#kit/env.ts'
import { startJobs } from '#kit/jobs/runner.ts'
import { mailJobs } from '#kit/mail/send-mail.ts'
import { openTransport } from '#kit/mail/transport.ts'

/** What the house is built from. */
export interface HousePlan {
  readonly env: Env
  readonly db: Database
  readonly webFolder?: string | undefined
}

/** Opens the doors and starts the jobs of one process. */
export async function openHouse({ env, db, webFolder }: HousePlan): Promise<{ url: string; close(): Promise<void> }> {
  const server = await buildServer({ db, appUrl: env.appUrl, logLevel: env.logLevel, ...(webFolder && { webFolder }) })
  const url = await server.listen({ host: env.host, port: env.port })

  const { smtpUrl, dataDir, appUrl } = env
  const transport = openTransport({ smtpUrl, dataDir, appUrl, print: (line) => console.log(line) })
  const jobs = startJobs({
    db,
    jobs: mailJobs(transport),
    onFailure: ({ job, attempt, error }) => server.log.error({ job, attempt, err: error }, 'a job failed'),
  })

  return {
    url,
    async close() {
      await server.close()
      await jobs.stop()
      transport.close()
      await db.close()
    },
  }
}
