import { BadEnv } from '#kit/env.ts'

/** A bucket as STORAGE_URL names it. */
export interface Bucket {
  /** Where its objects lie, with a slash at the end. */
  readonly base: string
  /** The address that lists them. */
  readonly root: string
  /** What every key begins with; '' or 'folder/'. */
  readonly prefix: string
  readonly name: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

const SHAPE = 's3://KUNCI:RAHASIA@host/bucket?region=…'

/**
 * Reads `s3://key:secret@host[:port]/bucket[/folder]?region=&style=path|virtual&tls=true|false`. The secret may come
 * from STORAGE_SECRET instead, so that the address can be shown. Path style and https unless it says otherwise.
 */
export function bucketOf(text: string, secretBeside?: string): Bucket {
  // 's3' is no scheme the URL parser takes apart, 'https' is.
  const url = URL.parse(text.replace(/^s3:/, 'https:'))
  const [name, ...folders] = (url?.pathname ?? '').split('/').filter((part) => part !== '')
  if (!url || name === undefined) throw new BadEnv(`STORAGE_URL harus berbentuk ${SHAPE}`)
  const { style = 'path', tls = 'true', region = 'us-east-1', ...unknown } = Object.fromEntries(url.searchParams)
  const stranger = Object.keys(unknown)[0]
  if (stranger !== undefined)
    throw new BadEnv(`STORAGE_URL tidak mengenal "${stranger}": pakai region, style, atau tls.`)
  const known = oneOf('style', style, ['path', 'virtual']) && oneOf('tls', tls, ['true', 'false'])
  const [key, secret] = [decoded(url.username), decoded(url.password) || (secretBeside ?? '')]
  if (!known || key === '' || secret === '') {
    throw new BadEnv(`STORAGE_URL harus membawa kunci dan rahasia (${SHAPE}), atau rahasianya di STORAGE_SECRET.`)
  }
  const scheme = tls === 'true' ? 'https' : 'http'
  const root = style === 'path' ? `${scheme}://${url.host}/${name}` : `${scheme}://${name}.${url.host}`
  const prefix = folders.map((folder) => `${decoded(folder)}/`).join('')
  return { base: `${root}/${folders.map((one) => `${one}/`).join('')}`, root, prefix, name, key, secret, region }
}

function oneOf(name: string, value: string, allowed: readonly string[]): true {
  if (allowed.includes(value)) return true
  throw new BadEnv(`STORAGE_URL: ${name} harus ${allowed.join(' atau ')}, bukan "${value}".`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
