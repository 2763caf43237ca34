import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** What tells a page from every other, in words that its rows do not change. */
export interface PictureWords {
  /** The address, each id of a row as '$': '/order/detail/$'. */
  readonly place: string
  /** The name of the page; '$' where it is the row's. */
  readonly head: string
  /** Tabs, columns and fields of the sheet on top, or of the page; its headings too, unless the row decides which cards stand. */
  readonly parts: readonly string[]
}

const src = fileURLToPath(new URL('../../src/', import.meta.url))

// What is said by the product itself; what the example data says may be another row's tomorrow.
const own = readdirSync(src, { recursive: true })
  .map(String)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^app[\\/](seed|help)/.test(path))
  .map((path) => readFileSync(src + path, 'utf8'))
  .join('\n')
  .replaceAll('&amp;', '&')
  .replaceAll(/\s+/g, ' ')

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** Reads the words of the page that stands. */
export async function pictureWords(page: Page): Promise<PictureWords> {
  const { place, head, said } = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('[role=dialog]')]
    const top = sheets.at(-1) ?? document.querySelector('main') ?? document.body
    const place = location.pathname + location.search
    const isOfARow = /[0-9a-f]{8}-[0-9a-f-]{27}/.test(place)
    const parts = [...top.querySelectorAll(`[role=tab], th, label, legend${isOfARow ? '' : ', h2, h3'}`)]
    return {
      place,
      head: document.querySelector('h1')?.textContent ?? '',
      said: parts.map((part) => part.textContent ?? ''),
    }
  })
  return {
    place: place.replaceAll(ID, '$'),
    head: isOwn(plain(head)) ? plain(head) : '$',
    parts: [...new Set(said.map(plain).filter(isOwn))].toSorted(),
  }
}

// Without the count behind it: 'Item 4' is the tab of the items.
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/(\s*[\d.,+]+)+$/, '')
    .trim()
}

// As a whole text between quotes or tags: 'Item' alone, not the beginning of something longer.
function isOwn(text: string): boolean {
  return (
    text.length > 2 &&
    !/\d/.test(text) &&
    [`'${text}'`, `"${text}"`, `>${text}<`, `> ${text} <`].some((whole) => own.includes(whole))
  )
}
