import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { usePreference, usePreferencesTold } from '#kit/screen/client/preferences.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { busiestProject } from '../weeks/contract.ts'

const MOST = 50
const nothing: Readonly<Record<string, string>> = {}

/** The project this person chose last in the company they work in, and how to keep another. */
export function useLastSite(): readonly [string | undefined, (projectId: string) => void] {
  const companyId = useAuth((auth) => auth.user?.companyId)
  const [kept, keep] = usePreference('site-project', nothing)
  const keepOne = (projectId: string) => {
    if (!companyId) return
    const others = Object.entries(kept).filter(([id]) => id !== companyId)
    keep(Object.fromEntries([...others.slice(1 - MOST), [companyId, projectId]]))
  }
  return [companyId ? kept[companyId] : undefined, keepOne]
}

/**
 * The project a part of tab pekerja shows: the one its address says, else the one chosen last as long as it takes costs,
 * else where most was worked in the week of `on`, else the first. What it opened with stays until another is chosen.
 */
export function useSiteChoice(said: unknown, on: Day) {
  const projects = useAsk(pickProject, {})
  const [last, keepLast] = useLastSite()
  const isTold = usePreferencesTold()
  const [opened, setOpened] = useState<string>()
  const isSaid = typeof said === 'string'
  const remembered = projects.data?.find(({ id }) => id === last)?.id
  const isLost = last === undefined || (projects.data !== undefined && remembered === undefined)
  const when = !isSaid && opened === undefined && isLost
  const busiest = useAsk(busiestProject, { day: on }, { when, isQuiet: true })
  const worked = busiest.isLoading ? undefined : (busiest.data?.projectId ?? projects.data?.[0]?.id)
  const begun = opened ?? remembered ?? worked
  // Before the server told what was chosen on another device, that choice may still come.
  if (!isSaid && opened === undefined && begun !== undefined && (isTold || remembered !== undefined)) setOpened(begun)
  const keep = (projectId: string) => {
    setOpened(projectId)
    keepLast(projectId)
  }
  return { projects, chosen: isSaid ? said : begun, isLooking: begun === undefined && busiest.isLoading, keep }
}
