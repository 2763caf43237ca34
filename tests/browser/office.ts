import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openDatabaseOf } from '#app/open-database.ts'
import { demoSizes, fillDemo } from '#app/seed/small.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import { AUTH_COOKIE, packAuth } from '#modules/company/accounts/auth-state.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { seedRoles } from '#modules/company/accounts/role-store.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'
import { aCompany, type Jar, someoneWith } from '../doors/people.ts'
import { openBrowser, openWindow, type WindowOptions } from './chromium.ts'
import { startHouse, type House } from './house.ts'
import { readyFolder } from './ready-folder.ts'

/** A running house with a believable month in it, a browser in front of it, and people of any rights. */
export interface Office {
  readonly house: House
  readonly url: string
  readonly browser: Browser
  readonly db: Database
  /** The company with the demo data. */
  readonly companyId: string
  /** A window of somebody new who holds exactly these rights; all of them unless said otherwise. */
  enter(who?: Person, options?: WindowOptions): Promise<Desk>
  close(): Promise<void>
}

/** Who sits down. */
export interface Person {
  readonly permissions?: readonly string[]
  /** Another company than the one with the demo data. */
  readonly companyId?: string
}

/** One person's window. */
export interface Desk {
  readonly window: BrowserContext
  readonly page: Page
  /** Opens an address of the house. */
  go(address: string): Promise<void>
  /** Path and search of where one is. */
  path(): string
}

interface OfficeOptions {
  readonly empty?: boolean
  readonly flags?: readonly string[]
}

/** Opens the office: once for a whole file of tests. */
export async function openOffice({ empty, flags }: OfficeOptions = {}): Promise<Office> {
  const day = dayIn('Asia/Jakarta', now())
  const { dataDir, note } = empty ? await readyFolder('new', aNewHouse) : await readyFolder(`month to ${day}`, aMonth)
  const house = await startHouse({ dataDir })
  useSecret(readSecret({ dataDir }))
  const opened = Promise.all([openDatabaseOf({ dataDir, databaseUrl: undefined }), openBrowser(flags)])
  // A machine without a browser is left as it was found.
  const [db, browser] = await opened.catch(async (cause: unknown) => {
    await house.stop()
    throw cause
  })
  const companyId = empty ? await aCompany(db, 'PT Wira Bangun Persada') : note
  await db.withTx((tx) => seedRoles(tx))
  // So that the planner knows the data, as it does after an hour of use.
  await sql`analyze`.execute(tables(db.read))
  return {
    house,
    url: house.url,
    browser,
    db,
    companyId,
    enter: async (who = {}, options = {}) => {
      const jar = await someoneWith(db, who.companyId ?? companyId, who.permissions ?? allPermissions)
      const window = await openWindow(browser, options)
      await window.addCookies(await cookiesOf(house.url, jar))
      return deskOf(window, await window.newPage(), house.url)
    },
    close: async () => {
      await browser.close()
      await db.close()
      await house.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A house that was started and ended once. */
async function aNewHouse(dataDir: string): Promise<string> {
  await (await startHouse({ dataDir })).stop()
  return ''
}

/** The same with a believable month in it; says whose. */
async function aMonth(dataDir: string): Promise<string> {
  const house = await startHouse({ dataDir })
  useSecret(readSecret({ dataDir }))
  const db = await openDatabaseOf({ dataDir, databaseUrl: undefined })
  const { companyId } = await fillDemo(db, dayIn('Asia/Jakarta', now()), demoSizes.small)
  await db.close()
  await house.stop()
  return companyId
}

/** A busy machine draws late: how long anything may take that comes at all. */
const PATIENCE = 30_000

/** What a page of a window can do, in short words. */
export function deskOf(window: BrowserContext, page: Page, url: string): Desk {
  page.setDefaultTimeout(PATIENCE)
  void moveOffToasts(page)
  return {
    window,
    page,
    go: async (address) => void (await page.goto(url + address)),
    path: () => {
      const here = new URL(page.url())
      return here.pathname + here.search
    },
  }
}

// Toasts that come up under a resting mouse wait for it to leave, and lie on what is clicked next.
async function moveOffToasts(page: Page): Promise<void> {
  const held = page.locator('[data-sonner-toast][data-expanded=true]').first()
  await page.addLocatorHandler(held, () => page.mouse.move(1, 1), { noWaitAfter: true })
}

/** The cookies of a sign-in, with the one the application reads itself. */
async function cookiesOf(url: string, jar: Jar) {
  const header = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/api/me`, { headers: { cookie: header } })
  const { user, token, permissions } = (await answer.json()) as SignedIn
  const all = new Map([...jar, [AUTH_COOKIE, packAuth({ user, token, permissions })] as const])
  return [...all].map(([name, value]) => ({
    name,
    value,
    url,
    sameSite: 'Strict' as const,
    httpOnly: name === 'mandor_session',
  }))
}
