import { pathParts, type AnswerFrom, type Endpoint, type InputOf } from '#kit/http/endpoint.ts'
import { bigintAsText, send } from './send.ts'

interface AskOptions {
  readonly signal?: AbortSignal
  /** Says nothing by itself when it is refused: whoever asks shows it, or asks elsewhere. */
  readonly isQuiet?: boolean
  /** Sent as Idempotency-Key. */
  readonly key?: string
  /** Files of a multipart endpoint, by field. */
  readonly files?: Readonly<Record<string, Blob>>
}

/** Calls an endpoint and reads its answer. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: AskOptions = {},
): Promise<AnswerFrom<E>> {
  const response = await call(endpoint, input, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : {}) as AnswerFrom<E>
}

/** Calls an endpoint that answers with a file. */
export async function askFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: AskOptions = {},
): Promise<{ name: string; file: Blob }> {
  const response = await call(endpoint, input, options)
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { name: decodeURIComponent(named ?? 'berkas'), file: await response.blob() }
}

/** The address an endpoint is asked at: path parts filled in, the rest as query. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { url, rest } = split(endpoint, input)
  const query = queryOf(rest)
  return query ? `${url}?${query}` : url
}

function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key, files, isQuiet }: AskOptions,
): Promise<Response> {
  const headers = key ? { 'Idempotency-Key': key } : undefined
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return send({ method: endpoint.method, url: addressOf(endpoint, input), headers, signal, isQuiet })
  }
  const { url, rest } = split(endpoint, input)
  const body = endpoint.multipart ? formOf(rest, files) : rest
  return send({ method: endpoint.method, url, body, headers, signal, isQuiet })
}

function split(endpoint: Endpoint, input: unknown): { url: string; rest: Record<string, unknown> } {
  const rest = { ...(input as Record<string, unknown>) }
  let url = endpoint.path
  for (const part of pathParts(endpoint.path)) {
    url = url.replace(`:${part}`, encodeURIComponent(String(rest[part])))
    delete rest[part]
  }
  return { url, rest }
}

function queryOf(rest: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return query.toString()
}

function formOf(rest: Record<string, unknown>, files: Readonly<Record<string, Blob>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) form.append(name, textOf(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

// Forms carry text only: lists and objects travel as JSON.
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, bigintAsText) ?? '')
}
