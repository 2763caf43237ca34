import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

interface Said {
  readonly message: string
}

const zIds = z.nullable(z.array(zId).check(z.minLength(1, 'Pilih sedikitnya satu.'), z.maxLength(500)))

/** Sees through a role until it ends: the real screens, with its rights and scope, and nothing is written. */
export const startPreview = endpoint({
  method: 'POST',
  path: '/api/roles/:id/coba',
  permission: 'view permissions',
  input: z.strictObject({
    id: zId,
    companies: z._default(zIds, null),
    ownOnly: z._default(z.boolean(), false),
    warehouses: z._default(zIds, null),
    projects: z._default(zIds, null),
  }),
  answer: answer<Said>(),
  touches: ['account'],
})

/** The same through the eyes of a person: all their roles, in their scope. */
export const startPersonPreview = endpoint({
  method: 'POST',
  path: '/api/users/:id/coba',
  permission: 'view permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['account'],
})

/** Back to one's own rights. */
export const endPreview = endpoint({
  method: 'POST',
  path: '/api/coba/selesai',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<Said>(),
  touches: ['account'],
  inPreview: true,
  inClosed: true,
})
