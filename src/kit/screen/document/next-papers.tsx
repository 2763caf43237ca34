import type { ReactNode } from 'react'
import { Go } from '../shell/go.tsx'
import { notify, unsay } from '../ui/toast.tsx'

/** A paper that follows what was just done: a page to go to, or something done at once. */
export type NextPaper = { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void })

const SHOWN = 'next-papers'
/** Long enough to read it and to choose. */
const MILLISECONDS = 10_000
const look = 'for-thumb rounded-sm font-medium text-primary underline-offset-2 hover:underline'

/** Says what was done, and offers the papers that usually follow; choosing one takes the toast away. */
export function notifyNext(title: string, papers: readonly NextPaper[]): void {
  const text: ReactNode = (
    <span className="mt-1.5 flex flex-wrap gap-x-4 gap-y-2">
      {papers.map((paper) =>
        'to' in paper ? (
          <Go key={paper.label} to={paper.to} className={look} onClick={() => unsay(SHOWN)}>
            {paper.label}
          </Go>
        ) : (
          <button key={paper.label} type="button" className={look} onClick={() => chosen(paper.onClick)}>
            {paper.label}
          </button>
        ),
      )}
    </span>
  )
  notify(title, { text, id: SHOWN, duration: MILLISECONDS })
}

function chosen(act: () => void): void {
  unsay(SHOWN)
  act()
}
