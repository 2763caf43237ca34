import { createUser } from '#modules/company/accounts/create-user.ts'
import { insertInvitation } from '#modules/company/sign-in/invitation-store.ts'
import { issueToken } from '#modules/company/sign-in/token-store.ts'
import type { Office } from './office.ts'

/** Links of mails that hold, and the heading each leads to: forms that a false link never shows. */
export interface HeldLinks {
  readonly reset: string
  readonly invitation: string
  /** One for each window: a verification is good for one use. */
  verify(): Promise<string>
}

/** Writes somebody down to whom such mails went. */
export async function heldLinks({ db, companyId }: Office): Promise<HeldLinks> {
  const person = (email: string) =>
    db.withTx((tx) => createUser(tx, { email, name: 'Ratna', role: 'Pemilik', password: 'kerikil-tujuh-karung' }))
  const ratnaId = await person('ratna@wirabangun.co.id')
  const reset = await db.withTx((tx) => issueToken(tx, ratnaId, 'reset'))
  const { rows } = await db.pool.query<{ id: string }>(`select id from role where name = 'Mandor'`)
  const scope = { companies: null, warehouses: null, projects: null, ownOnly: false }
  const invited = { email: 'eko@wirabangun.co.id', name: null, roleId: rows[0]?.id ?? '', companyId, scope }
  const { token } = await db.withTx((tx) => insertInvitation(tx, invited, ratnaId))
  let people = 0
  return {
    reset: `/reset-password/${reset}/`,
    invitation: `/registration/${token}`,
    verify: async () => {
      people += 1
      const id = await person(`ratna${people}@wirabangun.co.id`)
      return `/verify-email/${await db.withTx((tx) => issueToken(tx, id, 'verify'))}`
    },
  }
}
