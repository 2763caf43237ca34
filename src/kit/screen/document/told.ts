import type { ReactNode } from 'react'
import type { Happening } from '../detail/timeline.tsx'

/** A line of history of a document or of a document of it. */
export interface ToldEntry {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly place: string | null
  readonly act: string
  readonly subject: string
  readonly subjectId: string
  readonly label: string
  readonly reason: string | null
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>> | null
}

interface Telling {
  /** The document whose page it is; the others are named. */
  readonly id: string
  /** By 'subject act', where a paper has a better word than the act alone. */
  readonly own: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  /** By 'subject act'. */
  readonly icons: Readonly<Record<string, ReactNode>>
}

/** The history of a document and its papers, as the timeline tells it. */
export function told(entries: readonly ToldEntry[], { id, own, labels, icons }: Telling): readonly Happening[] {
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    place: entry.place,
    act: own[`${entry.subject} ${entry.act}`] ?? entry.act,
    reason: entry.reason,
    icon: icons[`${entry.subject} ${entry.act}`],
    object: entry.subjectId === id ? undefined : entry.label,
    // What has no name on the screen is worked out from what has one.
    changes: Object.entries(entry.changes ?? {}).flatMap(([field, [from, to]]) => {
      const label = labels[field]
      return label === undefined ? [] : [{ field, label, from, to }]
    }),
  }))
}
