import * as z from 'zod/mini'
import type { Dice } from '#app/seed/dice.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'

/** What is known of a field, as JSON Schema says it. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly pattern?: string
}

/** Rows of the company, for ids that exist. */
export interface Rows {
  /** An id for a field or path of this name. */
  idFor(name: string, dice: Dice): string
}

const shapes = new Map<Endpoint, Shape>()

/** What an endpoint asks, as data. */
export function shapeOf(endpoint: Endpoint): Shape {
  const known = shapes.get(endpoint)
  if (known) return known
  const made = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
  shapes.set(endpoint, made)
  return made
}

const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(qty|quantity|.*Qty)$/, ['1', '2.5', '10', '0.5']],
  [/price|amount|total|fee|limit|cost|balance|value|paid|budget/i, ['50000', '125000', '1000000']],
  [/percent|rate/i, ['0', '10', '2.5']],
  [/date|from|to$|until|day|due|on$/i, ['2026-11-21', '2026-11-01', '2026-12-15']],
  [/period|month/i, ['2026-11', '2026-10']],
  [/email|^to$/i, ['budi@contoh.co.id']],
  [/phone|whatsapp/i, ['+6281234567890']],
  [/color|colour/i, ['#2450c8']],
]

const WORDS = ['Semen Tiga Roda', 'PT Sinar Abadi', 'alasan yang cukup panjang', 'kg', 'catatan', 'Jakarta']

/** Makes a value that the shape would take, as far as names and types tell. */
export function honest(shape: Shape, name: string, dice: Dice, rows: Rows): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return dice.pick(shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return honest(dice.pick(choices), name, dice, rows)
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => honest(part, name, dice, rows) as object))
  switch (shape.type) {
    case 'object':
      return honestObject(shape, dice, rows)
    case 'array': {
      const items = typeof shape.items === 'object' ? shape.items : {}
      return Array.from({ length: dice.between(0, 3) }, () => honest(items, name, dice, rows))
    }
    case 'integer':
    case 'number':
      return dice.pick([1, 2, 3, 7, shape.minimum ?? 0, shape.maximum ?? 10])
    case 'boolean':
      return dice.chance(50)
    case 'null':
      return null
    default:
      return honestText(shape, name, dice, rows)
  }
}

function honestObject(shape: Shape, dice: Dice, rows: Rows): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(shape.properties ?? {})) {
    const isAsked = shape.required?.includes(key) ?? false
    if (isAsked || dice.chance(40)) made[key] = honest(inner, key, dice, rows)
  }
  return made
}

function honestText(shape: Shape, name: string, dice: Dice, rows: Rows): unknown {
  if (shape.format === 'uuid' || /id$/i.test(name)) return rows.idFor(name, dice)
  const known = KINDS.find(([pattern]) => pattern.test(name))
  return dice.pick(known?.[1] ?? WORDS)
}
