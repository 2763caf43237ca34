import { later } from '#kit/screen/client/later.tsx'

/** How much of an item a warehouse keeps, as a sheet; fetched when somebody asks for it. */
export const KeepSheet = later(() => import('./keep-sheet.tsx').then((parts) => parts.KeepSheet))

/** Counts that wait on this device for a signal, as rows of its queue. */
export const UnsentCounts = later(() => import('./opname/unsent-queue.tsx').then((parts) => parts.UnsentCounts))
