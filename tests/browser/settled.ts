import type { Page, Request } from 'playwright-core'

/** React shows one late part after another only so often, in milliseconds; a little more. */
const SHOWN_WITHIN = 350

/** A busy machine draws late; in milliseconds. */
const PATIENCE = 60_000

/** Goes on to an address inside the app that is open, as a link does, without loading the app anew. */
export function walkSettled(page: Page, address: string): Promise<void> {
  const walk = (to: string) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }
  return openSettled(page, address, () => page.evaluate(walk, address))
}

/**
 * Opens an address and waits until its page has all it asked for and has drawn it; the line of live changes stays open.
 *
 * @param go how one gets there; by loading it unless said otherwise
 */
export async function openSettled(
  page: Page,
  url: string,
  go: () => Promise<unknown> = () => page.goto(url),
): Promise<void> {
  const open = new Set<unknown>()
  const begin = (request: Request) => request.resourceType() === 'eventsource' || open.add(request)
  const end = (request: unknown) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await go()
  // An open sheet hides the page behind it from roles.
  await page.locator('h1').first().waitFor()
  const waiting = page.locator('[aria-busy=true], [role=status]:has-text("Memuat"), main .animate-breathe')
  let calm = 0
  // Twice in a row, with a moment between: what has just arrived may ask for more, and parts that came late are shown late.
  const isCalm = async () => {
    const isQuiet = open.size + (await waiting.count()) === 0
    if (isQuiet) await idle(page)
    if (isQuiet && calm === 0) await page.waitForTimeout(SHOWN_WITHIN)
    calm = isQuiet && open.size === 0 ? calm + 1 : 0
    return calm > 1
  }
  const latest = performance.now() + PATIENCE
  while (!(await isCalm())) {
    if (performance.now() > latest) throw new Error(`${url} has not settled: ${open.size} requests are open`)
    await page.waitForTimeout(50)
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 300 })))
}

/** Longer than anything that moves on a page takes to its end, in milliseconds. */
const MOVES_WITHIN = 3000

/** Waits for whatever moves or changes colour and will come to an end; what is folded away is not drawn and never does. */
export function untilStill(page: Page): Promise<unknown> {
  return page.evaluate(async (longest) => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = document
      .getAnimations()
      // What moves with scrolling, not with time, ends nowhere.
      .filter((one) => one.timeline === document.timeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const ended = Promise.all(moving.map((one) => one.finished.catch(() => undefined)))
    await Promise.race([ended, new Promise((rest) => setTimeout(rest, longest))])
  }, MOVES_WITHIN)
}
