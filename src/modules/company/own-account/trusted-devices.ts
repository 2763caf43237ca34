import { deviceName } from '#kit/http/device-name.ts'
import { found } from '#kit/http/not-found.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import type { forgetTrustedDevice, TrustedDevice } from '#modules/company/own-account/contract.ts'
import { dropOneTrust, trustedOf } from '#modules/company/sign-in/store.ts'

/** Lists the browsers a person trusted. */
export async function trustedLines({ tx, actor }: Call<unknown>): Promise<TrustedDevice[]> {
  const rows = await trustedOf(tx, actor.userId)
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    since: row.created_at,
    until: row.expires_at,
  }))
}

/** Asks the code there again; anybody else's browser does not exist. */
export async function forgetOne({ tx, actor, asked }: Call<AskedOf<typeof forgetTrustedDevice>>) {
  found((await dropOneTrust(tx, actor.userId, asked.id)) || undefined)
  return { message: 'Perangkat tidak dipercaya lagi. Kode diminta saat masuk berikutnya.' }
}
