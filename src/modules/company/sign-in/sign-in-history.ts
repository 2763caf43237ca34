import type { Tx } from '#kit/db/tx.ts'
import { deviceName } from '#kit/http/device-name.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { findAdministered } from '#modules/company/accounts/administered.ts'
import type { listOwnSignIns, listSignInsOf, SignInPage } from '#modules/company/sign-in/history-contract.ts'
import { eventsOf } from '#modules/company/sign-in/store.ts'

/** How many a page holds. */
const PAGE = 20

/** Lists what happened at the door with one's own account: when, from where, and why not. */
export async function ownSignIns({ tx, actor, asked }: Call<AskedOf<typeof listOwnSignIns>>): Promise<SignInPage> {
  return pageOf(tx, actor.userId, asked.before)
}

/** Lists the same of somebody whom this person administers. */
export async function signInsOf({ tx, actor, asked }: Call<AskedOf<typeof listSignInsOf>>): Promise<SignInPage> {
  const { user } = await findAdministered(tx, actor, asked.id)
  return pageOf(tx, user.id, asked.before)
}

async function pageOf(tx: Tx, userId: string, before: string | undefined): Promise<SignInPage> {
  const rows = await eventsOf(tx, { userId, before, most: PAGE + 1 })
  const lines = rows.slice(0, PAGE).map(({ user_agent, ...row }) => ({ ...row, device: deviceName(user_agent) }))
  return { lines, next: rows.length > PAGE ? (lines.at(-1)?.id ?? null) : null }
}
