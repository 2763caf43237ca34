import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { mailLetter } from '#kit/paper/links/letters.ts'
import { sharedKinds } from '#kit/paper/links/shared-papers.ts'
import { mailSenderOf } from '#modules/company/letters/face.ts'
import type { mailPayableCard, mailPurchasePaper } from './contract.ts'
import { pressedPaper, remember, type PressedPaper } from './pressed.ts'
import { pressedCard } from './pressed-card.ts'

/** Queues a paper for a supplier's mailbox, and remembers to whom it went. */
export async function mail(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPurchasePaper>): Promise<{ to: string }> {
  const paper = await pressedPaper(tx, actor, asked)
  await queue(tx, actor, { ...asked, paper })
  await remember(tx, actor, asked, { act: 'email', to: asked.to })
  return { to: asked.to }
}

/** Queues a supplier's account of a period for its mailbox. */
export async function mailCard(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPayableCard>): Promise<{ to: string }> {
  const { id, email: to } = asked
  const paper = await pressedCard(tx, actor, asked)
  await queue(tx, actor, { ...asked, kind: 'kartu-hutang', to, paper })
  await recordHistory(tx, actor, { subject: 'supplier', id, act: 'email', changes: { to: [null, to] } })
  return { to }
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
  const { title, name, content } = paper
  const letter = await letterOf(tx, actor, { kind, id, title })
  await sendDocument(tx, {
    ...(await mailSenderOf(tx, actor.companyId)),
    to,
    title,
    subject: own.subject ?? letter.subject,
    message: own.message ?? letter.message,
    pdf: { name, content },
  })
}

interface Sent {
  readonly kind: string
  readonly id: string
  readonly title: string
}

// What stays in the house has no letter to a supplier.
async function letterOf(tx: Tx, actor: Actor, { kind, id, title }: Sent) {
  if (sharedKinds().includes(kind)) return mailLetter(tx, actor, kind, id)
  return { subject: undefined, message: `Terlampir ${title}.` }
}
