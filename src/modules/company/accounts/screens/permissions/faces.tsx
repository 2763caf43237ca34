import type { ReactNode } from 'react'
import { initialsOf } from '#kit/screen/ui/avatar.tsx'

const MOST = 4

/** Who holds a role, as a row of initials; all of them by name for who asks. */
export function Faces({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const rest = names.length - MOST
  return (
    <span role="img" aria-label={`Dipegang ${names.join(', ')}`} title={names.join(', ')} className="flex">
      {names.slice(0, MOST).map((name, at) => (
        // Two people may be called the same.
        <Face key={`${name} ${at}`}>{initialsOf(name)}</Face>
      ))}
      {rest > 0 && <Face>+{rest}</Face>}
    </span>
  )
}

function Face({ children }: { readonly children: ReactNode }) {
  return (
    <span className="-ml-1 grid size-6 place-items-center rounded-full bg-neutral-soft text-2xs font-semibold text-neutral ring-2 ring-card first:ml-0">
      {children}
    </span>
  )
}
