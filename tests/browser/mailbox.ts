import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/** A real SMTP server that keeps what it receives. */
export interface Mailbox {
  readonly url: string
  /** The newest mail to an address that matches; waits up to ten seconds for it. */
  next(to: string, subject: RegExp): Promise<Email>
  close(): Promise<void>
}

/** Opens a mailbox on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const port = await freePort()
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push(mail)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (to, subject) => take(received, to, subject),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function take(received: Email[], to: string, subject: RegExp): Promise<Email> {
  for (let tries = 0; tries < 200; tries += 1) {
    const index = received.findLastIndex(
      (mail) => mail.to?.some((person) => person.address === to) && subject.test(mail.subject ?? ''),
    )
    const [mail] = index < 0 ? [] : received.splice(index, 1)
    if (mail) return mail
    await pause(50)
  }
  throw new Error(`no mail to ${to} about ${String(subject)}; got ${received.map((mail) => mail.subject).join(', ')}`)
}

/** The six digits of a sign-in mail. */
export function codeIn(mail: Email): string {
  const code = /\b(\d{6})\b/.exec(mail.text ?? '')?.[1]
  if (!code) throw new Error(`no code in: ${mail.text}`)
  return code
}

/** The first link of a mail that contains the part. */
export function linkIn(mail: Email, part: string): string {
  const link = (mail.text ?? '').match(/https?:\/\/\S+/g)?.find((url) => url.includes(part))
  if (!link) throw new Error(`no link with ${part} in: ${mail.text}`)
  return link
}
