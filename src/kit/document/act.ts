import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Act, ActAsked } from '#kit/document/acts.ts'
import type { Document, HeadValues, Loaded } from '#kit/document/document.ts'
import { guardAct, type Ground, type RulesOn } from '#kit/document/guard.ts'
import { lockDocument, saveHead } from '#kit/document/load.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { nextNumber } from '#kit/posting/number.ts'

/** What the middle of an act works with. */
export interface Doing<D extends Document, P, F, Asked> {
  readonly tx: Tx
  readonly actor: Actor
  readonly asked: Asked
  readonly doc: Loaded<D>
  readonly parent: P
  readonly facts: F
  /** Saves the new state and these values now, for a middle that reads its own row by SQL. */
  readonly enter: (kept?: HeadValues<D>) => Promise<void>
}

/** What the middle leaves to be saved with the head, and how history calls it. */
export interface Done<D extends Document> {
  readonly kept?: HeadValues<D>
  /** The word of history, when it is not the name of the act. */
  readonly told?: string
}

/** The verb of an act: a function of the transaction, the person and what is asked. */
export interface ActVerb<P, Asked> {
  (tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef>
  /**
   * The same for a transaction that holds the parent already and wrote the document itself: nobody read a version, and
   * whoever calls has asked the right.
   */
  readonly held: (tx: Tx, actor: Actor, asked: Omit<Asked, 'version'>, parent: P) => Promise<DocumentRef>
}

interface Given {
  readonly id: string
  readonly reason?: string
  readonly files?: readonly string[]
}

/**
 * Makes the verb of an act. Around its middle, always in this order: parent locked, document locked and read, within,
 * status, version, when, MIDDLE, history, number, head saved with one new version.
 */
export function act<D extends Document, A extends RulesOn<D, F>, P = undefined, F = undefined>(
  rules: Act<D, A>,
  ground: Ground<D, P, F>,
  middle: (doing: Doing<D, P, F, Omit<ActAsked<A>, 'version'>>) => Promise<Done<D>>,
): ActVerb<P, ActAsked<A>> {
  async function carry(tx: Tx, actor: Actor, asked: Omit<ActAsked<A>, 'version'>, parent: P, version?: number) {
    // Safe: every act asks an id; those that ask a reason or files ask them as text and as ids.
    const given = asked as unknown as Given
    const { id, reason } = given
    const doc = await lockDocument(tx, rules.of, actor.companyId, id)
    const facts = await guardAct(tx, actor, { rules, ground, doc, version, isHeld: version === undefined })
    const state = rules.to && { state: rules.to }
    const head = { of: rules.of, actor, id }
    const enter = async (kept?: HeadValues<D>) => {
      await saveHead(tx, { ...head, isNewVersion: false }, { ...kept, ...state })
    }
    const { kept, told } = await middle({ tx, actor, asked, doc, parent, facts, enter })
    await claimAsked(tx, actor, rules.of, given)
    await recordHistory(tx, actor, { subject: rules.of.name, id, act: told ?? rules.act, ...(reason && { reason }) })
    const number = rules.numbers && { number: await numbered(tx, actor, rules.of, doc) }
    return saveHead(tx, { ...head, isNewVersion: true }, { ...kept, ...state, ...number })
  }
  const verb = async (tx: Tx, actor: Actor, asked: ActAsked<A>) => {
    // Safe: a ground without a parent has P undefined.
    const parent = (await ground.parent?.(tx, actor, asked.id)) as P
    return carry(tx, actor, asked, parent, asked.version)
  }
  return Object.assign(verb, { held: carry })
}

async function claimAsked(tx: Tx, actor: Actor, { files }: Document, asked: Given): Promise<void> {
  if (files && asked.files) await claimFiles(tx, actor, { ids: asked.files, subject: files, ownerId: asked.id })
}

async function numbered<D extends Document>(tx: Tx, actor: Actor, of: D, doc: Loaded<D>): Promise<string> {
  if (!of.number) throw new Error(`${of.name} has no series of numbers`)
  // Safe: `document()` admits as day only a key of the head.
  const day = (doc as unknown as Readonly<Record<string, Day>>)[of.number.day] as Day
  return nextNumber(tx, {
    companyId: actor.companyId,
    doc: of.number.series,
    day,
    document: { kind: of.name, id: doc.id },
  })
}
