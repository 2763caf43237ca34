import { now } from '#kit/clock.ts'
import { useAuth } from '../client/auth.ts'
import { deviceStore } from './device-store.ts'
import { forgetKept, KEPT_ANSWERS } from './forget-kept.ts'

/** An answer that lies on this device, so that work begun with it goes on after a reload without a signal. */
interface Kept<A> {
  readonly name: string
  /** Whose it is: nobody else on the same device sees it. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly answer: A
}

const run = deviceStore(KEPT_ANSWERS, 'answers')
const REST_MS = 3 * 24 * 3600 * 1000

/**
 * Keeps an answer of a person under a name; an answer of nothing is forgotten. After signing out nothing is kept any
 * more, though a page that is being left may still ask for it.
 */
export async function keepAnswer(by: string, name: string, answer: unknown): Promise<void> {
  if (!isHere(by)) return
  const kept: Kept<unknown> = { name, by, at: now().getTime(), answer }
  await run('readwrite', (store) => (answer === undefined ? store.delete(name) : store.put(kept)))
}

/** What this person kept under a name in the last three days. */
export async function keptAnswer<A>(by: string, name: string): Promise<Kept<A> | undefined> {
  if (!isHere(by)) return undefined
  const kept = await run<Kept<A> | undefined>('readonly', (store) => store.get(name))
  return kept && isHis(kept, by) ? kept : undefined
}

/** Lets go of what is old, or was kept by whoever used this device before; where nobody is signed in, of all. */
export async function sweepKept(by: string): Promise<void> {
  if (!isHere(by)) return forgetKept()
  const all = (await run<Kept<unknown>[]>('readonly', (store) => store.getAll())) ?? []
  for (const { name } of all.filter((kept) => !isHis(kept, by))) await keepAnswer(by, name, undefined)
}

function isHere(by: string): boolean {
  return by !== '' && useAuth.getState().user?.id === by
}

function isHis(kept: Kept<unknown>, by: string): boolean {
  return kept.by === by && now().getTime() - kept.at <= REST_MS
}
