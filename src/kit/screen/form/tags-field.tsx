import type { TagsEndpoint } from '#kit/list/tags.ts'
import { useAsk } from '../client/use-ask.ts'
import { WordsField } from './chips-field.tsx'

interface TagsFieldProps {
  /** Where the tags in use are asked for. */
  readonly of: TagsEndpoint
  readonly hint: string
}

/** The words a record is filed under; those in use are offered. */
export function TagsField({ of, hint }: TagsFieldProps) {
  const inUse = useAsk(of, {}, { freshFor: 60_000, isQuiet: true }).data
  return <WordsField name="tags" label="Label" optional hint={hint} suggestions={inUse} most={10} />
}
