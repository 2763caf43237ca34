import * as z from 'zod/mini'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { LetterKind } from '#kit/paper/links/letter-kind.ts'
import type { Letter } from '#kit/paper/links/letter.ts'
import { sharedLetters, sharedPaper } from '#kit/paper/links/shared-papers.ts'
import { cardVersions, countSave } from '#kit/posting/settings-card.ts'
import { readSetting, writeSetting } from '#modules/company/website/store.ts'
import type { LetterRow, restoreLetter, saveLetter } from '#modules/company/letters/contract.ts'
import { strangePlace } from '#modules/company/letters/rules.ts'

const shape = z.object({ subject: z.string(), text: z.string() })
/** A kind by its id: 'invoice'. */
type Kind = LetterKind & { readonly id: string }

const cardOf = (kind: Kind) => `letter/${kind.id}`
const keyOf = (kind: Kind) => `mail-letter.${kind.id}`

/** What a kind of paper goes out with: the company's own words, or the usual ones. */
export async function letterOfKind(tx: Tx, companyId: string, id: string): Promise<Letter> {
  return ownOrUsual(tx, companyId, kindOf(id))
}

/** Every letter of the open company. */
export async function letters(tx: Tx, { companyId }: Actor): Promise<LetterRow[]> {
  const versions = await cardVersions(tx, companyId)
  const rows: LetterRow[] = []
  for (const [id, letter] of sharedLetters()) {
    const kind = { id, ...letter }
    rows.push(rowOf(kind, await ownOrUsual(tx, companyId, kind), versions.get(cardOf(kind)) ?? 0))
  }
  return rows
}

/** Writes a letter anew; the usual words written once more are the usual ones. */
export async function change(tx: Tx, actor: Actor, asked: AskedOf<typeof saveLetter>): Promise<LetterRow> {
  const kind = kindOf(asked.kind)
  for (const field of ['subject', 'text'] as const) {
    const word = strangePlace(kind, asked[field])
    if (word !== undefined)
      throw new Refusal('letter.unknown-place', { word, name: kind.name, places: kind.places.join(' ') }, { field })
  }
  return write(tx, actor, kind, { version: asked.version, letter: { subject: asked.subject, text: asked.text } })
}

/** Puts the usual words back. */
export async function restore(tx: Tx, actor: Actor, asked: AskedOf<typeof restoreLetter>): Promise<LetterRow> {
  const kind = kindOf(asked.kind)
  return write(tx, actor, kind, { version: asked.version, letter: kind.usual })
}

async function write(
  tx: Tx,
  actor: Actor,
  kind: Kind,
  { version, letter }: { readonly version: number; readonly letter: Letter },
): Promise<LetterRow> {
  const { companyId, userId } = actor
  const saved = await countSave(tx, { companyId, card: cardOf(kind) }, version, userId)
  const before = await ownOrUsual(tx, companyId, kind)
  const value = isSame(letter, kind.usual) ? null : letter
  await writeSetting(tx, { companyId, key: keyOf(kind), value, by: userId })
  await recordHistory(tx, actor, {
    subject: 'mail',
    id: companyId,
    act: 'edit',
    changes: changesOf(kind, before, letter),
  })
  return rowOf(kind, letter, saved)
}

// Not as fields of a record are compared: words in braces are no JSON.
function changesOf({ name }: Kind, before: Letter, after: Letter): Changes {
  return {
    ...(before.subject !== after.subject && { [`${name}: perihal`]: [before.subject, after.subject] as const }),
    ...(before.text !== after.text && { [`${name}: isi surat`]: [before.text, after.text] as const }),
  }
}

async function ownOrUsual(tx: Tx, companyId: string, kind: Kind): Promise<Letter> {
  const read = shape.safeParse(await readSetting(tx, companyId, keyOf(kind)))
  return read.success ? read.data : kind.usual
}

function rowOf({ id, name, places, example, usual }: Kind, letter: Letter, version: number): LetterRow {
  const { subject, text } = letter
  return { kind: id, name, places, example, version, isUsual: isSame(letter, usual), subject, text }
}

function isSame(one: Letter, other: Letter): boolean {
  return one.subject === other.subject && one.text === other.text
}

function kindOf(id: string): Kind {
  return { id, ...sharedPaper(id).letter }
}
