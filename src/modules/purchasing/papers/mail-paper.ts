import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import type { mailPayableCard, mailPurchasePaper, PurchasePaperKind } from './contract.ts'
import { pressedPaper, remember, type PressedPaper } from './pressed.ts'
import { pressedCard } from './pressed-card.ts'

/** Queues a paper for a supplier's mailbox, and remembers to whom it went. */
export async function mail(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPurchasePaper>): Promise<{ to: string }> {
  const paper = await pressedPaper(tx, actor, asked)
  await queue(tx, actor, { to: asked.to, message: asked.message ?? letterOf(asked.kind, paper.title), paper })
  await remember(tx, actor, asked, { act: 'email', to: asked.to })
  return { to: asked.to }
}

/** Queues a supplier's account of a period for its mailbox. */
export async function mailCard(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPayableCard>): Promise<{ to: string }> {
  const { id, email: to } = asked
  const paper = await pressedCard(tx, actor, asked)
  await queue(tx, actor, { to, message: asked.message ?? letterOf('kartu-hutang', paper.title), paper })
  await recordHistory(tx, actor, { subject: 'supplier', id, act: 'email', changes: { to: [null, to] } })
  return { to }
}

interface Letter {
  readonly to: string
  readonly message: string
  readonly paper: PressedPaper
}

async function queue(tx: Tx, actor: Actor, { to, message, paper: { title, ...pdf } }: Letter): Promise<void> {
  const { fullName, email } = await letterheadOf(tx, actor.companyId)
  const letter = { to, company: fullName, title, subject: `${title} – ${fullName}`, message, pdf }
  await sendDocument(tx, { ...letter, ...(email && { replyTo: email }) })
}

function letterOf(kind: PurchasePaperKind | 'kartu-hutang', title: string): string {
  if (kind === 'permintaan-harga')
    return `Mohon penawaran harga untuk barang dalam ${title} terlampir, beserta lama kirim dan termin pembayaran.`
  if (kind === 'kartu-hutang') return `Terlampir ${title} menurut catatan kami. Hubungi kami bila ada yang berbeda.`
  return `Terlampir ${title}. Hubungi kami bila ada pertanyaan.`
}
