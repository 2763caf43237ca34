import { isIP, isIPv4 } from 'node:net'
import { resolve } from 'node:path'

/** The configuration of one process, checked. */
export interface Env {
  readonly port: number
  readonly host: string
  /** The address people type, without a slash at the end. */
  readonly appUrl: string
  readonly dataDir: string
  /** Absent: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly storageUrl: string | undefined
  /** The secret of the bucket, when it is not part of storageUrl. */
  readonly storageSecret: string | undefined
  /** From what keys are derived; absent: a file in the data folder. The same on every server of one installation. */
  readonly appSecret: string | undefined
  /** TRUST_PROXY: addresses and networks of the proxies whose X-Forwarded-For counts; absent: this machine's, when APP_URL is https. */
  readonly trustProxy: readonly string[] | undefined
  /** OFFLINE_WORKER; off takes the worker off every device that has it. */
  readonly isOfflineOn: boolean
  readonly logLevel: LogLevel
  /** NODE_ENV is 'production'. */
  readonly isProduction: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A variable of the environment cannot be used; the sentence names it and says what it should be. */
export class BadEnv extends Error {
  override readonly name = 'BadEnv'
}

/** Reads the environment or refuses with one sentence; an empty variable counts as absent. */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const value = (name: string) => given[name]?.trim() || undefined
  const port = portOf(value('PORT') ?? '3000')
  return {
    port,
    host: value('HOST') ?? 'localhost',
    appUrl: appUrlOf(value('APP_URL') ?? `http://localhost:${port}`),
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: urlOf('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']),
    smtpUrl: urlOf('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:']),
    storageUrl: urlOf('STORAGE_URL', value('STORAGE_URL'), ['s3:', 'file:']),
    storageSecret: value('STORAGE_SECRET'),
    appSecret: secretOf(value('APP_SECRET')),
    trustProxy: proxiesOf(value('TRUST_PROXY')),
    isOfflineOn: isOn('OFFLINE_WORKER', value('OFFLINE_WORKER') ?? 'on'),
    logLevel: logLevelOf(value('LOG_LEVEL') ?? 'warn'),
    isProduction: value('NODE_ENV') === 'production',
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port >= 0 && port <= 65_535) return port
  throw new BadEnv(`PORT harus berupa angka 0 sampai 65535, bukan "${text}".`)
}

function appUrlOf(text: string): string {
  const url = URL.parse(text)
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/') return url.origin
  throw new BadEnv(`APP_URL harus berupa alamat seperti https://mandor.contoh.co.id, bukan "${text}".`)
}

/** The value itself stays out of the sentence: these addresses carry passwords. */
function urlOf(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined
  // A unix socket stands after an empty host, which the URL parser accepts only with some host in front.
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'))
  if (url && protocols.includes(url.protocol)) return text
  throw new BadEnv(`${name} harus diawali ${protocols.map((protocol) => `${protocol}//`).join(' atau ')}.`)
}

function secretOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= 32) return text
  throw new BadEnv('APP_SECRET harus paling sedikit 32 huruf acak.')
}

// Everybody is no proxy: whoever may write his own address escapes every limit.
function proxiesOf(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const proxies = text.split(/[\s,]+/).filter((each) => each !== '')
  const bad = proxies.find((each) => !isProxy(each))
  if (bad === undefined) return proxies
  throw new BadEnv(`TRUST_PROXY harus berisi alamat IP proxy atau jaringannya, misalnya 172.18.0.0/16, bukan "${bad}".`)
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIPv4(address) ? 32 : 128
  if (!isIP(address) || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= most)
}

function logLevelOf(text: string): LogLevel {
  const level = logLevels.find((known) => known === text)
  if (level) return level
  throw new BadEnv(`LOG_LEVEL harus salah satu dari ${logLevels.join(', ')}, bukan "${text}".`)
}

function isOn(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new BadEnv(`${name} harus on atau off, bukan "${text}".`)
}
