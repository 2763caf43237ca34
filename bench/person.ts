import type { Database } from '#kit/db/database.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { signInSession } from '#modules/company/accounts/session-store.ts'

/** An owner who is signed in, as headers of a request. */
export interface Owner {
  readonly token: string
  readonly companyId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Makes an owner with a session in the demo's company. */
export async function signedInOwner(db: Database): Promise<Owner> {
  const { rows } = await db.pool.query<{ id: string }>(`select id from company where short_code = 'WBP'`)
  const companyId = rows[0]?.id ?? ''
  return db.withTx(async (tx) => {
    const email = 'siti@wirabangun.co.id'
    const userId = await createUser(tx, {
      email,
      name: 'Siti Nurhaliza',
      role: 'Pemilik',
      password: 'pasir-kali-tiga-truk',
    })
    const from = { ip: '127.0.0.1', userAgent: 'bench' }
    const { token, session } = await signInSession(tx, from, { userId, companyId, oldSessionId: undefined })
    return { token, companyId, headers: { cookie: `mandor_session=${token}`, 'x-xsrf-token': session.csrf } }
  })
}
