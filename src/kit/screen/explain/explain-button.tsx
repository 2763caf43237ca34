import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Suspense, useState } from 'react'
import type { Explained } from '#kit/explained.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { lazy } from '../client/lazy.tsx'

const ExplainSheet = lazy(() => import('./explain-sheet.tsx').then((parts) => ({ default: parts.ExplainSheet })))

interface ExplainButtonProps<E extends Endpoint> {
  /** What is explained, for those who cannot see where the button stands: 'Harga rata-rata'. */
  readonly of: string
  /** Answers with `Explained`. */
  readonly endpoint: E
  readonly input: InputOf<E>
}

/** 'Dari mana angka ini?' beside a number; the answer opens at the side. */
export function ExplainButton<E extends Endpoint<Endpoint['input'], Explained>>(props: ExplainButtonProps<E>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        title="Dari mana angka ini?"
        aria-label={`Dari mana angka ini? ${props.of}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative -my-0.5 inline-grid size-6 place-items-center rounded-md align-middle text-subtle-foreground after:absolute after:-inset-2.5 hover:bg-muted hover:text-foreground"
      >
        <CircleHelp className="size-4" aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ExplainSheet endpoint={props.endpoint} input={props.input} of={props.of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
