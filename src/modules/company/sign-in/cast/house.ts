import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { mailJobs } from '#kit/mail/send-mail.ts'
import type { WaitingMail } from '#kit/mail/outbox.ts'
import { useSecret } from '#kit/secret.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { signInJobs } from '#modules/company/sign-in/jobs.ts'

/** A whole installation of its own, with a mailbox that the test can read. */
export interface TestHouse {
  readonly app: FastifyInstance
  readonly db: Database
  /** Runs what is due and gives the mails that arrived since. */
  readonly mails: () => Promise<WaitingMail[]>
  /** Runs a statement as the test's own hand: to let time pass, or to look. */
  readonly run: (statement: string) => Promise<Record<string, unknown>[]>
  /** Somebody signed in, verified, with a role. */
  readonly signedIn: (email: string) => Promise<TestBrowser>
}

/** A password nobody would guess; the cast all use it. */
export const PASSWORD = 'kuda batu payung 71'

export async function aHouse(): Promise<TestHouse> {
  useSecret(randomBytes(32))
  const db = await testDatabase()
  const app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const box: WaitingMail[] = []
  const transport = {
    kind: 'file',
    send: async (mail: WaitingMail) => void box.push(mail),
    close: () => undefined,
  } as const
  const jobs = [...mailJobs(transport), ...signInJobs]
  const mails = async () => {
    await runDueJobs({
      db,
      jobs,
      onFailure: ({ error }) => {
        throw error
      },
    })
    return box.splice(0)
  }
  const signedIn = async (email: string) => {
    const browser = await aBrowser(app)
    await browser.post('/api/login', { email, password: PASSWORD })
    const code = codeIn((await mails()).findLast((mail) => mail.to === email))
    await browser.post('/api/verify-otp', { email, code })
    return browser
  }
  return {
    app,
    db,
    mails,
    run: async (statement) => (await sql.raw<Record<string, unknown>>(statement).execute(tables(db.read))).rows,
    signedIn,
  }
}

/** The six digits of a code mail. */
export function codeIn(mail: WaitingMail | undefined): string {
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** The token of the link in a mail. */
export function tokenIn(mail: WaitingMail | undefined): string {
  return /\/(?:verify-email|reset-password|registration)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Registers the first person, who becomes the owner, and verifies the address. */
export async function anOwner(house: TestHouse, email = 'siti@wirabangun.co.id'): Promise<void> {
  const browser = await aBrowser(house.app, { ip: '10.9.9.9' })
  const person = { name: 'Siti Nurhaliza', companyName: 'PT Wira Bangun Persada', email, password: PASSWORD }
  await browser.post('/api/register', person)
  await browser.post('/api/verify-email', { token: tokenIn((await house.mails())[0]) })
}
