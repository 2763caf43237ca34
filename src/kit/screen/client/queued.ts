import { create } from 'zustand'

/** How much of this device waits to be sent: told by whoever keeps a queue, shown in the bar above. */
export const useQueued = create<{ readonly count: number }>()(() => ({ count: 0 }))
