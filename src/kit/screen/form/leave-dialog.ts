import { later } from '../client/later.tsx'
import type { LeaveProps } from './leave-question.tsx'

/** The question before a form that was typed into is left; seldom asked, so no page waits for it. */
export const LeaveDialog = later<LeaveProps>(() => import('./leave-question.tsx').then((part) => part.LeaveQuestion))
