import * as z from 'zod/mini'

/** Every setting of the installation that sign-in obeys: its shape, and what holds until somebody changes it. */
export const accountSettings = {
  /** When a code is mailed at sign-in. */
  'sign-in.otp': { shape: z.enum(['selalu', 'perangkat baru', 'mati']), fallback: 'selalu' },
  /** Whether strangers may register; they wait for approval all the same. */
  'sign-in.registration': { shape: z.boolean(), fallback: true },
  /** A session nobody used for so long ends. */
  'session.idle-hours': { shape: z.int().check(z.gte(1), z.lte(720)), fallback: 12 },
  /** A session ends after so long even when it is used. */
  'session.absolute-days': { shape: z.int().check(z.gte(1), z.lte(90)), fallback: 30 },
  /**
   * What happened at the door is kept so long. Not under 180 days: so far back a device counts as known. Not over ten
   * years: nothing else is asked to be kept longer.
   */
  'sign-in.log-days': { shape: z.int().check(z.gte(180), z.lte(3650)), fallback: 400 },
} as const

export type AccountSetting = keyof typeof accountSettings

/** The value of a setting. */
export type SettingValue<K extends AccountSetting> = z.output<(typeof accountSettings)[K]['shape']>

/** The settings of signing in, as one screen shows them. */
export interface SignInSettings {
  readonly version: number
  readonly otp: 'selalu' | 'perangkat baru' | 'mati'
  readonly registration: boolean
  readonly idleHours: number
  readonly absoluteDays: number
  readonly logDays: number
}
