import type { AnyRouter } from '@tanstack/react-router'

/** After a change of page puts the focus on its h1, unless the page has put it somewhere itself. */
export function focusAfterNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const page = document.querySelector('main')
    if (!page || (document.activeElement !== page && page.contains(document.activeElement))) return
    const target = page.querySelector<HTMLElement>('h1') ?? page
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
