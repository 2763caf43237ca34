import type { TagsEndpoint } from '#kit/list/tags.ts'
import { useAsk } from '../client/use-ask.ts'
import type { ListColumn } from './column.ts'
import type { ListFilter } from './filter.ts'
import { orDash } from './paper-cells.tsx'

/** The tags of a row: hidden until chosen. */
export function tagsColumn<Row extends { readonly tags: readonly string[] }>(): ListColumn<Row> {
  return {
    id: 'tags',
    title: 'Label',
    width: 140,
    priority: 9,
    isSpare: true,
    cell: (row) => orDash(row.tags.join(', ')),
  }
}

/** The filter by tags, of those in use; absent where nothing bears any. */
export function useTagsFilter(of: TagsEndpoint): readonly ListFilter[] {
  const inUse = useAsk(of, {}, { freshFor: 60_000, isQuiet: true }).data ?? []
  const words = inUse.map((tag) => ({ value: tag, label: tag }))
  return words.length > 0 ? [{ key: 'tags', label: 'Label', kind: 'many', words }] : []
}
