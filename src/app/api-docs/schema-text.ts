import * as z from 'zod/mini'
import type { Json } from './type-schema.ts'

/** A shape as a type, as what was taken in by it is kept and sent: with everything that may be left out. */
export function schemaText(shape: unknown): string | undefined {
  if (!(shape instanceof z.core.$ZodType)) return undefined
  return typeOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
}

function typeOf(schema: Json): string {
  const { type, enum: words, const: word, anyOf, items, properties } = schema
  if (Array.isArray(words)) return `(${words.map((each) => textOf(each)).join(' | ')})`
  if (word !== undefined) return textOf(word)
  if (Array.isArray(anyOf)) return oneOf(anyOf as Json[])
  if (type === 'array') return `${typeOf((items ?? {}) as Json)}[]`
  if (type === 'object' && properties) return objectText(properties as Readonly<Record<string, Json>>)
  return type === 'integer' ? 'number' : String(type ?? 'unknown')
}

// Yes and no may be written as a word in an address; they are kept as what they are.
function oneOf(kinds: readonly Json[]): string {
  const flag = kinds.find(({ type }) => type === 'boolean')
  return flag ? 'boolean' : `(${kinds.map((each) => typeOf(each)).join(' | ')})`
}

function objectText(properties: Readonly<Record<string, Json>>): string {
  const lines = Object.entries(properties).map(([key, value]) => `  ${key}: ${typeOf(value)}`)
  return `{\n${lines.join('\n')}\n}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
