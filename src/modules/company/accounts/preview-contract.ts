import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull } from '#kit/http/shapes.ts'

interface Said {
  readonly message: string
}

/** Sees through a role until it ends: the real screens, with its rights and scope, and nothing is written. */
export const startPreview = endpoint({
  method: 'POST',
  path: '/api/roles/:id/coba',
  permission: 'view permissions',
  input: z.strictObject({
    id: zId,
    ownOnly: z._default(z.boolean(), false),
    warehouses: zOrNull(z.array(zId).check(z.maxLength(500))),
  }),
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
})
