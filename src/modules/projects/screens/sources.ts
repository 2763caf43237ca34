import { ask } from '#kit/screen/client/ask.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickProject, pickWorkItem } from '../picks/contract.ts'

/** Projects that take costs, found by name, code, town or team. */
export function projectSource(): ChoiceSource {
  return {
    key: 'project',
    noun: 'proyek',
    search: async (typed, signal) =>
      (await ask(pickProject, { q: typed || undefined }, { signal })).map(({ id, name, code, customerName }) => ({
        ...{ id, label: name, code, note: customerName },
      })),
  }
}

/** The work items of a project that bear cost, found by code and name. */
export function workItemSource(projectId: string): ChoiceSource {
  return {
    key: `work-item:${projectId}`,
    noun: 'pekerjaan',
    search: async (typed, signal) =>
      (await ask(pickWorkItem, { projectId, q: typed || undefined }, { signal })).map(({ id, name, code, group }) => ({
        ...{ id, label: name, code },
        ...(group && { note: group }),
      })),
  }
}
