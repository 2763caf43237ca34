import { useEffect } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { ListAnswer } from '#kit/list/columns.ts'
import { patternsOf } from './address-patterns.ts'
import type { ListState } from './list-state.ts'
import { keepNeighbours, pageOf, withoutPlace } from './neighbours.ts'

interface ShownList<Row> {
  readonly path: string
  readonly endpoint: Endpoint
  readonly always?: Readonly<Record<string, string>>
  readonly linkOf?: (row: Row) => string
}

/** Keeps the page in sight and its question, so that a record's page can go on to the records around it. */
export function useKeptForTheWalk<Row extends { readonly id: string }>(
  { path, endpoint, always, linkOf }: ShownList<Row>,
  state: ListState,
  answer: ListAnswer<Row> | undefined,
): void {
  useEffect(() => {
    // Under a paper the walk goes on from where the paper was opened.
    if (!answer || !linkOf || state.isUnderPaper) return
    keepNeighbours(path, {
      ...pageOf(answer, linkOf),
      asked: { path: endpoint.path, reads: endpoint.reads ?? [], input: withoutPlace({ ...state.asked, ...always }) },
      search: state.params,
      patterns: patternsOf(answer.rows, linkOf),
      page: state.page,
      before: (state.page - 1) * state.size,
    })
  }, [answer, linkOf, path, endpoint, always, state])
}
