import { Suspense } from 'react'
import { lazy } from '../client/lazy.tsx'
import type { ConflictProps } from './conflict-choice.tsx'

const ConflictChoice = lazy(() => import('./conflict-choice.tsx').then((parts) => ({ default: parts.ConflictChoice })))

/** When somebody else saved first: asks which of the two stays. Fetched then; it is rare. */
export function ConflictDialog(props: ConflictProps) {
  return (
    props.form.conflict && (
      <Suspense>
        <ConflictChoice {...props} />
      </Suspense>
    )
  )
}
