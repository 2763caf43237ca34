import type { Readable } from 'node:stream'

/** A place for bytes by key: a folder here, a bucket elsewhere. Keys are ours, never a name somebody gave. */
export interface Storage {
  /** Keeps the bytes durably; the same key again replaces them. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Gives them back, or nothing when there are none. */
  get(key: string): Promise<Readable | undefined>
  /** Forgets them; forgetting twice is no error. */
  remove(key: string): Promise<void>
}

let place: Storage | undefined

/** Says where files are kept; called once at the start of the process. */
export function useStorage(storage: Storage): void {
  place = storage
}

/** Where files are kept. */
export function storage(): Storage {
  if (!place) throw new Error('no storage: call useStorage() at the start')
  return place
}
