import { caution } from '#kit/screen/ui/complain.ts'
import type { SavedRequest } from '../../requests/contract.ts'

/** Says which work items a saved request would bring beyond their cost plan. */
export function warnOf({ warnings }: Pick<SavedRequest, 'warnings'>): void {
  for (const warning of warnings) caution(warning)
}
