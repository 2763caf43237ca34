import { serve, type Served } from '#kit/http/serve.ts'
import { keepOwnPreference, openPreferences } from '#kit/preferences/contract.ts'
import type { PreferenceKey } from '#kit/preferences/shapes.ts'
import { allPreferences, keepPreference } from '#kit/preferences/store.ts'

/** The doors of a person's own choices. */
export const preferenceRoutes: readonly Served[] = [
  serve(openPreferences, ({ tx, actor }) => allPreferences(tx, actor.userId)),
  serve(keepOwnPreference, async ({ tx, actor, asked }) => {
    // Safe: the contract has checked the key, and the value with the key's shape.
    await keepPreference(tx, actor.userId, asked.key as PreferenceKey, asked.value as never)
    return { key: asked.key }
  }),
]
