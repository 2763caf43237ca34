import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

type Act = (tx: Tx, actor: Actor, id: string) => Promise<void>

const acts = new Map<string, Act>()

/** Lets a department put right what went away together with a thing that is brought back. Called once for each kind. */
export function whenUntrashed(subject: string, act: Act): void {
  acts.set(subject, act)
}

/** What a thing that comes back was, by column; and what of it must be otherwise now. */
type Kept = Readonly<Record<string, unknown>>
type Ready = (tx: Tx, actor: Actor, kept: Kept) => Promise<Readonly<Record<string, string | number>> | undefined>

const readies = new Map<string, Ready>()

/**
 * Lets a department judge a thing of a kind before it is put back: it throws why it may not be, or tells which columns
 * are otherwise now, a number that another has taken. Called once for each kind.
 */
export function beforeUntrashed(subject: string, ready: Ready): void {
  readies.set(subject, ready)
}

/** Makes a thing of a kind ready to be put back; nothing where it comes back as it was. */
export async function madeReady(tx: Tx, actor: Actor, subject: string, kept: Kept): ReturnType<Ready> {
  return readies.get(subject)?.(tx, actor, kept)
}

/** Does what goes with bringing one of a kind back. */
export async function putRight(tx: Tx, actor: Actor, subject: string, id: string): Promise<void> {
  await acts.get(subject)?.(tx, actor, id)
}
