import { later } from '#kit/screen/client/later.tsx'

/** How much of an item a warehouse keeps, as a sheet; fetched when somebody asks for it. */
export const KeepSheet = later(() => import('./keep-sheet.tsx').then((parts) => parts.KeepSheet))
