import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { pickProject, pickWorkItem, type ProjectChoice } from '../picks/contract.ts'

/**
 * What a form of a site asks before it begins: the projects that take costs, also without a signal. `first` picks the
 * one it begins with: the named one, or the only one.
 */
export function useSiteProjects(named: unknown): {
  readonly asked: Asked<readonly ProjectChoice[]>
  readonly first: (all: readonly ProjectChoice[]) => Choice | null
} {
  const id = typeof named === 'string' ? named : undefined
  const all = useKept('proyek', useAsk(pickProject, {}, { isQuiet: true }))
  const isElsewhere = id !== undefined && all.data !== undefined && !all.data.some((one) => one.id === id)
  // Beyond the twenty that a picker shows at once.
  const one = useAsk(pickProject, { id }, { when: isElsewhere, isQuiet: true })
  return {
    asked: isElsewhere && !one.failure ? one : all,
    first: (projects) => {
      const found = id ? projects.find((each) => each.id === id) : projects.length === 1 ? projects[0] : undefined
      return found ? { id: found.id, label: found.name, code: found.code } : null
    },
  }
}

/** Keeps the work items of a project at hand, so that its picker finds them without a signal. */
export function useWorkItemsAtHand(projectId: string | undefined): void {
  const asked = useAsk(pickWorkItem, { projectId: projectId ?? '' }, { when: Boolean(projectId), isQuiet: true })
  useKept(`pekerjaan:${projectId}`, asked)
}
