import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { standing, zInvited } from '#modules/company/accounts/contract.ts'

/** The most that one list invites. */
const MOST_INVITED = 50

/** Invites all of a list to one role and scope; who has an account is passed over and named. */
export const inviteMany = endpoint({
  method: 'POST',
  path: '/api/invitations/banyak',
  permission: 'create permissions',
  input: z.strictObject({
    people: z
      .array(zInvited)
      .check(
        z.minLength(1, 'Tempel paling sedikit satu alamat email.'),
        z.maxLength(MOST_INVITED, `Paling banyak ${MOST_INVITED} orang sekali undang.`),
      ),
    ...standing,
  }),
  answer: answer<{ readonly message: string; readonly invited: number; readonly passedOver: readonly string[] }>(),
  touches: ['invitations'],
  secondFactor: true,
  inClosed: true,
})
