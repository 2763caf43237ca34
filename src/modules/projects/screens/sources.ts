import { askOrKept } from '#kit/screen/device/ask-or-kept.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickProject, pickWorkItem } from '../picks/contract.ts'

/** Projects that take costs, found by name, code, town or team; without a signal among those this device saw last. */
export function projectSource(): ChoiceSource {
  return {
    key: 'project',
    noun: 'proyek',
    search: async (typed, signal) =>
      (await askOrKept('proyek', [pickProject, { q: typed || undefined }], signal))
        .map(({ id, name, code, customerName }) => ({ id, label: name, code, note: customerName }))
        .filter(says(typed)),
  }
}

/** The work items of a project that bear cost, found by code and name; without a signal as above. */
export function workItemSource(projectId: string): ChoiceSource {
  return {
    key: `work-item:${projectId}`,
    noun: 'pekerjaan',
    search: async (typed, signal) =>
      (await askOrKept(`pekerjaan:${projectId}`, [pickWorkItem, { projectId, q: typed || undefined }], signal))
        .map(({ id, name, code, group }) => ({ id, label: name, code, ...(group && { note: group }) }))
        .filter(says(typed)),
  }
}

// What lies here was asked without a word; the server has chosen by it, and knows more words (a town, a team).
function says(typed: string): (choice: Choice) => boolean {
  const words = typed.trim().toLowerCase()
  if (navigator.onLine || words === '') return () => true
  return ({ label, code, note }) => `${code} ${label} ${note}`.toLowerCase().includes(words)
}
