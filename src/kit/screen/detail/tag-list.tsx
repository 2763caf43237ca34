import { Go } from '../shell/go.tsx'
import type { Fact } from './facts.tsx'

/** The tags of a record as chips, each leading to the list of what bears it; no fact where there are none. */
export function tagsFact(tags: readonly string[], list: string): readonly Fact[] {
  if (tags.length === 0) return []
  const chips = tags.map((tag) => (
    <Go key={tag} to={list} search={{ tags: tag }} className="for-thumb rounded-full hover:text-primary">
      <span className="inline-flex min-h-6 items-center rounded-full bg-muted px-2.5 text-small font-medium">
        {tag}
      </span>
    </Go>
  ))
  return [
    [
      'Label',
      <span key="tags" className="flex flex-wrap justify-end gap-1.5">
        {chips}
      </span>,
    ],
  ]
}
