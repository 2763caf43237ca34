import { ask } from '#kit/screen/client/ask.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickWorker } from '../picks/contract.ts'

/** Foremen, found by name, number or trade. */
export function foremanSource(): ChoiceSource {
  return {
    key: 'foreman',
    noun: 'mandor',
    search: async (typed, signal) =>
      (await ask(pickWorker, { q: typed || undefined, foreman: true }, { signal })).map(
        ({ id, name, code, projectName }) => ({
          ...{ id, label: name, code },
          ...(projectName && { note: projectName }),
        }),
      ),
  }
}
