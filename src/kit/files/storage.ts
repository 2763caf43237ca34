import type { Readable } from 'node:stream'

/** Bytes too many to hold at once: opened anew for every try. */
export interface Streamed {
  readonly size: number
  open(): Readable
}

/** A place for bytes by key: a folder here, a bucket elsewhere. Keys are ours, never a name somebody gave. */
export interface Storage {
  /** Keeps the bytes durably; the same key again replaces them. */
  put(key: string, bytes: Buffer | Streamed): Promise<void>
  /** Gives them back, or nothing when there are none. */
  get(key: string): Promise<Readable | undefined>
  /** Forgets them; forgetting twice is no error. */
  remove(key: string): Promise<void>
  /** The keys of everything that is kept, in no order that counts. */
  list(): AsyncIterable<string>
  /** Tells whether the place can be used, or throws a sentence that says what to mend. */
  check(): Promise<void>
}

/** A key of ours: it becomes a path and an address, so nothing else may pass. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key.slice(0, 50)}`)
  return key
}

/** Tells a key from a name that somebody else left in the same place. */
export function isKey(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name)
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
