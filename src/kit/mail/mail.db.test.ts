import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { composeMail } from '#kit/mail/layout.ts'
import { queueMail, type OutgoingMail } from '#kit/mail/outbox.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { mailJobs } from '#kit/mail/send-mail.ts'
import { openTransport, type MailTransport } from '#kit/mail/transport.ts'

const received: { mail: Email; from: string; to: string[] }[] = []
const appUrl = 'https://kantor.wirabangun.co.id'
let db: Database
let server: SMTPServer
let smtp: MailTransport

beforeAll(async () => {
  db = await testDatabase()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('hilang@') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      void keep(stream, session.envelope).finally(() => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  smtp = openTransport({
    smtpUrl: `smtp://127.0.0.1:${port}?from=Mandor <kantor@wirabangun.co.id>`,
    dataDir: '',
    appUrl,
    print: () => undefined,
  })
})

async function keep(stream: AsyncIterable<Buffer>, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  const from = mailFrom ? mailFrom.address : ''
  received.push({ mail: await PostalMime.parse(Buffer.concat(parts)), from, to: rcptTo.map((one) => one.address) })
}

afterAll(async () => {
  smtp.close()
  await new Promise<void>((done) => server.close(() => done()))
})

function aMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  const body = composeMail({
    preview: 'Pratinjau',
    title: 'Halo <b>Siti</b>',
    blocks: [{ kind: 'button', label: 'Buka', url: '{APP_URL}/dashboard' }],
    reason: 'Uji.',
  })
  return { ...body, to: 'siti@wirabangun.co.id', toName: 'Siti Nurhaliza', subject: 'Surat uji', ...change }
}

async function deliver(transport = smtp): Promise<typeof received> {
  await runDueJobs({ db, jobs: mailJobs(transport) })
  return received.splice(0)
}

describe('a mail over SMTP', () => {
  test('arrives with name, subject, HTML and text, and links of this installation', async () => {
    await db.withTx((tx) => queueMail(tx, aMail()))
    const [arrived] = await deliver()
    expect(arrived?.to).toEqual(['siti@wirabangun.co.id'])
    expect(arrived?.mail.from).toMatchObject({ name: 'Mandor', address: 'kantor@wirabangun.co.id' })
    expect(arrived?.mail.to).toMatchObject([{ name: 'Siti Nurhaliza', address: 'siti@wirabangun.co.id' }])
    expect(arrived?.mail.subject).toBe('Surat uji')
    expect(arrived?.mail.html).toContain('href="https://kantor.wirabangun.co.id/dashboard"')
    expect(arrived?.mail.html).toContain('Halo &lt;b&gt;Siti&lt;/b&gt;')
    expect(arrived?.mail.text).toContain('https://kantor.wirabangun.co.id/dashboard')
    expect(await deliver()).toEqual([])
  })

  test('a document goes with its PDF, from the company', async () => {
    const pdf = { name: 'INV-2611-0017.pdf', content: Buffer.from('%PDF-1.7 …') }
    const letter = {
      to: 'budi@sinar.co.id',
      company: 'PT Wira Bangun Persada',
      title: 'Invoice INV-2611-0017',
      subject: 'Tagihan INV-2611-0017',
      message: 'Terlampir.\nTerima kasih.',
    }
    await db.withTx((tx) => sendDocument(tx, { ...letter, pdf, replyTo: 'siti@wirabangun.co.id' }))
    const [arrived] = await deliver()
    expect(arrived?.mail.attachments[0]).toMatchObject({ filename: 'INV-2611-0017.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(arrived?.mail.attachments[0]?.content as ArrayBuffer)).toEqual(pdf.content)
    expect(arrived?.mail.replyTo).toMatchObject([{ address: 'siti@wirabangun.co.id' }])
    expect(arrived?.mail.subject).toBe('Tagihan INV-2611-0017')
  })

  test('a company writes under its own name from the address of the server, whatever its name holds', async () => {
    const senderName = 'Wira, Keuangan"\r\nBcc: semua@x.id <lain@x.id>'
    await db.withTx((tx) => queueMail(tx, aMail({ senderName })))
    const [arrived] = await deliver()
    expect(arrived?.mail.from).toMatchObject({
      name: 'Wira, Keuangan" Bcc: semua@x.id <lain@x.id>',
      address: 'kantor@wirabangun.co.id',
    })
    expect(arrived?.mail.bcc ?? []).toEqual([])
    expect(arrived?.from).toBe('kantor@wirabangun.co.id')
    expect(arrived?.to).toEqual(['siti@wirabangun.co.id'])
  })

  test('a mail of an act that was rolled back never leaves', async () => {
    const act = db.withTx(async (tx) => {
      await queueMail(tx, aMail())
      throw new Error('the act failed')
    })
    await expect(act).rejects.toThrow('the act failed')
    expect(await deliver()).toEqual([])
  })

  test('goes out exactly once, however many workers look at the outbox', async () => {
    for (let count = 0; count < 20; count += 1) await db.withTx((tx) => queueMail(tx, aMail()))
    await Promise.all([1, 2, 3, 4].map(() => runDueJobs({ db, jobs: mailJobs(smtp) })))
    const ids = received.splice(0).map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  test('waits and goes later when the server is away', async () => {
    const away: MailTransport = {
      kind: 'smtp',
      send: async () => {
        throw new Error('connect ECONNREFUSED')
      },
      close: () => undefined,
    }
    await db.withTx((tx) => queueMail(tx, aMail()))
    expect(await deliver(away)).toEqual([])
    await sql`update job set run_at = now()`.execute(tables(db.read))
    expect(await deliver()).toHaveLength(1)
  })

  test('an address the server does not know ends the mail, and does not hold up others', async () => {
    await db.withTx((tx) => queueMail(tx, aMail({ to: 'hilang@wirabangun.co.id' })))
    await db.withTx((tx) => queueMail(tx, aMail()))
    expect(await deliver()).toHaveLength(1)
    const left = await sql`select error from mail where failed_at is not null`.execute(tables(db.read))
    expect(left.rows).toHaveLength(1)
  })

  test('a secret mail is erased once sent', async () => {
    await db.withTx((tx) => queueMail(tx, aMail({ text: 'kode 482913', html: 'kode 482913', isSecret: true })))
    expect(await deliver()).toHaveLength(1)
    const kept = await sql`select * from mail`.execute(tables(db.read))
    expect(JSON.stringify(kept.rows)).not.toContain('482913')
  })
})

describe('headers cannot be smuggled in', () => {
  test.each([
    'siti@x.id\r\nBcc: semua@x.id',
    'siti@x.id, lain@x.id',
    'Siti <siti@x.id>',
    'siti@x.id\u2028',
    'tanpa-at',
  ])('the recipient %j is refused', async (to) => {
    await expect(db.withTx((tx) => queueMail(tx, aMail({ to })))).rejects.toThrow(RangeError)
  })

  test('a line break in subject or name becomes a blank', async () => {
    const subject = 'Invoice\r\nBcc: semua@x.id\r\n\r\nIsi palsu'
    await db.withTx((tx) => queueMail(tx, aMail({ subject, toName: 'Siti\r\nCc: semua@x.id' })))
    const [arrived] = await deliver()
    expect(arrived?.mail.subject).toBe('Invoice Bcc: semua@x.id Isi palsu')
    expect(arrived?.mail.bcc ?? []).toEqual([])
    expect(arrived?.mail.cc ?? []).toEqual([])
    expect(arrived?.to).toEqual(['siti@wirabangun.co.id'])
  })
})

test('without SMTP_URL the mail is an .eml file and its note is printed on the console (decision 11)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mandor-mail-'))
  const printed: string[] = []
  const files = openTransport({ smtpUrl: undefined, dataDir, appUrl, print: (line) => printed.push(line) })
  await db.withTx((tx) => queueMail(tx, aMail({ consoleNote: 'Kode masuk siti@wirabangun.co.id: 482913' })))
  await deliver(files)
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)))
  expect(name).toMatch(/siti@wirabangun\.co\.id\.eml$/)
  expect(mail.subject).toBe('Surat uji')
  expect(printed[0]).toContain('Kode masuk siti@wirabangun.co.id: 482913')
  rmSync(dataDir, { recursive: true })
})
