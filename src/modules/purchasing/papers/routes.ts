import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { file, serve, type Served } from '#kit/http/serve.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import * as contract from './contract.ts'
import { pressedAging, pressedCard } from './pressed-card.ts'
import { pressedPrices } from './pressed-prices.ts'
import { sharePapersOfPurchasing } from './shared.ts'
import { pressedPaper, remember, type PressedPaper } from './pressed.ts'

sharePapersOfPurchasing()

const asPdf = ({ name, content }: PressedPaper) => file({ name, type: 'application/pdf', body: content, inline: true })

/** Queues a paper for a supplier's mailbox, and remembers to whom it went. */
async function mail(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.mailPurchasePaper>): Promise<{ to: string }> {
  const { title, name, content } = await pressedPaper(tx, actor, asked)
  const { fullName, email } = await letterheadOf(tx, actor.companyId)
  await sendDocument(tx, {
    to: asked.to,
    company: fullName,
    title,
    message: asked.message ?? letterOf(asked.kind, title),
    ...(email && { replyTo: email }),
    pdf: { name, content },
  })
  await remember(tx, actor, asked, { act: 'email', to: asked.to })
  return { to: asked.to }
}

function letterOf(kind: contract.PurchasePaperKind, title: string): string {
  if (kind === 'permintaan-harga')
    return `Mohon penawaran harga untuk barang dalam ${title} terlampir, beserta lama kirim dan termin pembayaran.`
  return `Terlampir ${title}. Hubungi kami bila ada pertanyaan.`
}

/** The doors of papers of purchasing. */
export const purchasePaperRoutes: readonly Served[] = [
  serve(contract.openPayableAging, async ({ tx, actor, asked }) => asPdf(await pressedAging(tx, actor, asked))),
  serve(contract.openPriceList, async ({ tx, actor, asked }) => asPdf(await pressedPrices(tx, actor, asked))),
  serve(contract.openPayableCard, async ({ tx, actor, asked }) => asPdf(await pressedCard(tx, actor, asked))),
  serve(contract.openPurchasePaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
  serve(contract.mailPurchasePaper, ({ tx, actor, asked }) => mail(tx, actor, asked)),
  serve(contract.markPurchasePrinted, async ({ tx, actor, asked }) => {
    await remember(tx, actor, asked, { act: 'print' })
    return { id: asked.id }
  }),
]
