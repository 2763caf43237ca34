import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { WaitingMail } from '#kit/mail/outbox.ts'

/** The way mails leave the house. */
export interface MailTransport {
  /** 'smtp', or 'file' when no server is configured. */
  readonly kind: 'smtp' | 'file'
  send(mail: WaitingMail): Promise<void>
  close(): void
}

/** Where mails go. */
export interface MailConfig {
  /** `smtp://user:password@host:587`, optionally with `?from=Mandor <office@company.co.id>`; absent: files. */
  readonly smtpUrl: string | undefined
  /** Mails without a server become `.eml` files in `outbox/` below this folder. */
  readonly dataDir: string
  /** The address people type; links in mails begin with it. */
  readonly appUrl: string
  /** Prints one line on the server's console. */
  readonly print: (line: string) => void
}

/** Opens SMTP when configured, else the folder of `.eml` files. */
export function openTransport(config: MailConfig): MailTransport {
  return config.smtpUrl === undefined ? fileTransport(config) : smtpTransport(config, new URL(config.smtpUrl))
}

function smtpTransport(config: MailConfig, url: URL): MailTransport {
  const from = url.searchParams.get('from')
  url.searchParams.delete('from')
  // Shorter than the time a job may hold its transaction.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }
  const transport = createTransport({ url: url.href, pool: true, maxConnections: 2, ...timeouts })
  return {
    kind: 'smtp',
    send: async (mail) =>
      void (await transport.sendMail(
        messageOf(mail, from === null ? senderOf(mail, config) : senderAt(from, mail), config.appUrl),
      )),
    close: () => transport.close(),
  }
}

function fileTransport(config: MailConfig): MailTransport {
  const folder = join(config.dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' })
  return {
    kind: 'file',
    send: async (mail) => {
      const made = await transport.sendMail(messageOf(mail, senderOf(mail, config), config.appUrl))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}-${mail.to.replaceAll(/[^a-z0-9.@-]/gi, '_')}.eml`)
      await writeFile(path, made.message as Buffer, { mode: 0o600 })
      config.print(`${linked(mail.consoleNote ?? mail.subject, config.appUrl)}  (${path})`)
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: WaitingMail, from: Sender, appUrl: string) {
  return {
    from,
    to: { name: mail.toName ?? '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    html: linked(mail.html, appUrl),
    text: linked(mail.text, appUrl),
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // The same for every try, so that a mail sent twice around a crash shows as one.
    messageId: `<${mail.id}@${hostOf(appUrl)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Links come from the configuration only, never from a Host header.
function linked(text: string, appUrl: string): string {
  return text.replaceAll('{APP_URL}', appUrl.replace(/\/+$/, ''))
}

function hostOf(appUrl: string): string {
  return new URL(appUrl).hostname
}

type Sender = string | { readonly name: string; readonly address: string }

// The company's own name before the server's address; the address is what receivers check, and stays.
function senderAt(from: string, { senderName }: WaitingMail): Sender {
  const address = /^[^<>]*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  return senderName === undefined ? from : { name: senderName, address }
}

function senderOf({ fromName, senderName }: WaitingMail, { appUrl }: MailConfig): Sender {
  const host = hostOf(appUrl)
  const isNumber = host === 'localhost' || /^[\d.:[\]]+$/.test(host)
  return { name: senderName ?? fromName ?? 'Mandor', address: `no-reply@${isNumber ? 'mandor.localhost' : host}` }
}
