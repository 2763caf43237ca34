import type { Page } from 'playwright-core'

/** What a thumb needs: 44 CSS pixels, the line of a frame counted inside. For a mouse axe asks itself (24, WCAG 2.5.8). */
const THUMB = 43

/**
 * What can be pressed on a phone and is too small for a thumb: its size and its words. A label belongs to its box, a link that
 * fills its row is as large as the row. How high it is says the screen itself: what lies over it, or cuts it, is not its own.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'a[href],button,input:not([type=hidden],[type=file]),select,textarea,summary,[role=button],[role=tab],[role=menuitem],[role=switch]'
    const px = (text: string) => (text.endsWith('px') ? Number.parseFloat(text) : Number.NaN)
    /** What an absolute ::before or ::after adds around its element, or the row that it fills. */
    const reach = (element: Element): DOMRect[] =>
      ['::before', '::after'].flatMap((name) => {
        const style = getComputedStyle(element, name)
        if (style.content === 'none' || style.position !== 'absolute') return []
        const own = element as HTMLElement
        const frame = getComputedStyle(own).position === 'static' ? own.offsetParent : own
        const box = frame?.getBoundingClientRect()
        const [left, top, wide, high] = [px(style.left), px(style.top), px(style.width), px(style.height)]
        return box && [left, top, wide, high].every(Number.isFinite)
          ? [new DOMRect(box.left + left, box.top + top, wide, high)]
          : []
      })
    const boxOf = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0] ?? element.closest('label')
      const boxes = [element, ...(label ? [label] : [])]
        .map((one) => one.getBoundingClientRect())
        .concat(reach(element))
      const wide = Math.max(...boxes.map((box) => box.width))
      const high = Math.max(...boxes.map((box) => box.height))
      return { wide: Math.round(wide), high: Math.round(high) }
    }
    /** What lies under a bar that stays in the window is scrolled out from under it. */
    const isUnderBar = (hit: Element | null, element: Element): boolean =>
      hit !== null &&
      !hit.contains(element) &&
      (/fixed|sticky/.test(getComputedStyle(hit).position) || isUnderBar(hit.parentElement, element))
    /** Beyond the edge of what scrolls, of the page or of the window, it is scrolled to before it is pressed. */
    const shownBetween = (element: Element): readonly [number, number] => {
      if (element.parentElement === null) return [0, window.innerHeight]
      const [top, bottom] = shownBetween(element.parentElement)
      if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) return [top, bottom]
      const box = element.getBoundingClientRect()
      return [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    /** From the middle of its first line up and down, as far as a finger still presses it; unknown out of the window. */
    const reachedHeight = (element: Element): number | undefined => {
      const line = [...element.getClientRects()].find((box) => box.width > 1)
      if (!line) return undefined
      const x = line.x + Math.min(line.width / 2, 20)
      const middle = line.y + line.height / 2
      const [top, bottom] = shownBetween(element)
      const isOut = (y: number) => y < top || y >= bottom
      const isIts = (y: number) => {
        if (isOut(y)) return true
        const hit = document.elementFromPoint(x, y)
        const label = hit?.closest('label')
        if (hit === null || element.contains(hit)) return hit !== null
        return label?.control === element || label?.contains(element) === true || isUnderBar(hit, element)
      }
      if (isOut(middle) || !isIts(middle)) return undefined
      const steps = Array.from({ length: least }, (_, index) => index + 1)
      const until = (way: 1 | -1) => steps.find((step) => !isIts(middle + way * step)) ?? least + 1
      return until(-1) + until(1) - 1
    }
    const isText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true],[inert],.sr-only,[href="#isi"]') === null &&
      element.getBoundingClientRect().width > 1
    return [...document.querySelectorAll(pressed)].filter(isSeen).flatMap((element) => {
      const box = boxOf(element)
      const reached = reachedHeight(element)
      const high = reached ?? box.high
      // A word may be narrow, its line may not be low.
      const wide = isText(element) ? least : box.wide
      if ((wide >= least && high >= least) || (reached === undefined && isText(element))) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${wide}×${high} ${element.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`]
    })
  }, THUMB)
}

/** How far the page itself goes sideways beyond its window, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
