import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { whenIdle } from './when-idle.ts'

interface Options {
  /** What stands there while it is fetched; nothing unless said. */
  readonly fallback?: ReactNode
  /** Seen as soon as the page is drawn: fetched together with it, not when the browser has time. */
  readonly now?: boolean
}

/**
 * A part in a file of its own: a sheet, a tab, a panel. The page does not wait for it; it is fetched as soon as the
 * browser has time, so that it is there when somebody asks for it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, now = false }: Options = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const fetchIt = () => {
    coming ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const Late = lazy(async () => ({ default: await fetchIt() }))
  const ahead = () => void fetchIt().catch(() => undefined)
  if (now) ahead()
  else whenIdle(ahead)

  return function Later(props: Props) {
    // What is there already is drawn at once; what was late stays what it is, so that nothing typed is lost.
    const [Ready] = useState(() => loaded)
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Late {...props} />
      </Suspense>
    )
  }
}
