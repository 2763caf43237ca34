import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { addressOf, countAttempt, forgiveAttempt, type Limit } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Caller } from '#kit/http/serve.ts'
import { keyFor } from '#kit/secret.ts'
import { signedInAddresses } from '#modules/company/sign-in/store.ts'

/** Name of the cookie by which a browser is known to have signed somebody in; it opens nothing. */
const KNOWN_COOKIE = 'mandor_known'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** People who share one browser. */
const MOST_MARKS = 12

/**
 * How well a browser is known to an account. Each has an allowance of its own, so that a stranger who uses up his keeps
 * nobody out: a browser in which the person signed in, an address from which they did, everybody else.
 */
export const acquaintances = ['stranger', 'address', 'browser'] as const
export type Acquaintance = (typeof acquaintances)[number]

/** Tells how well the browser behind a call is known to an account; an account that is none knows nobody. */
export async function acquaintanceOf(db: Tx, caller: Caller, userId: string | undefined): Promise<Acquaintance> {
  if (userId !== undefined && marksIn(caller).some((mark) => isMarkOf(userId, mark))) return 'browser'
  const address = addressOf(caller.ip)
  // Asked of an account that is none, too: the time it takes must not tell which are.
  const known = await signedInAddresses(db, userId ?? NOBODY)
  return known.some((ip) => addressOf(ip) === address) ? 'address' : 'stranger'
}

/** Under which name attempts of an account are counted. */
export function countedAs(who: string, known: Acquaintance): string {
  return known === 'stranger' ? who : `${who} ${known}`
}

/** What one attempt is counted against: what the account allows, and what the address does. */
export interface Counts {
  readonly account: Limit
  readonly address: Limit
  readonly who: string
  readonly known: Acquaintance
}

/** Counts one more attempt; who shares an address with many strangers is not refused for it in a known browser. */
export async function countKnown(db: Tx, caller: Caller, { account, address, who, known }: Counts): Promise<void> {
  if (known !== 'browser') await countAttempt(db, address, addressOf(caller.ip))
  await countAttempt(db, account, countedAs(who, known))
}

/** Takes that attempt back: it turned out to be a right one. */
export async function forgiveKnown(db: Tx, caller: Caller, { account, address, who, known }: Counts): Promise<void> {
  if (known !== 'browser') await forgiveAttempt(db, address, addressOf(caller.ip))
  await forgiveAttempt(db, account, countedAs(who, known))
}

/** Makes this browser known to an account, beside those that it is known to already. */
export function markKnown(caller: Caller, userId: string): void {
  const nonce = randomBytes(12).toString('base64url')
  const others = marksIn(caller).filter((mark) => !isMarkOf(userId, mark))
  const marks = [`${nonce}.${sealOf(userId, nonce)}`, ...others].slice(0, MOST_MARKS)
  caller.setCookie(KNOWN_COOKIE, marks.join('~'), { maxAge: YEAR_SECONDS })
}

function marksIn(caller: Caller): string[] {
  return (caller.cookie(KNOWN_COOKIE) ?? '').split('~', MOST_MARKS).filter((mark) => mark.length < 100)
}

function isMarkOf(userId: string, mark: string): boolean {
  const [nonce = '', seal = ''] = mark.split('.')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(userId, nonce))]
  return given.length === right.length && timingSafeEqual(given, right)
}

// Only who has the secret of the installation can say which browsers are known: nothing is kept of them.
function sealOf(userId: string, nonce: string): string {
  return createHmac('sha256', keyFor('known-browser')).update(`${userId}\0${nonce}`).digest('base64url')
}
