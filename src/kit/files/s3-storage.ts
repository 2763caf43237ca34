import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { BadEnv } from '#kit/env.ts'
import type { Bucket } from '#kit/files/bucket.ts'
import { checkedKey, isKey, type Storage, type Streamed } from '#kit/files/storage.ts'
import { Unavailable } from '#kit/http/failures.ts'

interface Patience {
  /** How long one try may take until the answer begins. */
  readonly timeoutMs: number
  readonly tries: number
  /** Waited after the first failure, doubled after each further one. */
  readonly pauseMs: number
}

const usual: Patience = { timeoutMs: 20_000, tries: 4, pauseMs: 150 }

/** Keeps files in a bucket of S3, or of what speaks like it: MinIO, R2, Ceph. */
export function s3Storage(bucket: Bucket, patience = usual): Storage {
  const signer = new AwsClient({
    accessKeyId: bucket.key,
    secretAccessKey: bucket.secret,
    service: 's3',
    region: bucket.region,
    retries: 0,
  })
  const ask = (method: string, url: string, body?: Buffer | Streamed) =>
    asked(patience, async (signal) => fetch(await signer.sign(url, { method, ...sent(body) }), { signal }))
  const placeOf = (key: string) => bucket.base + checkedKey(key)

  return {
    async put(key, bytes) {
      await finished(await ask('PUT', placeOf(key), bytes))
    },

    async get(key) {
      const answer = await ask('GET', placeOf(key))
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (!answer.ok || !answer.body) throw await failure(answer)
      return Readable.fromWeb(answer.body as ReadableStream)
    },

    async remove(key) {
      const answer = await ask('DELETE', placeOf(key))
      if (answer.status !== 404) await finished(answer)
    },

    async *list() {
      let after: string | undefined
      do {
        const answer = await ask('GET', listing(bucket, after))
        if (!answer.ok) throw await failure(answer)
        const page = await answer.text()
        for (const [, name = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          if (name.startsWith(bucket.prefix) && isKey(name.slice(bucket.prefix.length)))
            yield name.slice(bucket.prefix.length)
        }
        after = /<NextContinuationToken>([^<]*)</.exec(page)?.[1]
      } while (after !== undefined)
    },

    async check() {
      const answer = await ask('GET', `${bucket.root}?list-type=2&max-keys=1`).catch((error: unknown) => {
        throw new BadEnv(`tidak ada S3 yang menjawab di STORAGE_URL (${causeOf(error)}). Apakah alamatnya benar?`)
      })
      const told = await answer.text()
      if (!answer.ok) throw new BadEnv(complaint(bucket, answer.status, told))
    },
  }
}

function listing({ root, prefix }: Bucket, after: string | undefined): string {
  const asked = new URLSearchParams({
    'list-type': '2',
    prefix,
    ...(after && { 'continuation-token': unescaped(after) }),
  })
  return `${root}?${asked}`
}

function sent(body: Buffer | Streamed | undefined): RequestInit {
  if (body === undefined) return {}
  if (Buffer.isBuffer(body)) {
    const sha256 = createHash('sha256').update(body).digest('hex')
    return { body: new Uint8Array(body), headers: { 'X-Amz-Content-Sha256': sha256 } }
  }
  // S3 takes no body of unknown length.
  const headers = { 'Content-Length': String(body.size) }
  return { body: Readable.toWeb(body.open()) as unknown as BodyInit, headers }
}

/** Asks again what may be asked again: every act here has the same effect twice as once. */
async function asked({ timeoutMs, tries, pauseMs }: Patience, ask: (signal: AbortSignal) => Promise<Response>) {
  for (let turn = 1; ; turn += 1) {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    try {
      const answer = await ask(patience.signal)
      if (answer.status < 500 && answer.status !== 429) return answer
      if (turn === tries) throw await failure(answer)
      await answer.body?.cancel()
    } catch (error) {
      if (turn === tries) throw error instanceof Unavailable ? error : new Unavailable(causeOf(error))
    } finally {
      clearTimeout(timer)
    }
    await pause(pauseMs * 2 ** (turn - 1) * (0.5 + Math.random()))
  }
}

async function finished(answer: Response): Promise<void> {
  if (!answer.ok) throw await failure(answer)
  await answer.body?.cancel()
}

async function failure(answer: Response): Promise<Unavailable> {
  const told = await buffer(answer.body ?? Readable.from([])).catch(() => Buffer.alloc(0))
  return new Unavailable(`S3 answered ${answer.status} ${codeIn(told.toString())}`)
}

function complaint({ name, region }: Bucket, status: number, told: string): string {
  const code = codeIn(told)
  if (code === 'NoSuchBucket' || status === 404) return `bucket "${name}" pada STORAGE_URL tidak ada. Buat dahulu.`
  if (code === 'InvalidAccessKeyId') return 'kunci pada STORAGE_URL tidak dikenal oleh S3.'
  if (code === 'SignatureDoesNotMatch') return 'rahasia pada STORAGE_URL (atau STORAGE_SECRET) ditolak oleh S3.'
  if (code === 'AuthorizationHeaderMalformed' || status === 301)
    return `region "${region}" pada STORAGE_URL bukan region bucket "${name}".`
  if (code === 'RequestTimeTooSkewed') return 'jam mesin ini menyimpang dari jam S3. Perbaiki jamnya dahulu.'
  if (status === 403) return `kunci pada STORAGE_URL tidak boleh memakai bucket "${name}".`
  return `S3 pada STORAGE_URL menjawab ${status} ${code}.`
}

function codeIn(xml: string): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
