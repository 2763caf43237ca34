import { create } from 'zustand'

/** How much of this device waits to be sent: files, and forms that were saved here. Told by whoever keeps a queue. */
export const useQueued = create<{ readonly files: number; readonly forms: number }>()(() => ({ files: 0, forms: 0 }))
