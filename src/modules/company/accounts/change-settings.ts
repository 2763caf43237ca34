import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import type { changeSignInSettings } from '#modules/company/accounts/contract.ts'
import { needEveryCompany } from '#modules/company/accounts/grants.ts'
import { changeSetting, settingOf } from '#modules/company/accounts/setting-store.ts'
import type { SignInSettings } from '#modules/company/accounts/settings.ts'

const card = { companyId: null, card: 'sign-in' }

/** Gives the settings of signing in as they hold now. */
export async function signInSettings(tx: Tx): Promise<SignInSettings> {
  return {
    version: await cardVersion(tx, card),
    otp: await settingOf(tx, 'sign-in.otp'),
    registration: await settingOf(tx, 'sign-in.registration'),
    idleHours: await settingOf(tx, 'session.idle-hours'),
    absoluteDays: await settingOf(tx, 'session.absolute-days'),
    logDays: await settingOf(tx, 'sign-in.log-days'),
  }
}

/** Changes them from now on, for everybody in every company; each change stays on record with who made it. */
export async function saveSignInSettings({ tx, actor, asked }: Call<AskedOf<typeof changeSignInSettings>>) {
  needEveryCompany(actor)
  const before = await signInSettings(tx)
  const by = actor.userId
  const version = await countSave(tx, card, asked.version, by)
  if (asked.otp !== before.otp) await changeSetting(tx, 'sign-in.otp', asked.otp, by)
  if (asked.registration !== before.registration)
    await changeSetting(tx, 'sign-in.registration', asked.registration, by)
  if (asked.idleHours !== before.idleHours) await changeSetting(tx, 'session.idle-hours', asked.idleHours, by)
  if (asked.absoluteDays !== before.absoluteDays)
    await changeSetting(tx, 'session.absolute-days', asked.absoluteDays, by)
  if (asked.logDays !== before.logDays) await changeSetting(tx, 'sign-in.log-days', asked.logDays, by)
  return { version, message: 'Perubahan disimpan.' }
}
