import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { shapeOf } from '#kit/preferences/shapes.ts'

/** Everything the person chose, by name. */
export const openPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Readonly<Record<string, unknown>>>(),
  reads: ['preferences'],
})

/** Keeps one choice under its name; each name has its own strict shape. */
export const keepOwnPreference = endpoint({
  method: 'PUT',
  path: '/api/preferences',
  permission: 'signed-in',
  input: z.strictObject({ key: z.string().check(z.maxLength(80)), value: z.unknown() }).check((given) => {
    const { key, value } = given.value
    const shape = shapeOf(key)
    if (!shape) given.issues.push({ code: 'custom', message: 'Pilihan ini tidak dikenal.', input: key, path: ['key'] })
    else if (!z.safeParse(shape, value).success) {
      given.issues.push({ code: 'custom', message: 'Pilihan ini tidak bisa disimpan.', input: value, path: ['value'] })
    }
  }),
  answer: answer<{ readonly key: string }>(),
  inClosed: true,
})
