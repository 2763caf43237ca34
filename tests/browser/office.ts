import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openDatabaseOf } from '#app/open-database.ts'
import type { Database } from '#kit/db/database.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import { AUTH_COOKIE, packAuth } from '#modules/company/accounts/auth-state.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import type { SignedIn } from '#modules/company/sign-in/contract.ts'
import { aCompany, type Jar, someoneWith } from '../doors/people.ts'
import { leaveBrowser, openBrowser, openWindow, sharedBrowser, type WindowOptions } from './chromium.ts'
import { monthHome, newHome } from './filled-homes.ts'
import { startHouse, type House } from './house.ts'

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
  const home = await (empty ? newHome() : monthHome())
  const house = await startHouse(home)
  useSecret(readSecret(home))
  // The windows of a ring share a browser; who has no ring, or asks for flags, has one of their own.
  const isShared = home.databaseUrl !== undefined && !flags
  const opened = Promise.all([openDatabaseOf(home), isShared ? sharedBrowser() : openBrowser(flags)])
  // A machine without a browser is left as it was found.
  const [db, browser] = await opened.catch(async (cause: unknown) => {
    await house.stop()
    throw cause
  })
  const companyId = empty ? await aCompany(db, 'PT Wira Bangun Persada') : home.note
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
      await (isShared ? leaveBrowser(browser) : browser.close())
      await db.close()
      await house.stop()
      await home.leave()
    },
  }
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
