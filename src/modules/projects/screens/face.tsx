import { ask } from '#kit/screen/client/ask.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickProject, pickWorkItem, type ProjectChoice, type WorkItemChoice } from '../picks/contract.ts'

/**
 * Projects that take costs, found by name, code, town or team.
 * @public
 */
export function projectSource(): ChoiceSource {
  return {
    key: 'project',
    noun: 'proyek',
    search: async (typed, signal) => (await ask(pickProject, { q: typed || undefined }, { signal })).map(projectChoice),
  }
}

/** A project as a picker holds it; its warehouse and its site go along. */
function projectChoice(project: ProjectChoice): Choice {
  const { id, name, code, customerName, city, warehouseId, siteAddress } = project
  return { id, label: name, code, note: customerName, aside: city || undefined, more: { warehouseId, siteAddress } }
}

/**
 * Work items of a project that may bear cost, found by code or name.
 * @public
 */
export function workItemSource(projectId: string): ChoiceSource {
  return {
    key: `work-item:${projectId}`,
    noun: 'pekerjaan',
    search: async (typed, signal) =>
      (await ask(pickWorkItem, { projectId, q: typed || undefined }, { signal })).map(workItemChoice),
  }
}

/** A work item as a picker holds it. */
function workItemChoice({ id, name, code, group, unit }: WorkItemChoice): Choice {
  return { id, label: name, code, note: group ?? undefined, aside: unit ?? undefined }
}
