import type { Page } from 'playwright-core'

/** Two hands on a keyboard, counted as `screens.md` counts: one key or chord, one typed value, one click each is one. */
export interface Hands {
  readonly count: number
  /** Keys pressed together, or one after the other as one chord: 'Control+s', 'g o'. */
  press(chord: string): Promise<void>
  type(value: string): Promise<void>
  /** Forgets what was counted. */
  rest(): void
}

/** Hands for one page. */
export function handsOn(page: Page): Hands {
  let count = 0
  return {
    get count() {
      return count
    },
    async press(chord) {
      count += 1
      for (const keys of chord.split(' ')) await page.keyboard.press(keys)
    },
    async type(value) {
      count += 1
      await page.keyboard.type(value)
    },
    rest() {
      count = 0
    },
  }
}
