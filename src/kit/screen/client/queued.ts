import { create } from 'zustand'

interface Queued {
  readonly files: number
  /** Forms that were saved here, and how many of them the server did not take. */
  readonly forms: number
  readonly refused: number
}

/** How much of this device waits to be sent; told by whoever keeps a queue. */
export const useQueued = create<Queued>()(() => ({ files: 0, forms: 0, refused: 0 }))
