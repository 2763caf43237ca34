/** A piece of JSON Schema, as the contracts give it. */
export interface Schema {
  readonly type?: string | readonly string[]
  /** What a text that is a number or a day looks like. */
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly maxLength?: number
  readonly maxItems?: number
}

const words: Readonly<Record<string, string>> = {
  string: 'teks',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'ya/tidak',
  null: 'kosong',
}

/** What a field takes, in words: 'teks sampai 40 huruf atau kosong', 'daftar { itemId: id; qty: teks }'. */
export function shapeText(schema: Schema): string {
  const several = schema.anyOf ?? schema.oneOf
  if (several) return orText(several)
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => words[type] ?? type).join(' atau ')
  if (schema.type === 'array') return `daftar ${shapeText(schema.items ?? {})}`
  if (schema.type === 'object') return objectText(schema)
  if (schema.format === 'uuid') return 'id'
  if (schema.description) return schema.description
  const most = schema.maxLength === undefined ? '' : ` sampai ${schema.maxLength} huruf`
  return (words[String(schema.type)] ?? 'apa saja') + most
}

// A switch may come as text in an address: to the reader it is a switch.
function orText(several: readonly Schema[]): string {
  const isSwitch = several.some(({ type }) => type === 'boolean')
  const said = several.filter((one) => !(isSwitch && one.enum)).map(shapeText)
  return [...new Set(said)].join(' atau ')
}

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return typeof additionalProperties === 'object' ? `peta nama ke ${shapeText(additionalProperties)}` : 'objek'
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field)}`,
  )
  return `{ ${fields.join('; ')} }`
}
