import type { Target } from './send-file.ts'

/** A file that waits on this device until it has arrived. */
export interface KeptUpload {
  readonly id: string
  /** Whose it is: another person on the same device neither sends nor sees it. */
  readonly by: string
  readonly of: string
  readonly target: Target
  readonly file: File
  /** Milliseconds since 1970. */
  readonly at: number
}

const STORE = 'uploads'
// A device is no archive: what nobody sent in three days, or more than a morning's photos, is let go.
const MOST = 60
const MOST_BYTES = 120 * 1024 * 1024
const REST_MS = 3 * 24 * 3600 * 1000

/** Puts a file by; without room, or in a private window, it only lives as long as the page. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await tried(async () => {
    const all = await everything()
    const bytes = all.reduce((sum, one) => sum + one.file.size, upload.file.size)
    if (all.length >= MOST || bytes > MOST_BYTES) return
    await run('readwrite', (store) => store.put(upload))
    // Another window that starts meanwhile leaves alone what this one is sending.
    void navigator.locks?.request(lockOf(upload.id), () => new Promise<void>((done) => releases.set(upload.id, done)))
  })
}

/** Forgets a file: it arrived, or nobody wants it any more. */
export async function forgetUpload(id: string): Promise<void> {
  releases.get(id)?.()
  releases.delete(id)
  await tried(() => run('readwrite', (store) => store.delete(id)))
}

/** What this person left unsent and no other window is sending, oldest first. */
export async function keptUploads(by: string, now: number): Promise<readonly KeptUpload[]> {
  return (
    (await tried(async () => {
      const all = await everything()
      for (const old of all.filter((one) => now - one.at > REST_MS)) await forgetUpload(old.id)
      const held = new Set(((await navigator.locks?.query())?.held ?? []).map((lock) => lock.name))
      return all
        .filter((one) => one.by === by && now - one.at <= REST_MS && !held.has(lockOf(one.id)))
        .toSorted((a, b) => a.at - b.at)
    })) ?? []
  )
}

const releases = new Map<string, () => void>()
const lockOf = (id: string) => `mandor-upload-${id}`

async function everything(): Promise<readonly KeptUpload[]> {
  return (await run<KeptUpload[]>('readonly', (store) => store.getAll() as IDBRequest<KeptUpload[]>)) ?? []
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('mandor', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no store')))
  })
  return opened
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
  const request = ask((await database()).transaction(STORE, mode).objectStore(STORE))
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}

// A full disk or a private window: the queue works as long as the page stands.
async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    return await work()
  } catch {
    return undefined
  }
}
