import type { ReactNode } from 'react'
import { Go } from '#kit/screen/shell/go.tsx'

interface OverviewPartProps {
  readonly title: string
  readonly aside?: ReactNode
  /** Where all of it stands. */
  readonly more?: { readonly text: string; readonly to: string }
  readonly children: ReactNode
}

/** A part of Ringkasan under its heading, with the way to all of it. */
export function OverviewPart({ title, aside, more, children }: OverviewPartProps) {
  return (
    <section className="border-b border-border px-5 py-4 last:border-b-0" aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
        <h2 className="mr-auto text-base font-semibold">{title}</h2>
        {aside && <span className="text-small text-muted-foreground figures">{aside}</span>}
        {more && (
          <Go
            to={more.to}
            className="for-thumb rounded-sm text-small font-medium text-primary underline-offset-3 hover:underline"
          >
            {more.text}
          </Go>
        )}
      </div>
      {children}
    </section>
  )
}
