import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { filled, filledLine, usualLetter, type Known, type Letter } from './letter.ts'
import { sharedPaper, type SharedPaper, type Standing } from './shared-papers.ts'

/** A letter as somebody reads it. */
export interface FilledLetter {
  readonly subject: string
  readonly message: string
}

let source: ((tx: Tx, companyId: string, kind: string) => Promise<Letter>) | undefined

/** The department that keeps a company's letters says so here. */
export function knowLetters(known: (tx: Tx, companyId: string, kind: string) => Promise<Letter>): void {
  source = known
}

interface Of {
  readonly kind: string
  readonly paper: SharedPaper
  readonly standing: Standing
}

/** What a link to a paper is sent with; the link is in it, whatever the company wrote. */
export async function linkLetter(
  tx: Tx,
  actor: Actor,
  of: Of,
  link: { readonly url: string; readonly until: string },
): Promise<string> {
  const { message } = await written(tx, actor, of, { tautan: link.url, berlaku_sampai: link.until })
  return message.includes(link.url) ? message : `${message}\n\n${link.url}`.trim()
}

/** What a mail with a paper attached begins with; 404 for a paper the person may not see. */
export async function mailLetter(tx: Tx, actor: Actor, kind: string, id: string): Promise<FilledLetter> {
  const paper = sharedPaper(kind)
  return written(tx, actor, { kind, paper, standing: await paper.standing(tx, actor, id) }, {})
}

async function written(tx: Tx, { companyId }: Actor, of: Of, more: Known): Promise<FilledLetter> {
  const { title, name, known } = of.standing
  const letter = source ? await source(tx, companyId, of.kind) : usualLetter('penerima')
  const perusahaan = await of.paper.sender(tx, companyId)
  const all = { penerima: name, dokumen: title, perusahaan, ...known, ...more }
  return { subject: filledLine(letter.subject, all), message: filled(letter.text, all) }
}
