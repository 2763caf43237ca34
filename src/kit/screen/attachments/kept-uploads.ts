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
// A device is no archive: beyond a morning's photos of one person a file is not put by, and says so where it stands.
const MOST = 60
const MOST_BYTES = 120 * 1024 * 1024

/**
 * Puts a file by until it has arrived or somebody throws it away, however long that takes. Answers whether it lies on
 * the device: without room, or in a private window, it only lives as long as the page.
 */
export function keepUpload(upload: KeptUpload): Promise<boolean> {
  askToStay()
  return inTurn(async () => {
    const own = (await everything()).filter(({ by }) => by === upload.by)
    const bytes = own.reduce((sum, one) => sum + one.file.size, upload.file.size)
    if (own.length >= MOST || bytes > MOST_BYTES) return false
    await run('readwrite', (store) => store.put(upload))
    await claim(upload.id)
    return true
  }, false)
}

/** Forgets a file: it arrived, or nobody wants it any more. */
export function forgetUpload(id: string): Promise<void> {
  return inTurn(async () => {
    release(id)
    await run('readwrite', (store) => store.delete(id))
  }, undefined)
}

/** What waits for a form is somebody else's to send from now on. */
export function giveUpload(id: string, to: string): Promise<void> {
  return inTurn(async () => {
    const one = (await everything()).find((each) => each.id === id)
    if (one) await run('readwrite', (store) => store.put({ ...one, of: to }))
  }, undefined)
}

/** Everything of a person that lies on this device, also what another window is sending. */
export function uploadsOf(by: string): Promise<readonly KeptUpload[]> {
  return inTurn(async () => (await everything()).filter((one) => one.by === by), [])
}

/**
 * What this person left unsent and no other window is sending, oldest first; of two windows that look at once one gets it.
 * What waits for its form is nobody's until that form is open.
 */
export function keptUploads(by: string): Promise<readonly KeptUpload[]> {
  return inTurn(async () => {
    const held = new Set(((await navigator.locks?.query())?.held ?? []).map((lock) => lock.name))
    const own = (await everything()).filter((one) => one.by === by && !held.has(lockOf(one.id)))
    const free = await Promise.all(own.map(async ({ id, target }) => target === 'draft' || claim(id)))
    // The window that had it may have sent it between looking and claiming.
    const still = new Set((await everything()).map(({ id }) => id))
    const got = own.filter((_, at) => free[at])
    for (const { id } of got) if (!still.has(id)) release(id)
    return got.filter(({ id }) => still.has(id)).toSorted((a, b) => a.at - b.at)
  }, [])
}

const releases = new Map<string, () => void>()
const lockOf = (id: string) => `mandor-upload-${id}`

/** Another window leaves alone what this one is sending, as long as this one stands. Answers whether it is this one's. */
function claim(id: string): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise<void>((done) => releases.set(id, done))
    })
  })
}

function release(id: string): void {
  releases.get(id)?.()
  releases.delete(id)
}

let hasAsked = false

/** Asks the browser once not to clear this away when the device runs out of room. */
function askToStay(): void {
  if (hasAsked) return
  hasAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

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

/** Ends when the change lies on the device: a device without room says so only then. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
  const change = (await database()).transaction(STORE, mode)
  const request = ask(change.objectStore(STORE))
  return new Promise((resolve, reject) => {
    const fail = () => reject(change.error ?? request.error ?? new Error('not kept'))
    change.addEventListener('complete', () => resolve(request.result as T))
    change.addEventListener('abort', fail)
    change.addEventListener('error', fail)
  })
}

let last: Promise<unknown> = Promise.resolve()

// One after the other: a file that arrives at once is not put by after it was forgotten, and two do not take the last
// room both. A full disk or a private window: the queue works as long as the page stands.
function inTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(otherwise)
  const turn = last.then(work).catch(() => otherwise)
  last = turn
  return turn
}
