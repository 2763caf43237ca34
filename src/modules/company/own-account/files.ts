import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { NO_COMPANY } from '#modules/company/accounts/actor-from.ts'
import { PHOTO_SLOT, PHOTO_SUBJECT } from '#modules/company/own-account/photo.ts'

registerFileOwner(PHOTO_SUBJECT, {
  record: 'user',
  // Names are seen by everybody who works here, and so are faces; never by somebody who still waits.
  mayRead: async (_tx, actor, id) => {
    if (actor.userId !== id && actor.companyId === NO_COMPANY) throw new NotFound()
  },
  mayWrite: async (_tx, actor, id) => {
    if (actor.userId !== id) throw new Forbidden('view account-setting')
  },
  isSlot: (slot) => slot === PHOTO_SLOT,
  companyOf: (_actor, ownerId) => ownerId,
})
