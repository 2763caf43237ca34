import { dayFormat } from '#ground/format.ts'
import { dayIn } from '#ground/day.ts'
import { phoneE164 } from '#ground/identifiers.ts'
import type { Actor } from '#kit/access/actor.ts'
import { recordHistory } from '#kit/history/history.ts'
import { WrongShape } from '#kit/http/failures.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { publicUrl } from '#kit/http/public-url.ts'
import type { Call } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import type {
  linksOfPaper,
  MadeLink,
  paperLetter,
  PaperLinkLine,
  paperReader,
  revokeLink,
  sharePaper,
} from './contract.ts'
import { linkLetter, mailLetter, type FilledLetter } from './letters.ts'
import { linkToken } from './link-token.ts'
import { shareable } from './shared-papers.ts'
import { endLink, insertLink, linkRow, linkSecret, liveLinks } from './store.ts'
import { Refusal } from '#ground/refusal.ts'

/** Makes a link to a paper that this person may send, and remembers that they did. */
export async function share({ tx, actor, asked }: Call<AskedOf<typeof sharePaper>>): Promise<MadeLink> {
  const { kind, id: documentId, copy, days } = asked
  const phone = phoneOf(asked.phone)
  const paper = shareable(actor, kind)
  const standing = await paper.standing(tx, actor, documentId)
  if (standing.isVoid) throw new Refusal('paper-link.void', { title: standing.title })

  const { companyId, zone } = actor
  const row = { id: newId(), companyId, kind, documentId, copy, zone, madeBy: actor.userId, madeByName: actor.name }
  const expiresAt = await insertLink(tx, { ...row, days })
  const token = linkToken(await linkSecret(tx), { ...row, expiresAt })
  await recordHistory(tx, actor, {
    subject: paper.subject,
    id: documentId,
    act: 'share-link',
    changes: changesOf(phone, expiresAt),
  })

  const url = publicUrl(`/d/${token}`)
  const until = dayOf(actor, expiresAt)
  const text = await linkLetter(tx, actor, { kind, paper, standing }, { url, until })
  const whatsApp = `https://wa.me/${phone?.slice(1) ?? ''}?text=${encodeURIComponent(text)}`
  return { id: row.id, url, expiresAt, text, whatsApp }
}

/** Whom a paper is for. */
export async function readerOf({ tx, actor, asked }: Call<AskedOf<typeof paperReader>>) {
  const { name, phone, email = null } = await shareable(actor, asked.kind).standing(tx, actor, asked.id)
  return { name, phone, email }
}

/** What a mail with the paper begins with. */
export async function letterOf({ tx, actor, asked }: Call<AskedOf<typeof paperLetter>>): Promise<FilledLetter> {
  shareable(actor, asked.kind)
  return mailLetter(tx, actor, asked.kind, asked.id)
}

/** The links of a paper that still open. */
export async function linksOf({ tx, actor, asked }: Call<AskedOf<typeof linksOfPaper>>): Promise<PaperLinkLine[]> {
  await shareable(actor, asked.kind).standing(tx, actor, asked.id)
  return liveLinks(tx, { companyId: actor.companyId, kind: asked.kind, documentId: asked.id })
}

/** Ends a link of a paper that this person may send; it may have been made by somebody else. */
export async function revoke({ tx, actor, asked }: Call<AskedOf<typeof revokeLink>>): Promise<{ id: string }> {
  const link = found(await linkRow(tx, asked.id))
  if (link.companyId !== actor.companyId) throw new NotFound()
  const paper = shareable(actor, link.kind)
  await paper.standing(tx, actor, link.documentId)
  if (await endLink(tx, link.id, actor.name)) {
    await recordHistory(tx, actor, { subject: paper.subject, id: link.documentId, act: 'revoke-link' })
  }
  return { id: link.id }
}

function phoneOf(typed: string | null): string | undefined {
  if (typed === null || typed.trim() === '') return undefined
  const phone = phoneE164(typed)
  if (phone) return phone
  throw new WrongShape({ phone: ['Nomor WhatsApp belum benar. Contoh: 0812-3456-7890.'] })
}

function changesOf(phone: string | undefined, until: string) {
  return { ...(phone && { to: [null, phone] as const }), until: [null, until] as const }
}

function dayOf(actor: Actor, instant: string): string {
  return dayFormat(dayIn(actor.zone, new Date(instant)), 'long')
}
