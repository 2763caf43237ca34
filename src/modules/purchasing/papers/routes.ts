import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { file, serve, type Served } from '#kit/http/serve.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { mailPurchasePaper, markPurchasePrinted, openPurchasePaper } from './contract.ts'
import { pressedPaper, remember } from './pressed.ts'

/** Queues a paper for a supplier's mailbox, and remembers to whom it went. */
async function mail(tx: Tx, actor: Actor, asked: AskedOf<typeof mailPurchasePaper>): Promise<{ to: string }> {
  const { title, name, content } = await pressedPaper(tx, actor, asked)
  const { fullName, email } = await letterheadOf(tx, actor.companyId)
  await sendDocument(tx, {
    to: asked.to,
    company: fullName,
    title,
    message: asked.message ?? `Terlampir ${title}. Hubungi kami bila ada pertanyaan.`,
    ...(email && { replyTo: email }),
    pdf: { name, content },
  })
  await remember(tx, actor, asked, { act: 'email', to: asked.to })
  return { to: asked.to }
}

/** The doors of papers of purchasing. */
export const purchasePaperRoutes: readonly Served[] = [
  serve(openPurchasePaper, async ({ tx, actor, asked }) => {
    const { name, content } = await pressedPaper(tx, actor, asked)
    return file({ name, type: 'application/pdf', body: content, inline: true })
  }),
  serve(mailPurchasePaper, ({ tx, actor, asked }) => mail(tx, actor, asked)),
  serve(markPurchasePrinted, async ({ tx, actor, asked }) => {
    await remember(tx, actor, asked, { act: 'print' })
    return { id: asked.id }
  }),
]
