import type { Json } from './type-schema.ts'

/** Follows a reference to the shape it names. */
export type Resolved = (schema: Json) => Json

/** What TypeScript itself makes of types; nothing for a name that is not its own. */
export function generalType(name: string, of: readonly Json[], resolved: Resolved): Json | undefined {
  const [first = {}, second = {}] = of
  if (name === 'Readonly' || name === 'NonNullable') return first
  if (name === 'Array' || name === 'ReadonlyArray') return { type: 'array', items: first }
  if (name === 'Record') return { type: 'object', additionalProperties: second }
  if (name === 'Partial') return everyPart(first, resolved, ({ required: _all, ...rest }) => rest)
  if (name === 'Omit')
    return everyPart(first, resolved, (part) => withKeys(part, (key) => !wordsOf(second).includes(key)))
  if (name === 'Pick')
    return everyPart(first, resolved, (part) => withKeys(part, (key) => wordsOf(second).includes(key)))
  if (name === 'Exclude') return without(resolved(first), wordsOf(second))
  // `Shape['place']`
  if (name === '[]') return placeIn(first, wordsOf(second)[0] ?? '', resolved)
  return undefined
}

// A shape that also is another one is changed in each of its parts.
function everyPart(schema: Json, resolved: Resolved, change: (part: Json) => Json): Json {
  const { allOf, ...own } = resolved(schema)
  if (!Array.isArray(allOf)) return change(own)
  return { ...own, allOf: allOf.map((part: Json) => everyPart(part, resolved, change)) }
}

function withKeys(schema: Json, keeps: (key: string) => boolean): Json {
  const { properties, required, ...rest } = schema
  if (!properties) return schema
  const kept = Object.fromEntries(Object.entries(properties).filter(([key]) => keeps(key)))
  const needed = ((required as string[] | undefined) ?? []).filter((key) => keeps(key))
  return { ...rest, properties: kept, ...(needed.length > 0 && { required: needed }) }
}

function wordsOf({ const: word, enum: words }: Json): readonly string[] {
  return Array.isArray(words) ? words.map(String) : word === undefined ? [] : [String(word)]
}

function without(schema: Json, gone: readonly string[]): Json {
  return { enum: wordsOf(schema).filter((word) => !gone.includes(word)) }
}

function placeIn(schema: Json, place: string, resolved: Resolved): Json {
  const { properties, allOf, items } = resolved(schema)
  if (items) return items as Json
  const own = (properties as Readonly<Record<string, Json>> | undefined)?.[place]
  if (own || !Array.isArray(allOf)) return own ?? {}
  return (
    allOf.map((part: Json) => placeIn(part, place, resolved)).findLast((part) => Object.keys(part).length > 0) ?? {}
  )
}
