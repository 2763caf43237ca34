import type { ReactNode } from 'react'
import { Mark } from '#kit/screen/shell/mark.tsx'

interface ErrorFrameProps {
  readonly code?: string
  readonly title: string
  readonly text: ReactNode
  readonly children: ReactNode
}

/** A page on its own: a large code, what happened, one way on. */
export function ErrorFrame({ code, title, text, children }: ErrorFrameProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 px-6 py-16 text-center">
      <Mark className="mb-6 size-8" />
      {code ? (
        <p
          className="text-[72px]/20 font-semibold tracking-[-0.03em] text-subtle-foreground figures"
          aria-hidden="true"
        >
          {code}
        </p>
      ) : null}
      <h1 tabIndex={-1} className="text-xl font-semibold">
        {code ? <span className="sr-only">{code} </span> : null}
        {title}
      </h1>
      <p className="max-w-120 text-balance text-muted-foreground [overflow-wrap:anywhere]">{text}</p>
      <div className="mt-4 flex flex-col items-center gap-3">{children}</div>
    </main>
  )
}
