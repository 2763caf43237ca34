import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { inHtml, inWords, mailLook } from '#kit/mail/mail-look.ts'

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/**
 * A mail to be sent. In its texts `{APP_NAME}` becomes what the installation is called when it is queued, `{APP_URL}` its
 * address when it is sent.
 */
export interface OutgoingMail {
  readonly to: string
  readonly toName?: string
  readonly replyTo?: string | undefined
  /** Who writes, as our company wants to be called; the address stays the server's. */
  readonly senderName?: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
  /** The texts hold a code or link: they are erased once sent. */
  readonly isSecret?: boolean
  /** Printed on the server's console when no SMTP server is configured. */
  readonly consoleNote?: string
}

/** Name of the job that sends one mail. */
export const SEND_MAIL = 'mail.send'

interface MailTables {
  mail: {
    id: string
    to_address: string
    to_name: string | null
    reply_to: string | null
    from_name: string | null
    sender_name: string | null
    subject: string
    html: string | null
    body_text: string | null
    is_secret: boolean
    console_note: string | null
    sent_at: string | null
    failed_at: string | null
    error: string | null
    created_at: string
  }
  mail_attachment: { id: string; mail_id: string; name: string; content_type: string; content: Buffer }
}

/** A mail as it waits in the outbox. */
export interface WaitingMail extends OutgoingMail {
  readonly id: string
  /** Who writes, where the server's address bears no name of its own. */
  readonly fromName?: string | undefined
}

/** Puts a mail into the outbox; it leaves after this transaction has committed. Gives the mail's id. */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<string> {
  const id = newId()
  const created_at = sql<string>`now()`
  const look = await mailLook(tx)
  await tables<MailTables>(tx)
    .insertInto('mail')
    .values({
      id,
      to_address: addressOnly(mail.to),
      to_name: mail.toName ? oneLine(mail.toName, 120) : null,
      reply_to: mail.replyTo ? addressOnly(mail.replyTo) : null,
      from_name: oneLine(look.name, 120),
      sender_name: mail.senderName ? oneLine(mail.senderName, 120) : null,
      subject: oneLine(inWords(mail.subject, look), 200),
      html: inHtml(mail.html, look),
      body_text: inWords(mail.text, look),
      is_secret: mail.isSecret ?? false,
      console_note: mail.consoleNote ? oneLine(mail.consoleNote, 400) : null,
      sent_at: null,
      failed_at: null,
      error: null,
      created_at,
    })
    .execute()
  for (const file of mail.attachments ?? []) await insertAttachment(tx, id, file)
  await addJob(tx, SEND_MAIL, { mailId: id })
  return id
}

async function insertAttachment(tx: Tx, mail_id: string, file: MailAttachment): Promise<void> {
  await tables<MailTables>(tx)
    .insertInto('mail_attachment')
    .values({ id: newId(), mail_id, name: oneLine(file.name, 150), content_type: file.type, content: file.content })
    .execute()
}

/** Locks a mail that still has to go out; nothing when it went, failed for good or is unknown. */
export async function lockWaiting(tx: Tx, id: string): Promise<WaitingMail | undefined> {
  const db = tables<MailTables>(tx)
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || row.sent_at !== null || row.failed_at !== null) return undefined
  const files = await db.selectFrom('mail_attachment').selectAll().where('mail_id', '=', id).orderBy('id').execute()
  return {
    id,
    to: row.to_address,
    toName: row.to_name ?? undefined,
    replyTo: row.reply_to ?? undefined,
    fromName: row.from_name ?? undefined,
    senderName: row.sender_name ?? undefined,
    subject: row.subject,
    html: row.html ?? '',
    text: row.body_text ?? '',
    consoleNote: row.console_note ?? undefined,
    attachments: files.map((file) => ({ name: file.name, type: file.content_type, content: file.content })),
  }
}

/** Marks a mail as sent, erases what was secret and drops the attachments: the papers can be made again. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  const now = sql<string>`clock_timestamp()`
  const db = tables<MailTables>(tx)
  await db.updateTable('mail').set({ sent_at: now, error: null }).where('id', '=', id).execute()
  await db
    .updateTable('mail')
    .set({ html: null, body_text: null, console_note: null })
    .where('id', '=', id)
    .where('is_secret', '=', true)
    .execute()
  await db.deleteFrom('mail_attachment').where('mail_id', '=', id).execute()
}

/** Marks a mail that no further try can deliver. */
export async function markUndeliverable(tx: Tx, id: string, error: string): Promise<void> {
  await tables<MailTables>(tx)
    .updateTable('mail')
    .set({ failed_at: sql<string>`clock_timestamp()`, error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Forgets mails of long ago. */
export async function sweepMail(tx: Tx): Promise<void> {
  await tables<MailTables>(tx)
    .deleteFrom('mail')
    .where('created_at', '<', sql<string>`now() - interval '90 days'`)
    .execute()
}

// A line break in a header would begin another header.
function oneLine(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max)
}

// Exactly one plain address: no list, no display name, no comment, no line break.
function addressOnly(text: string): string {
  if (!/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(text) || text.length > 254) {
    throw new RangeError('not a single email address')
  }
  return text
}
