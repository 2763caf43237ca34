import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'

/** A person's email and password. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in through the screens; the code is read from the outbox folder of a house without SMTP. */
export async function signIn(page: Page, house: House, person: Credentials): Promise<void> {
  const known = new Set(outboxOf(house))
  await page.goto(`${house.url}/login`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL('**/otp')
  const code = await newestCode(house, known)
  await page.locator('input[autocomplete="one-time-code"]').fill(code)
  await page.waitForURL('**/dashboard')
}

/** The code of the first mail that was not known yet. */
export async function newestCode(house: House, known: ReadonlySet<string>): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const fresh = outboxOf(house).filter((name) => !known.has(name))
    for (const name of fresh) {
      const code = /\b(\d{6})\b/.exec(textOf(readFileSync(join(house.dataDir, 'outbox', name), 'utf8')))?.[1]
      if (code) return code
    }
    await pause(50)
  }
  throw new Error('no sign-in code in the outbox')
}

/** The mails of a house without SMTP, by file name. */
export function outboxOf(house: House): string[] {
  try {
    return readdirSync(join(house.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

// Headers hold digits too (dates, ids): only what follows the first blank line counts.
function textOf(eml: string): string {
  return eml.slice(eml.search(/\r?\n\r?\n/))
}
