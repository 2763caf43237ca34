import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { countAttempt, type Limit } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { accept, type Accepted } from '#kit/files/accept.ts'
import { fillSlot, newKeys, type Keys } from '#kit/files/keep-file.ts'
import { announce as announceKeys } from '#kit/files/store.ts'
import { recordHistory } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { announceAfter } from '#kit/live/announce.ts'
import type { PaperAnswer } from '../contract.ts'
import { judgeLink, type Opened, type Opening } from '../judge-link.ts'
import type { Asks } from '../shared-papers.ts'
import { givenAnswer, insertAnswer } from './answer.ts'
import { readAnswer, type AskedAnswer } from './answer-shape.ts'

const ANSWERS: Limit = { name: 'paper-link.answer', most: 30, seconds: 3600 }

interface Picture {
  readonly slot: string
  readonly accepted: Accepted
  readonly keys: Keys
}

/**
 * Takes what somebody without an account signed for, once: the same device sending again has one effect, another answer
 * is refused. Throws NotFound for what is no link, Refusal 'paper-link.ended', 'paper-link.gone', 'paper-answer.given'.
 */
export async function answerLink(call: Opening): Promise<PaperAnswer> {
  const opened = await judgeLink(call)
  if ('shut' in opened) throw refusedBy(opened.shut, opened.sender)
  const { asks } = opened.paper
  if (!asks) throw new NotFound()
  await countAttempt(call.db.read, ANSWERS, opened.link.id)

  const asked = readAnswer(await call.caller.files())
  const earlier = await earlierAnswer(call.db.read, opened, asked.key)
  if (earlier) return earlier
  const pictures = await looked(asked)
  // Before the transaction: bytes whose row never comes are swept.
  await announceKeys(
    call.db.read,
    pictures.flatMap(({ keys }) => [keys.id, keys.thumb]),
  )
  return call.db.withTx((tx) => keepAnswer(tx, opened, asks, { asked, pictures }))
}

async function keepAnswer(
  tx: Tx,
  opened: Opened,
  asks: Asks,
  { asked, pictures }: { readonly asked: AskedAnswer; readonly pictures: readonly Picture[] },
): Promise<PaperAnswer> {
  const { link, paper } = opened
  const [signature, ...photos] = pictures.map(({ keys }) => keys.id)
  const { key, by, as, isComplete, note, place, secondsAgo } = asked
  const isFirst = await insertAnswer(tx, {
    key,
    by,
    as,
    isComplete,
    note,
    place,
    secondsAgo,
    documentId: link.documentId,
    companyId: link.companyId,
    subject: paper.subject,
    linkId: link.id,
    signatureId: signature ?? '',
    photoIds: photos,
  })
  if (isFirst) {
    const signer: Actor = { ...opened.guest, name: `${by} lewat QR` }
    for (const { slot, accepted, keys } of pictures)
      await fillSlot(tx, signer, { subject: asks.files, ownerId: link.documentId, slot }, { accepted, keys })
    await recordHistory(tx, signer, { subject: paper.subject, id: link.documentId, act: 'sign-link' })
    const { companyId, documentId } = link
    announceAfter(tx, { companyId, topics: asks.touches, ids: [documentId] })
  }
  const given = await earlierAnswer(tx, opened, key)
  if (!given) throw new NotFound()
  return given
}

/** What was answered before by this device, or nothing; throws when somebody else has answered. */
async function earlierAnswer(tx: Tx, { link }: Opened, key: string): Promise<PaperAnswer | undefined> {
  const given = await givenAnswer(tx, link.documentId)
  if (!given || given.key === key) return given?.answer
  throw new Refusal('paper-answer.given', { by: given.answer.by, at: given.answer.signedAt, zone: link.zone })
}

// Slow, and no connection is held meanwhile.
async function looked({ signature, photos }: AskedAnswer): Promise<Picture[]> {
  const uploads = [signature, ...photos]
  return Promise.all(
    uploads.map(async (upload, at) => ({
      slot: at === 0 ? 'qr-tanda-tangan' : `qr-foto-${at}`,
      accepted: await accept(upload, 'pictures'),
      keys: newKeys(),
    })),
  )
}

function refusedBy(shut: 'unknown' | 'ended' | 'gone', sender: string): Error {
  return shut === 'unknown' ? new NotFound() : new Refusal(`paper-link.${shut}`, { sender })
}
