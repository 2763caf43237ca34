import type { Limit } from '#kit/access/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Wrong passwords for one email, of strangers, of known addresses and of known browsers each; right ones are taken back. */
export const LOGIN_ACCOUNT: Limit = {
  ...{ name: 'login.account', most: 5, seconds: 15 * MINUTE },
  message:
    'Terlalu banyak kata sandi salah untuk akun ini. Lewat tautan Lupa kata sandi Anda bisa masuk sekarang juga.',
}

/** Wrong passwords from one address. */
export const LOGIN_ADDRESS: Limit = { name: 'login.address', most: 30, seconds: 15 * MINUTE }

/** Wrong codes for one account, over all codes and browsers that are known to it alike. */
export const CODE_ACCOUNT: Limit = { name: 'code.account', most: 10, seconds: DAY }

/** Wrong codes from one address. */
export const CODE_ADDRESS: Limit = { name: 'code.address', most: 60, seconds: 15 * MINUTE }

/** Wrong codes over all accounts: more than people mistype. Nobody is refused by it; whoever guards the accounts is told. */
export const CODES_ANYWHERE: Limit = { name: 'code.anywhere', most: 50, seconds: HOUR }

/** That alarm rings once a day. */
export const CODES_ALARM: Limit = { name: 'code.alarm', most: 1, seconds: DAY }

/** Codes mailed to one account; each needs the right password first. */
export const CODE_SENDS: Limit = { name: 'code.sends', most: 30, seconds: DAY }

/** What keeps somebody out for a while, by what of theirs it is counted. */
export const keepsOut = [
  { limit: LOGIN_ACCOUNT, by: 'email' },
  { limit: CODE_ACCOUNT, by: 'id' },
  { limit: CODE_SENDS, by: 'id' },
] as const

/** Links mailed to one email, asked by anybody. */
export const LINK_ACCOUNT: Limit = { name: 'link.account', most: 5, seconds: HOUR }

/** The same link not twice within a minute. */
export const LINK_PAUSE: Limit = { name: 'link.pause', most: 1, seconds: MINUTE }

/** Links asked for from one address. */
export const LINK_ADDRESS: Limit = { name: 'link.address', most: 30, seconds: HOUR }

/** Registrations from one address. */
export const REGISTER_ADDRESS: Limit = { name: 'register.address', most: 20, seconds: HOUR }

/** Tokens tried from one address: links of mails and invitations. */
export const TOKEN_ADDRESS: Limit = { name: 'token.address', most: 60, seconds: 15 * MINUTE }

/** Codes mailed to a new address of one account. */
export const EMAIL_CHANGE: Limit = { name: 'email.change', most: 5, seconds: HOUR }

/** Wrong current passwords when changing it while signed in. */
export const CHANGE_PASSWORD: Limit = { name: 'password.change', most: 5, seconds: 15 * MINUTE }
