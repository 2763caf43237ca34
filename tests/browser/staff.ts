import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { openDatabaseOf } from '#app/open-database.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import type { House } from './house.ts'
import { outboxOf, type Credentials } from './sign-in.ts'

/** Somebody with an account, as the administrator's tool makes them. */
export async function hire(
  house: House,
  who: Credentials & { readonly name: string; readonly role: string },
): Promise<void> {
  const db = await openDatabaseOf(house)
  await db.withTx((tx) => createUser(tx, who))
  await db.close()
}

/** A mail in the outbox of a house without SMTP. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The newest mail to somebody about something; waits up to ten seconds for it. */
export async function letterTo(house: House, to: string, subject: RegExp): Promise<Letter> {
  for (let tries = 0; tries < 200; tries += 1) {
    const letters = await Promise.all(outboxOf(house).map((name) => readLetter(join(house.dataDir, 'outbox', name))))
    const found = letters.filter((letter) => letter.to === to && subject.test(letter.subject)).at(-1)
    if (found) return found
    await pause(50)
  }
  throw new Error(`no mail to ${to} about ${String(subject)}`)
}

/** The address of a link in a mail. */
export function linkOf(letter: Letter, part: string): string {
  const link = letter.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part))
  if (!link) throw new Error(`no link with ${part} in: ${letter.text}`)
  return link
}

async function readLetter(path: string): Promise<Letter> {
  const mail = await PostalMime.parse(readFileSync(path))
  return { to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' }
}
