import { type Browser, type BrowserContext, chromium } from 'playwright-core'

// Under these Chromium stays quiet on a closed network, also as root.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser that `npm test` found; `flags` for what only one story needs, as a camera. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] })
}

/** Kept outside the module: the one browser of this process. */
const shared = globalThis as { browserOfTests?: Promise<Browser> }

/** The browser that all files of a worker look through, one after the other; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  return (shared.browserOfTests ??= openBrowser())
}

/** Shuts every window of the shared browser. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((window) => window.close()))
}

/** How a window looks. */
export interface WindowOptions {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  /** Nothing moves: for who looks at what stands in the end. */
  readonly isCalm?: boolean
  /** With the worker that opens the app without a signal; it hides requests from `page.route`. */
  readonly isKeeping?: boolean
}

/** A window of an office in Jakarta. */
export function openWindow(browser: Browser, options: WindowOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: options.width ?? 1366, height: options.height ?? 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.isCalm ? 'reduce' : 'no-preference',
    serviceWorkers: options.isKeeping ? 'allow' : 'block',
    hasTouch: (options.width ?? 1366) < 768,
  })
}
