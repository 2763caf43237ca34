import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { inCase } from './fetched.ts'
import { lazy } from './lazy.tsx'
import { whenIdle } from './when-idle.ts'

/** A part, and a way to fetch it before it is drawn. */
export type LaterPart<Props> = ComponentType<Props> & { readonly warm: () => Promise<unknown> }

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
): LaterPart<Props> {
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
  const Late = lazy(async () => ({ default: await fetchIt() }), load)
  const warm = () => inCase(fetchIt)
  if (now) void warm()
  else whenIdle(() => void warm())

  function Later(props: Props) {
    // What is there already is drawn at once; what was late stays what it is, so that nothing typed is lost.
    const [Part] = useState(() => loaded ?? Late)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Later, { warm })
}
