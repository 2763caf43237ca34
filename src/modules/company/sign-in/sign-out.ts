import type { OpenCall } from '#kit/http/serve.ts'
import { SESSION_COOKIE, XSRF_COOKIE } from '#kit/http/session.ts'
import type { Said } from '#modules/company/sign-in/contract.ts'
import { dropSession, noteEvent } from '#modules/company/sign-in/store.ts'

/** Ends the session of this browser, on every server at once. */
export async function signOut({ db, actor, caller }: OpenCall<unknown>): Promise<Said> {
  const { session } = caller
  if (session) {
    await db.withTx(async (tx) => {
      if (actor) await noteEvent(tx, 'signed-out', actor.userId, caller)
      await dropSession(tx, session.id)
    })
  }
  caller.clearCookie(SESSION_COOKIE)
  caller.clearCookie(XSRF_COOKIE)
  return { message: 'Anda sudah keluar.' }
}
