import { useEffect, useRef } from 'react'

// Half a screen: what scrolls into sight is there already, whether the page scrolls or something within it.
const NEAR = '400px 0px'

/**
 * Marks the rows far out of sight. Content-visibility leaves three screens of them to be painted; these are cut away, yet
 * stay in reach of Tab, of search in the page and of a reader.
 */
export function useFarRows(count: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const rows = body.current?.rows ?? []
    const watch = new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => target.toggleAttribute('data-far', !isIntersecting)),
      { rootMargin: NEAR, scrollMargin: NEAR },
    )
    for (const row of rows) watch.observe(row)
    return () => watch.disconnect()
  }, [count])
  return body
}
