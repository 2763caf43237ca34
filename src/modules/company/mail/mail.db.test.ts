import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { buildServer } from '#app/server.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { useMail } from '#kit/mail/in-use.ts'
import { queueMail } from '#kit/mail/outbox.ts'
import { mailJobs } from '#kit/mail/send-mail.ts'
import type { MailTransport } from '#kit/mail/transport.ts'
import { aCompany, someoneWith, type Jar } from '../../../../tests/doors/people.ts'

let db: Database
let app: Awaited<ReturnType<typeof buildServer>>
let admin: Jar
const sent: string[] = []
const broken = Object.assign(new Error('bad login'), { code: 'EAUTH', response: '535 5.7.8 Authentication failed' })

const transport = (fails?: Error): MailTransport => ({
  kind: 'smtp',
  send: async (mail) => {
    if (fails) throw fails
    sent.push(mail.to)
  },
  close: () => undefined,
})

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  admin = await someoneWith(db, await aCompany(db, 'PTSUREL'), ['view pengaturan-website', 'update pengaturan-website'])
})
afterEach(() => useMail(undefined, undefined))

async function ask(method: 'GET' | 'POST', url: string) {
  const cookie = [...admin].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': admin.get('XSRF-TOKEN') ?? '' }
  const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
  return { status: answer.statusCode, body: answer.json() }
}

test('the server is shown without its password', async () => {
  useMail(transport(), 'smtp://siti:rahasia@smtp.contoh.co.id:2525')
  const { body } = await ask('GET', '/api/surel')
  expect(body).toMatchObject({ kind: 'smtp', server: 'smtp.contoh.co.id:2525', user: 'siti' })
  expect(JSON.stringify(body)).not.toContain('rahasia')
})

test('a trial goes to whoever asks and tells what came of it; not more than five in ten minutes', async () => {
  useMail(transport(), 'smtp://smtp.contoh.co.id')
  expect((await ask('POST', '/api/surel/percobaan')).body).toMatchObject({ isSent: true })
  expect(sent).toHaveLength(1)
  useMail(transport(broken), 'smtp://smtp.contoh.co.id')
  const failed = (await ask('POST', '/api/surel/percobaan')).body
  expect(failed.isSent).toBe(false)
  expect(failed.sentence).toContain('kata sandi email ditolak')
  expect(failed.sentence).toContain('535 5.7.8')
  for (let more = 0; more < 3; more += 1) await ask('POST', '/api/surel/percobaan')
  expect((await ask('POST', '/api/surel/percobaan')).status).toBe(429)
})

test('a mail that failed is listed with why, and leaves when it is sent again; one with a code stays', async () => {
  const refused = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })
  const mail = { to: 'budi@contoh.co.id', subject: 'Invoice', html: 'x', text: 'x' }
  const id = await db.withTx((tx) => queueMail(tx, mail))
  const secret = await db.withTx((tx) => queueMail(tx, { ...mail, subject: 'Kode', isSecret: true }))
  await runDueJobs({ db, jobs: mailJobs(transport(refused)) })
  const { stuck } = (await ask('GET', '/api/surel')).body
  expect(stuck).toMatchObject([
    { id: secret, isSecret: true },
    { id, error: 'no such user', isTried: false },
  ])
  expect((await ask('POST', `/api/surel/${secret}/ulang`)).status).toBe(404)
  expect((await ask('POST', `/api/surel/${id}/ulang`)).status).toBe(200)
  await runDueJobs({ db, jobs: mailJobs(transport()) })
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from mail where id = ${id} and sent_at is not null`.execute(tables(db.read))
  expect(rows[0]?.n).toBe(1)
})
