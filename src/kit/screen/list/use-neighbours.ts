import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { ListAnswer } from '#kit/list/columns.ts'
import { useAsk } from '../client/use-ask.ts'
import { leaveRow } from './left-row.ts'
import { keepTurned, listAround, turned, type WalkedList, type Way } from './neighbours.ts'

/** One step of the walk through a list. */
export interface Step {
  readonly to: string
  /** Said before going there. */
  readonly take: () => void
}

/** Where a record stands among the rows of the list one came from. */
export interface Neighbours {
  /** '3 dari 42' */
  readonly place: string
  /** 'soon' while the page it stands on is being asked for. */
  readonly before?: Step | 'soon'
  readonly after?: Step | 'soon'
}

/** How near the end of a page the next one is asked for, so that it is there when it is wanted. */
const NEAR = 2

/**
 * Finds the page one stands on among the rows of its list, in the list's filter and order, and what stands before and
 * after it; at the end of a page the list's next one is asked for. Nothing when one came from elsewhere.
 */
export function useNeighbours(path: string, here: string): Neighbours | undefined {
  const list = useMemo(() => listAround(path, here), [path, here])
  const at = list?.links.indexOf(here) ?? -1
  const id = list?.ids[at]
  const isHere = list !== undefined && id !== undefined
  const onward = useTurned(list, 'next', isHere && at >= list.ids.length - NEAR)
  const back = useTurned(list, 'prev', isHere && at < NEAR)
  // Coming back, the list stands at the record one was last at.
  useEffect(() => (id === undefined ? undefined : leaveRow(path, id)), [path, id])

  if (!isHere) return undefined
  const isStop = (link: string) => link !== '' && link !== here
  const inside = (link: string | undefined): Step | undefined => (link ? { to: link, take: () => {} } : undefined)
  const beyond = ({ page, isComing }: Turned, link: string | undefined): Step | 'soon' | undefined => {
    if (page && link) return { to: link, take: () => keepTurned(path, page) }
    return isComing ? 'soon' : undefined
  }
  return {
    place: `${list.before + at + 1} dari ${list.count}`,
    before: inside(list.links.slice(0, at).findLast(isStop)) ?? beyond(back, back.page?.links.findLast(isStop)),
    after: inside(list.links.slice(at + 1).find(isStop)) ?? beyond(onward, onward.page?.links.find(isStop)),
  }
}

interface Turned {
  readonly page: WalkedList | undefined
  readonly isComing: boolean
}

/** The next or previous page of a list that was left, asked as the list asks. */
function useTurned(list: WalkedList | undefined, way: Way, isWanted: boolean): Turned {
  const cursor = list?.[way]
  const question = useMemo(() => endpointOf(list), [list])
  const place = way === 'next' ? { after: cursor } : { before: cursor }
  const asked = useAsk(
    question,
    { ...list?.asked.input, ...place },
    { when: isWanted && cursor !== undefined, freshFor: 60_000, isQuiet: true },
  )
  return {
    page: list && asked.data ? turned(list, way, asked.data) : undefined,
    isComing: asked.isLoading,
  }
}

function endpointOf(list: WalkedList | undefined) {
  return endpoint({
    method: 'GET',
    path: list?.asked.path ?? '',
    permission: 'signed-in',
    input: z.record(z.string(), z.optional(z.string())),
    answer: answer<ListAnswer<{ readonly id: string }>>(),
    reads: list?.asked.reads ?? [],
  })
}
