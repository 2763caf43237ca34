import { create } from 'zustand'
import { keepOwnPreference } from '#kit/preferences/contract.ts'
import { readPreference, type PreferenceKey, type PreferenceOf } from '#kit/preferences/shapes.ts'
import { ask } from './ask.ts'
import { useAuth } from './auth.ts'
import { ApiFailure } from './failure.ts'

/** Read by `theme.js` before the first paint as well. */
const KEY = 'pilihan'
const PAUSE = 400

interface Kept {
  /** Whose choices these are; another person on the same device begins with their own. */
  readonly of: string | null
  readonly values: Readonly<Record<string, unknown>>
  /** Names the server has not heard of yet: offline, or a moment ago. */
  readonly unsent: readonly string[]
  /** The server has told since this page was opened; until then these are what this device last knew, or nothing. */
  readonly isTold: boolean
}

const nothing: Kept = { of: null, values: {}, unsent: [], isTold: false }

/** What this person chose: the device answers at once, the server remembers. */
const usePreferences = create<Kept>()(() => nothing)

/** Reads the device's copy for whoever is signed in, now and whenever that changes. Call once, before the first page. */
export function startPreferences(): void {
  const take = (userId: string | undefined) => {
    if (!userId || usePreferences.getState().of === userId) return
    const kept = readDevice()
    usePreferences.setState(kept.of === userId ? kept : { ...nothing, of: userId }, true)
  }
  take(useAuth.getState().user?.id)
  useAuth.subscribe((auth) => take(auth.user?.id))
  usePreferences.subscribe(writeDevice)
}

let taken: Readonly<Record<string, unknown>> | undefined

/** Takes over what the server remembers, and sends what it has not heard of. */
export function takePreferences(remembered: Readonly<Record<string, unknown>>): void {
  // An answer from the cache is older than what was chosen since.
  if (remembered === taken) return
  taken = remembered
  const { values, unsent } = usePreferences.getState()
  const mine = Object.fromEntries(unsent.map((key) => [key, values[key]]))
  usePreferences.setState({ values: { ...remembered, ...mine }, isTold: true })
  for (const key of unsent) if (!timers.has(key)) void sendOne(key)
}

/** One choice of this person and how to change it; in force at once, kept on the server a moment later. */
export function usePreference<K extends PreferenceKey>(
  key: K,
  fallback: PreferenceOf<K>,
): readonly [PreferenceOf<K>, (next: PreferenceOf<K>) => void] {
  const raw = usePreferences((kept) => kept.values[key])
  return [readPreference(key, raw) ?? fallback, (next) => choose(key, next)]
}

/**
 * Whether the server has told what this person chose. What a page keeps by itself waits for it: on a new device it would
 * otherwise write over a choice of theirs that is on its way.
 */
export function usePreferencesTold(): boolean {
  return usePreferences(({ isTold }) => isTold)
}

/** A choice as it stands, outside of rendering. */
export function preferenceNow<K extends PreferenceKey>(key: K, fallback: PreferenceOf<K>): PreferenceOf<K> {
  return readPreference(key, usePreferences.getState().values[key]) ?? fallback
}

/** Hears of every change of a choice. */
export function onPreferences(heard: () => void): () => void {
  return usePreferences.subscribe(heard)
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function choose<K extends PreferenceKey>(key: K, value: PreferenceOf<K>): void {
  usePreferences.setState(({ values, unsent }) => ({
    values: { ...values, [key]: value },
    unsent: [...new Set([...unsent, key])],
  }))
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void sendOne(key), PAUSE),
  )
}

async function sendOne(key: string): Promise<void> {
  timers.delete(key)
  const { of, values } = usePreferences.getState()
  const value = values[key]
  try {
    await ask(keepOwnPreference, { key, value }, { isQuiet: true })
  } catch (error) {
    // Unreachable or signed out: it stays on the device, and goes with the next start.
    if (!(error instanceof ApiFailure) || error.status !== 422) return
  }
  if (usePreferences.getState().of !== of || usePreferences.getState().values[key] !== value) return
  usePreferences.setState(({ unsent }) => ({ unsent: unsent.filter((one) => one !== key) }))
}

function readDevice(): Kept {
  try {
    const parsed = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    if (parsed === null || typeof parsed.of !== 'string' || typeof parsed.values !== 'object') return nothing
    return {
      ...nothing,
      of: parsed.of,
      values: parsed.values,
      unsent: Array.isArray(parsed.unsent) ? parsed.unsent : [],
    }
  } catch {
    return nothing
  }
}

function writeDevice({ of, values, unsent }: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ of, values, unsent }))
  } catch {
    // A full disk: the server remembers.
  }
}
