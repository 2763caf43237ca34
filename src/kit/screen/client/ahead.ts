/** How long the first picture waits for such an answer, in milliseconds: drawn without it, nearly all is drawn twice. */
const PATIENCE = 100

let waiting: Promise<unknown> | undefined

/** The first picture of a page needs this answer, which was asked before anything was drawn. */
export function drawWith(answer: Promise<unknown>): void {
  waiting = Promise.race([answer, new Promise((rest) => setTimeout(rest, PATIENCE))])
}

/** Ends when what was asked ahead is there, or has kept the page waiting long enough; at once when nothing was. */
export async function whenDrawable(): Promise<void> {
  await waiting
}
