import type { Actor } from '#kit/access/actor.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { acceptOne } from '#kit/files/accept.ts'
import * as contract from '#kit/files/contract.ts'
import { draftPlace, draftsOf } from '#kit/files/drafts.ts'
import { keepAccepted, mayKeep, newKeys, type Place } from '#kit/files/keep-file.ts'
import { dropFile, hideFile, keptFiles, openKeptFile } from '#kit/files/see-file.ts'
import { announce } from '#kit/files/store.ts'
import { Stranger } from '#kit/http/failures.ts'
import { serve, serveOpen, type OpenCall, type Served } from '#kit/http/serve.ts'

const UPLOADS = { name: 'files.upload', most: 600, seconds: 3600 }

/** A slow phone holds no connection of the database while it sends, nor does a large picture while it is drawn. */
async function take({ db, caller }: OpenCall<unknown>, actor: Actor, place: Place) {
  const only = await mayKeep(db.read, actor, place)
  await countAttempt(db.read, UPLOADS, actor.userId)
  const accepted = await acceptOne(await caller.files(), only)
  const keys = newKeys()
  await announce(db.read, [keys.id, keys.thumb])
  return db.withTx((tx) => keepAccepted(tx, actor, place, accepted, keys))
}

function known(actor: Actor | undefined): Actor {
  if (!actor) throw new Stranger()
  return actor
}

export const fileRoutes: readonly Served[] = [
  serveOpen(contract.uploadFile, async (call) => take(call, known(call.actor), call.asked)),
  serveOpen(contract.uploadDraft, async (call) => {
    const actor = known(call.actor)
    return take(call, actor, draftPlace(actor))
  }),
  serve(contract.openDrafts, ({ tx, actor, asked }) => draftsOf(tx, actor, asked.ids)),
  serve(contract.filesOf, ({ tx, actor, asked }) => keptFiles(tx, actor, asked)),
  serve(contract.markPrivate, ({ tx, actor, asked }) => hideFile(tx, actor, asked)),
  serve(contract.removeFile, ({ tx, actor, asked }) => dropFile(tx, actor, asked.id)),
  serve(contract.openFile, ({ tx, actor, asked }) => openKeptFile(tx, actor, asked)),
]
