import type { AnyRouter } from '@tanstack/react-router'

const SETTLES_IN = 3000

/**
 * After a change of page puts the focus on its h1, unless the page has put it somewhere itself. A page that is still
 * being fetched draws its heading twice; the focus follows until the page has settled or the person does something.
 */
export function focusAfterNavigation(router: AnyRouter): () => void {
  let stop = () => {}
  let before: Element | null
  const subscribed = [
    // Afterwards it would be too late: the next page may have taken the focus while it was drawn.
    router.subscribe('onBeforeLoad', () => void (before = document.activeElement)),
    router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      stop()
      stop = followHeading(before)
    }),
  ]
  return () => {
    stop()
    for (const end of subscribed) end()
  }
}

/** Keeps the focus on the page's heading while nobody, person or page, has put it elsewhere. */
function followHeading(before: Element | null): () => void {
  const follow = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const here = document.activeElement
    const isLeftBehind = here === before || here?.tagName === 'H1' || !here?.closest('main, [role=dialog]')
    if (!heading || heading === here || !isLeftBehind) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(follow)
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, SETTLES_IN)
  const acts = ['keydown', 'pointerdown'] as const
  for (const act of acts) addEventListener(act, stop, { once: true, capture: true })
  follow()

  function stop() {
    clearTimeout(timer)
    watcher.disconnect()
    for (const act of acts) removeEventListener(act, stop, { capture: true })
  }
  return stop
}
