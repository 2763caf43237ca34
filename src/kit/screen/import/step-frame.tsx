import { useEffect, useRef, type ReactNode } from 'react'

interface StepFrameProps {
  readonly children: ReactNode
  /** At the left of the foot: what is not the way on. */
  readonly aside?: ReactNode
  readonly foot?: ReactNode
  /** The content scrolls by itself. */
  readonly fill?: boolean
}

/** A step of an import: its content, and the way on at the foot. */
export function StepFrame({ children, aside, foot, fill }: StepFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  // The step before took its buttons with it: the keyboard goes on at the head of this one.
  useEffect(() => {
    if (!document.activeElement?.closest('[role=dialog]')) content.current?.focus()
  }, [])
  return (
    <>
      <div
        ref={content}
        tabIndex={-1}
        className={
          fill
            ? 'flex min-h-0 flex-1 flex-col outline-none'
            : 'min-h-0 flex-1 overflow-y-auto px-5 py-6 outline-none max-md:px-4'
        }
      >
        {fill ? children : <div className="mx-auto w-full max-w-200">{children}</div>}
      </div>
      {foot || aside ? (
        <footer className="flex flex-none flex-wrap items-center gap-2 border-t border-border px-5 py-3 max-md:px-4">
          <span className="mr-auto flex flex-wrap gap-2 max-md:[&>*]:px-2">{aside}</span>
          <span className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">{foot}</span>
        </footer>
      ) : null}
    </>
  )
}
