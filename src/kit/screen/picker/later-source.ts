import { part } from '../client/fetched.ts'
import type { ChoiceSource } from './choice.ts'

/** A source fetched when somebody first looks into it: for filters, where nothing new is made. `load` is asked each time and may be an import. */
export function laterSource(
  named: Pick<ChoiceSource, 'key' | 'noun'>,
  load: () => Promise<ChoiceSource>,
): ChoiceSource {
  return { ...named, search: async (typed, signal, last) => (await part(load)).search(typed, signal, last) }
}
