/** Asks one store of this device; undefined where it has none, as in some private windows. */
export type AskStore = <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
) => Promise<T | undefined>

/**
 * Names a store of this device, made where it is missing; what is in it has a `name`. It is opened for each use, since one
 * that stays open would hold back its own removal, and what is written lies on the disk before it is said to be done.
 */
export function deviceStore(database: string, store: string): AskStore {
  return async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest) => {
    if (typeof indexedDB === 'undefined') return undefined
    try {
      const opening = indexedDB.open(database, 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'name' }))
      const opened = await done<IDBDatabase>(opening)
      try {
        return await done<T>(ask(opened.transaction(store, mode, { durability: 'strict' }).objectStore(store)))
      } finally {
        opened.close()
      }
    } catch {
      return undefined
    }
  }
}

function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}
