import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { Stranger } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { mailFailureWords } from '#kit/mail/failure-words.ts'
import { mailInUse, type MailInUse } from '#kit/mail/in-use.ts'
import { composeMail } from '#kit/mail/layout.ts'
import { inHtml, inWords, mailLook, type MailLook } from '#kit/mail/mail-look.ts'
import { stuckMails, tryAgain } from '#kit/mail/stuck.ts'
import { mailSenderOf, type SenderFacts } from '#modules/company/letters/face.ts'
import * as contract from '#modules/company/mail/contract.ts'

const TRIALS = { name: 'mail.trial', most: 5, seconds: 600 }

/** The doors of mail: how it leaves, a trial, and those that are stuck. */
export const mailRoutes: readonly Served[] = [
  serve(contract.openMailState, ({ tx, actor }) => stateOf(tx, actor)),
  serveOpen(contract.sendTrialMail, async ({ db, actor }) => {
    if (!actor) throw new Stranger()
    await countAttempt(db.read, TRIALS, actor.userId)
    const mail = mailInUse()
    if (!mail) throw new Refusal('mail.none')
    const sender = await mailSenderOf(db.read, actor.companyId)
    const tried = await trial(mail, actor, { look: await mailLook(db.read), sender })
    await db.withTx((tx) =>
      recordHistory(tx, actor, { subject: 'mail', id: actor.companyId, act: 'trial', reason: tried.sentence }),
    )
    return tried
  }),
  serve(contract.retryMail, async ({ tx, actor, asked }) => {
    if (actor.scope.companies !== 'all' || !(await tryAgain(tx, asked.id))) throw new NotFound()
    await recordHistory(tx, actor, { subject: 'mail', id: actor.companyId, act: 'retry' })
    return { id: asked.id }
  }),
]

async function stateOf(tx: Tx, actor: Actor): Promise<contract.MailState> {
  const mail = mailInUse()
  return {
    kind: mail?.transport.kind ?? 'none',
    server: mail?.server ?? null,
    user: mail?.user ?? null,
    isEncrypted: mail?.isEncrypted ?? false,
    stuck: actor.scope.companies === 'all' ? await stuckMails(tx) : null,
  }
}

async function trial(
  { transport, server }: MailInUse,
  actor: Actor,
  { look, sender }: { readonly look: MailLook; readonly sender: SenderFacts },
) {
  const begun = now().getTime()
  const body = composeMail({
    preview: 'Email percobaan',
    title: 'Email percobaan',
    blocks: [{ kind: 'text', text: `Bila email ini sampai, ${look.name} bisa mengirim email.` }],
    reason: `Diminta oleh ${actor.name} di halaman Pengaturan Website.`,
  })
  try {
    await transport.send({
      id: newId(),
      to: actor.email,
      toName: actor.name,
      fromName: look.name,
      // As the mails of this company come: who writes, and where an answer goes.
      senderName: sender.senderName,
      replyTo: sender.replyTo,
      subject: `Email percobaan ${look.name}`,
      html: inHtml(body.html, look),
      text: inWords(body.text, look),
    })
  } catch (error) {
    return { isSent: false, sentence: mailFailureWords(error) }
  }
  if (server === null) {
    return {
      isSent: false,
      sentence: 'Server email belum diatur, jadi email percobaan hanya ditulis sebagai berkas di folder outbox.',
    }
  }
  const seconds = ((now().getTime() - begun) / 1000).toLocaleString('id-ID', { maximumFractionDigits: 1 })
  return {
    isSent: true,
    sentence: `Diterima ${server} untuk ${actor.email} dalam ${seconds} detik. Periksa kotak masuk.`,
  }
}
