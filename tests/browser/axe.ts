import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { untilStill } from './settled.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a change of theme can break: nothing but colours changes. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What is right needs no words, and style sheets are fetched again for nothing: half of the time. */
const ONLY_FAULTS = { resultTypes: ['violations' as const], preload: false }

/** What is told goes out by growing paler, whenever its time is over: it is asked as it stood. */
const WHOLE_TOAST = '[data-sonner-toast][data-removed=true]{opacity:1!important;transition:none!important}'

/** What axe finds wrong with a page as it stands, one line per rule and element. */
export async function complaintsOf(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  // Everything runs inside the page itself: there are no foreign frames to look into.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...ONLY_FAULTS })
  // A bar that stays in sight covers half of some field wherever a page is scrolled to: it is asked as it stands at the end.
  const inPlace = await page.addStyleTag({ content: '.sticky{position:static!important}' + WHOLE_TOAST })
  const { violations } = await (what === 'everything' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze()
  await inPlace.evaluate((style) => style.parentNode?.removeChild(style))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  )
}

/** The page as it stands, painted in one theme. */
export async function complaintsInTheme(
  page: Page,
  theme: 'light' | 'dark',
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  await paint(page, theme)
  const found = await complaintsOf(page, what)
  await paint(page, 'light')
  return found.map((one) => `${theme} ${one}`)
}

/** The same page in both themes; the second time only for its colours. */
export async function complaintsInBothThemes(page: Page): Promise<string[]> {
  const light = await complaintsInTheme(page, 'light')
  return [...light, ...(await complaintsInTheme(page, 'dark', 'colours'))]
}

/** Paints the page in a theme, until it is loaded again. */
export async function paint(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((one) => document.documentElement.classList.toggle('dark', one === 'dark'), theme)
  await untilStill(page)
}
