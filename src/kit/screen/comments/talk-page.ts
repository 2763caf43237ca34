import type { CommentLine } from '#kit/comments/contract.ts'
import type { Happening } from '../detail/timeline.tsx'

/** Something done to a record, or said about it. */
export type Line =
  | { readonly at: string; readonly row: Happening }
  | { readonly at: string; readonly comment: CommentLine }

/**
 * One page of what was done and said, the newest first. While older comments are to come (`next`), what was done before
 * those of this page is `rest`: it waits for them.
 */
export function pageOf(rows: readonly Happening[], said: readonly CommentLine[], next: string | null) {
  const oldest = (next !== null && said.at(-1)?.at) || ''
  const lines: Line[] = [
    ...rows.filter(({ at }) => at >= oldest).map((row) => ({ at: row.at, row })),
    ...said.map((comment) => ({ at: comment.at, comment })),
  ]
  return {
    lines: lines.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    rest: rows.filter(({ at }) => at < oldest),
  }
}
