import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A small S3: one bucket, four calls, and no word to whom does not sign as the book of SigV4 says. */
export interface S3Server {
  /** STORAGE_URL of its bucket. */
  readonly url: string
  readonly port: number
  readonly objects: Map<string, Buffer>
  /** The next calls fail with these: a status, or a connection cut. */
  readonly troubles: (number | 'cut' | 'hang')[]
  readonly asked: string[]
  close(): void
}

const KEY = 'kunci'
const SECRET = 'rahasia/dengan+tanda='
const REGION = 'ap-southeast-3'
const BUCKET = 'berkas'
const PAGE = 3

/** Starts one on a free port. */
export async function anS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const [troubles, asked]: [S3Server['troubles'], string[]] = [[], []]
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble === 'hang') return
    if (trouble === 'cut') return void request.socket.destroy()
    if (trouble !== undefined) return refuse(response, trouble, 'SlowDown')
    void answer(objects, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}?region=${REGION}&tls=false`,
    port,
    objects,
    troubles,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const wrong = wrongSignature(request, body)
  if (wrong) return refuse(response, 403, wrong)
  const url = new URL(request.url ?? '', 'http://s3')
  const [, bucket, ...path] = url.pathname.split('/')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  const key = decodeURIComponent(path.join('/'))
  if (key === '') return list(objects, url, response)
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
    objects.set(key, body)
    return void response.writeHead(200).end()
  }
  if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end())
  const found = objects.get(key)
  if (!found) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': found.length }).end(found)
}

function list(objects: Map<string, Buffer>, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? ''
  const after = url.searchParams.get('continuation-token') ?? ''
  const rest = [...objects.keys()].filter((key) => key.startsWith(prefix) && `${key}&` > after).toSorted()
  const page = rest.slice(0, PAGE)
  const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}&amp;</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  response.writeHead(200).end(`<ListBucketResult>${contents}${next}</ListBucketResult>`)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** Written from the description of AWS Signature Version 4, not from the library that signs. */
function wrongSignature(request: IncomingMessage, body: Buffer): string | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!found) return 'AccessDenied'
  const [, key, date = '', region = '', signed = '', signature = ''] = found
  if (key !== KEY) return 'InvalidAccessKeyId'
  if (region !== REGION) return 'AuthorizationHeaderMalformed'
  const at = String(request.headers['x-amz-date'])
  if (!at.startsWith(date)) return 'RequestTimeTooSkewed'
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
    if (!signed.split(';').includes(needed)) return 'AccessDenied'
  }
  const url = new URL(request.url ?? '', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
    .join('&')
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, signed, claimed].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, `${date}/${region}/s3/aws4_request`, sha256(Buffer.from(canonical))].join('\n')
  const signing = [date, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${SECRET}`))
  const isRight = timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const strict = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
