import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { untilStill } from './settled.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a change of theme can break: nothing but colours changes. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What is told goes out by growing paler, whenever its time is over: it is asked as it stood. */
const WHOLE_TOAST = '[data-sonner-toast][data-removed=true]{opacity:1!important;transition:none!important}'

/** What axe finds wrong with a page as it stands, one line per rule and element. */
export async function complaintsOf(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  // Everything runs inside the page itself: there are no foreign frames to look into.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // A bar that stays in sight covers half of some field wherever a page is scrolled to: it is asked as it stands at the end.
  const inPlace = await page.addStyleTag({ content: '.sticky{position:static!important}' + WHOLE_TOAST })
  const { violations } = await (what === 'everything' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze()
  await inPlace.evaluate((style) => style.parentNode?.removeChild(style))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  )
}

/** The same page in both themes; the second time only for its colours. */
export async function complaintsInBothThemes(page: Page): Promise<string[]> {
  await untilStill(page)
  const light = await complaintsOf(page)
  await paint(page, true)
  const dark = await complaintsOf(page, 'colours')
  await paint(page, false)
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)]
}

async function paint(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await untilStill(page)
}
