import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#ground/refusal.ts'
import { TooOften } from '#kit/http/failures.ts'
import { normalPassword } from '#modules/company/sign-in/password-rules.ts'

// argon2id (the library's default kind), the figures of the OWASP password storage sheet.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Compared when there is no such account, so that the answer takes as long. Nobody's password.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$Am8lcUJKBWdC2cef2qqJOA$7VDwajDfDdbRFVkb+C8YX+8IFPl4heQhUeR4QYi6b2E'

/** Hashes a password away from the event loop. */
export async function hashPassword(typed: string): Promise<string> {
  return inTurn(() => hash(normalPassword(typed), COST))
}

/** Compares a password; does the same work when there is nothing to compare with, and then says no. */
export async function isPassword(typed: string, stored: string | null | undefined): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? NOBODY, normalPassword(typed)))
  return isRight && stored !== null && stored !== undefined
}

/** Refuses passwords that everybody tries first, and those made of the person's own name, email or its company's. */
export function checkUncommon(typed: string, person: { readonly name?: string; readonly email?: string }): void {
  const plain = normalPassword(typed).toLowerCase()
  const { email = '', name = '' } = person
  const own = [email, email.split('@')[0], ...email.split(/[@.]/), name, name.replaceAll(' ', ''), 'mandor']
  const isOwn = own.some((word) => word !== undefined && word.length >= 3 && isMadeOf(plain, word.toLowerCase()))
  if (isOwn || common().has(plain) || common().has(withoutLeet(plain))) {
    throw new Refusal('password.common', {}, { field: 'password' })
  }
}

// The word itself, perhaps with a few digits or signs around it.
function isMadeOf(plain: string, word: string): boolean {
  const at = plain.indexOf(word)
  if (at < 0) return false
  const rest = plain.slice(0, at) + plain.slice(at + word.length)
  return rest.length <= 6 && !/\p{L}/u.test(rest)
}

function withoutLeet(text: string): string {
  const letters: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }
  return text.replace(/[0345@$](?=.*[a-z])/g, (sign) => letters[sign] ?? sign)
}

let known: ReadonlySet<string> | undefined

function common(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return known
}

// Each hash takes 19 MiB and a core for some 20 ms: two at a time, and a queue that does not grow without end.
const AT_ONCE = 2
const MOST_WAITING = 200
const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooOften(5, 'Server sedang sibuk.')
    await new Promise<void>((resume) => waiting.push(resume))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
