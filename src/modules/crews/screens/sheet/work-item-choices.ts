import { ask } from '#kit/screen/client/ask.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickWorkItem } from '#modules/projects/picks/contract.ts'

/** The work items of a project that a day of a worker can be for, found by code and name. */
export function workItemChoices(projectId: string): ChoiceSource {
  return {
    key: `work-item:${projectId}`,
    noun: 'pekerjaan',
    search: async (typed, signal) => {
      const items = await ask(pickWorkItem, { projectId, q: typed || undefined }, { signal })
      return items.map(({ id, name, code }) => ({ id, label: name, code }))
    },
  }
}
