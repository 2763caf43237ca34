import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { create } from 'zustand'

/** What somebody else changed, as this screen hears of it. */
export interface HeardChange {
  readonly topics: readonly string[]
  readonly ids: readonly string[]
  /** The same person, in another window. */
  readonly isOwn: boolean
  /** Who; null when this person sees only part of the rows. */
  readonly by: string | null
  /** ISO instant. */
  readonly at: string
}

interface Heard {
  /** The last change of each record. */
  readonly changes: Readonly<Record<string, HeardChange>>
  /** When what others changed was last asked again, in milliseconds of this page. */
  readonly refetchedAt: number
}

/** Records remembered; the oldest is forgotten. */
const MOST = 50

/** What was heard since this page was loaded. */
export const useHeard = create<Heard>()(() => ({ changes: {}, refetchedAt: Number.NEGATIVE_INFINITY }))

/** Remembers a change under the records it names. */
export function rememberChange(change: HeardChange): void {
  const added = Object.fromEntries(change.ids.map((id) => [id, change]))
  useHeard.setState(({ changes }) => {
    const kept = Object.entries(changes).filter(([id]) => !(id in added))
    return { changes: { ...Object.fromEntries(kept.slice(-MOST)), ...added } }
  })
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What somebody else did to the record of this address since it was opened, and a way to say it was seen. */
export function useOtherChange(): { readonly change: HeardChange; readonly seen: () => void } | undefined {
  // A document inside another one's page is named after the question mark.
  const id = useRouterState({ select: ({ location }) => location.href.match(IDS)?.at(-1) })
  const change = useHeard(({ changes }) => (id ? changes[id] : undefined))
  const [known, setKnown] = useState({ id, change })
  // Another record: what was heard of it before it was opened is in it already.
  if (known.id !== id) setKnown({ id, change })
  if (!change || known.id !== id || known.change === change) return undefined
  return { change, seen: () => setKnown({ id, change }) }
}

/** Who did it, as the screen says it. */
export function whoDid({ by, isOwn }: HeardChange): string {
  if (isOwn) return 'Anda di jendela lain'
  return by ?? 'orang lain'
}
