import type { Dice } from '#app/seed/dice.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { honest, shapeOf } from './honest.ts'
import { contentTypes, nasty, nastyQueries, nastyTexts, rawBody } from './nasty.ts'
import type { KnownRows } from './rows.ts'
import { spoil } from './spoil.ts'

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
  /** The ids in its address, by the address before them. */
  readonly ids: readonly (readonly [string, string])[]
}

/** Makes one request for an endpoint: honest, spoilt at some places, or no JSON at all. */
export function makeRequest(endpoint: Endpoint, dice: Dice, rows: KnownRows): FuzzRequest {
  const given = honest(shapeOf(endpoint), '', dice, rows) as Record<string, unknown>
  const ids: [string, string][] = []
  const path = endpoint.path.replaceAll(/([^:]*):([A-Za-z]+)/g, (_all, before: string, name: string) => {
    const place = `${endpoint.path.split(':')[0]}`
    const value = /id$/i.test(name) ? rows.idFor(dice.chance(70) ? place : name, dice) : String(given[name] ?? 'x')
    delete given[name]
    if (/id$/i.test(name)) ids.push([place, value])
    return before + encodeURIComponent(dice.chance(4) ? wellFormed(dice.pick(nastyTexts)).slice(0, 900) : value)
  })
  const base = { method: endpoint.method, ids, headers: headersFor(endpoint, dice) }
  const input = dice.chance(30) ? given : spoil(given, dice)
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...base, url: path + queryOf(input, dice) }

  const json = JSON.stringify(input) ?? 'null'
  const isRaw = dice.chance(12)
  const payload = isRaw ? rawBody(dice, json) : withTwice(json, dice)
  const type = dice.chance(10) ? dice.pick(contentTypes) : 'application/json'
  const headers = { ...base.headers, ...(type !== undefined && { 'content-type': type }) }
  return { ...base, headers, url: path, payload }
}

function headersFor(endpoint: Endpoint, dice: Dice): Record<string, string> {
  const key = dice.chance(95) ? newId() : dice.pick(['', 'x', 'a'.repeat(500), '../..', '%00'])
  return {
    ...((endpoint.idempotent || dice.chance(3)) && { 'idempotency-key': key }),
    ...(dice.chance(3) && { 'x-http-method-override': 'DELETE' }),
    ...(dice.chance(3) && { 'x-forwarded-for': '1.2.3.4, ::1, x' }),
    ...(dice.chance(3) && { accept: 'text/html;q=1, */*' }),
    ...(dice.chance(2) && { 'accept-encoding': 'zip, br;q=9' }),
    ...(dice.chance(2) && { range: 'bytes=5-1' }),
    ...(dice.chance(2) && { 'user-agent': 'x'.repeat(6000) }),
  }
}

// A key that stands twice: the last one counts here, and must be looked at like any other.
function withTwice(json: string, dice: Dice): string {
  if (!dice.chance(6) || !json.startsWith('{"')) return json
  const name = json.slice(1, json.indexOf('"', 2) + 1)
  return `${json.slice(0, -1)},${name}:${JSON.stringify(nasty(dice)) ?? 'null'}}`
}

function queryOf(input: unknown, dice: Dice): string {
  if (dice.chance(12)) return dice.pick(nastyQueries)
  if (typeof input !== 'object' || input === null) return `?${encodeURIComponent(wellFormed(String(input)))}`
  const parts = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 50) : [value]).map(
      (one) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(textOf(one)))}`,
    ),
  )
  return parts.length === 0 ? '' : `?${parts.join('&').slice(0, 30_000)}`
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
}

// An address cannot be written with half a letter; its bytes are among the nasty queries.
function wellFormed(text: string): string {
  return text.toWellFormed()
}
