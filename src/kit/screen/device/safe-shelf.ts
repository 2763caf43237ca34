import { now } from '#kit/clock.ts'
import { deviceStore } from './device-store.ts'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>

/** The last word on something that waits; without text it is gone. */
export interface Noted {
  readonly name: string
  readonly text: string | null
  /** Milliseconds since 1970; each later than the one before. */
  readonly at: number
}

/** Up to when this shelf knows what was noted. */
const NOTED_UNTIL = 'antre-sampai'
const WAITS = 'queue:'
const RESTORE_MS = 2000
const noted = deviceStore('mandor-queue', 'waiting')
let last = 0
let writing: Promise<unknown> = Promise.resolve()

/**
 * The shelf of this device for what waits to be sent. A browser writes localStorage to the disk only now and then, so one
 * that is killed forgets minutes of it: what waits is noted a second time where it stays.
 */
export const safeShelf: Shelf = {
  getItem: (name) => localStorage.getItem(name),
  setItem(name, text) {
    localStorage.setItem(name, text)
    note(name, text)
  },
  removeItem(name) {
    if (localStorage.getItem(name) === null) return
    localStorage.removeItem(name)
    note(name, null)
  },
  key: (at) => localStorage.key(at),
  get length() {
    return localStorage.length
  },
}

function note(name: string, text: string | null): void {
  if (!name.startsWith(WAITS)) return
  last = Math.max(now().getTime(), last + 1, Number(localStorage.getItem(NOTED_UNTIL)) + 1)
  localStorage.setItem(NOTED_UNTIL, String(last))
  const one: Noted = { name, text, at: last }
  writing = writing.then(() => noted('readwrite', (store) => store.put(one)))
}

/** Puts back what a killed browser forgot of the shelf, before anybody reads it. */
export async function restoreShelf(): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), RESTORE_MS))
  const rows = await Promise.race([noted<Noted[]>('readonly', (store) => store.getAll()), late])
  const done = catchUp(localStorage, rows ?? [])
  for (const name of done) void noted('readwrite', (store) => store.delete(name))
}

/** Brings a shelf up to the last words on what waits; answers the names of which nothing need be noted any more. */
export function catchUp(shelf: Shelf, rows: readonly Noted[]): string[] {
  const until = Number(shelf.getItem(NOTED_UNTIL))
  for (const { name, text, at } of rows.filter((row) => row.at > until).toSorted((a, b) => a.at - b.at)) {
    if (text === null) shelf.removeItem(name)
    else shelf.setItem(name, text)
    shelf.setItem(NOTED_UNTIL, String(at))
  }
  return rows.filter(({ name }) => shelf.getItem(name) === null).map(({ name }) => name)
}
