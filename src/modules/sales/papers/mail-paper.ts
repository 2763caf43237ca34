import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf, recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { mailLetter } from '#kit/paper/links/letters.ts'
import { mailSenderOf } from '#modules/company/letters/face.ts'
import type { mailPaper, mailStatement, PaperKind, PaperSending } from './contract.ts'
import { pressedPaper, seen, subjects, type PressedPaper } from './pressed.ts'
import { pressedReminder, pressedStatement } from './pressed-statement.ts'

/** Queues a paper for a reader's mailbox, and remembers to whom it went. */
export async function mail(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPaper>): Promise<{ to: string }> {
  const paper = await pressedPaper(tx, actor, asked)
  await queue(tx, actor, { ...asked, paper })
  await recordHistory(tx, actor, {
    subject: subjects[asked.kind],
    id: asked.id,
    act: leaving('email', asked.kind),
    changes: { to: [null, asked.to] },
  })
  return { to: asked.to }
}

/** Queues a customer's statement. */
export async function mailStatementOf(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof mailStatement>,
): Promise<{ to: string }> {
  const isReminder = asked.paper === 'surat-tagihan'
  const paper = await (isReminder ? pressedReminder : pressedStatement)(tx, actor, asked)
  await queue(tx, actor, { ...asked, kind: asked.paper, to: asked.email, paper })
  await recordHistory(tx, actor, {
    subject: 'customer',
    id: asked.id,
    act: 'email',
    changes: { to: [null, asked.email] },
  })
  return { to: asked.email }
}

/** Remembers a printing; a paper of a document the person may not see answers 404. */
export async function printed(tx: Tx, actor: Actor, of: { kind: PaperKind; id: string }): Promise<{ id: string }> {
  await seen(tx, actor, of)
  await recordHistory(tx, actor, { subject: subjects[of.kind], id: of.id, act: leaving('print', of.kind) })
  return { id: of.id }
}

/** When and to whom a paper went, newest first. */
export async function sendings(tx: Tx, actor: Actor, of: { kind: PaperKind; id: string }): Promise<PaperSending[]> {
  await seen(tx, actor, of)
  const lines = await historyOf(tx, actor.companyId, subjects[of.kind], of.id)
  return lines.flatMap(({ at, by, act, changes }) =>
    leaves(act) ? [{ at, by, act, to: textOf(changes['to']?.[1]) }] : [],
  )
}

// A tanda terima that left makes no copy of the next invoice.
function leaving(act: 'email' | 'print', kind: PaperKind): string {
  return kind === 'tanda-terima' ? `${act}-acknowledgement` : act
}

interface Letter {
  readonly kind: string
  readonly id: string
  readonly to: string
  readonly subject: string | null
  readonly message: string | null
  readonly paper: PressedPaper
}

// What the sender did not write is written as the company's letter says.
async function queue(tx: Tx, actor: Actor, { kind, id, to, paper, ...own }: Letter): Promise<void> {
  const letter = await mailLetter(tx, actor, kind, id)
  await sendDocument(tx, {
    ...(await mailSenderOf(tx, actor.companyId)),
    to,
    title: paper.title,
    subject: own.subject ?? letter.subject,
    message: own.message ?? letter.message,
    pdf: { name: paper.name, content: paper.content },
  })
}

function leaves(act: string): act is PaperSending['act'] {
  return ['email', 'print', 'share-link', 'open-link'].includes(act)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
