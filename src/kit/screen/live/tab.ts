import { newKey } from '../client/new-key.ts'

/** The name of this tab: its own changes are not told back to it. */
export const tabName = newKey()
