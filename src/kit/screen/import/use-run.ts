import { openImport, type ImportRun, type RunState } from '#kit/import/contract.ts'
import { useAsk, type Asked } from '../client/use-ask.ts'
import { useReloadWhile } from '../client/use-reload-while.ts'

const AT_WORK: readonly RunState[] = ['checking', 'trying', 'running', 'undoing']
const EVERY_MS = 700

/** Tells whether something is being done with a file now. */
export function isAtWork(state: RunState): boolean {
  return AT_WORK.includes(state)
}

/** A file on its way in; asked again and again while something is done with it. */
export function useRun(id: string): Asked<ImportRun> {
  const asked = useAsk(openImport, { id }, { keep: true, isQuiet: true })
  const { data, reload } = asked
  useReloadWhile(data !== undefined && isAtWork(data.state), reload, EVERY_MS)
  return asked
}
