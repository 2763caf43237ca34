/** A JSON schema. */
export type Json = Readonly<Record<string, unknown>>

/** Gives the schema of a type by its name, with the schemas of what it is made of. */
export type Named = (name: string, of: readonly Json[]) => Json

/** Every kind of value: what a contract computes from other types, and cannot be read where it is written. */
const ANY: Json = {}
/** A value that is named by its constant. */
const LIST: Json = {}

const plain: Readonly<Record<string, Json>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  true: { const: true },
  false: { const: false },
  null: { type: 'null' },
  undefined: { not: {} },
  never: { not: {} },
  object: { type: 'object' },
}

/** Reads a type as the contracts write them into a JSON schema; what it cannot read may be anything. */
export function schemaOfType(text: string, named: Named): Json {
  try {
    return new TypeReader(text, named).whole()
  } catch (error) {
    if (error instanceof Unread) return ANY
    throw error
  }
}

class Unread extends Error {}

function oneOr(sign: 'anyOf' | 'allOf', kinds: readonly Json[]): Json {
  const [first = ANY, ...more] = kinds
  return more.length === 0 ? first : { [sign]: kinds }
}

const TOKEN = /'(?:[^'\\]|\\.)*'|`[^`]*`|[A-Za-z_$][\w$]*|-?\d+(?:\.\d+)?|=>|[^\s]/g

class TypeReader {
  private at = 0
  private readonly tokens: readonly string[]
  private readonly named: Named
  constructor(text: string, named: Named) {
    this.tokens = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(TOKEN) ?? []
    this.named = named
  }

  whole(): Json {
    const schema = this.union()
    if (this.at < this.tokens.length) throw new Unread()
    return schema
  }

  private takes(token: string): boolean {
    if (this.tokens[this.at] !== token) return false
    this.at += 1
    return true
  }

  private need(token: string): void {
    if (!this.takes(token)) throw new Unread()
  }

  private next(): string {
    const token = this.tokens[this.at]
    if (token === undefined) throw new Unread()
    this.at += 1
    return token
  }

  private union(): Json {
    // A value that is nothing is not sent.
    const kinds = this.several('|', () => this.intersection()).filter((kind) => kind !== plain['undefined'])
    const words = kinds.filter((kind) => 'const' in kind)
    if (words.length < 2) return oneOr('anyOf', kinds)
    const rest = kinds.filter((kind) => !('const' in kind))
    const choice = { enum: words.map((kind) => kind['const']) }
    return rest.length === 0 ? choice : { anyOf: [choice, ...rest] }
  }

  private intersection(): Json {
    const parts = this.several('&', () => this.list())
    return oneOr('allOf', parts)
  }

  private several(sign: string, one: () => Json): Json[] {
    this.takes(sign)
    const all = [one()]
    while (this.takes(sign)) all.push(one())
    return all
  }

  private list(): Json {
    this.takes('readonly')
    let schema = this.single()
    while (this.takes('[')) schema = this.takes(']') ? { type: 'array', items: schema } : this.part(schema)
    return schema
  }

  // One of a list, or what stands at a place of an object.
  private part(whole: Json): Json {
    const place = this.union()
    this.need(']')
    return whole === LIST ? { type: 'string' } : this.named('[]', [whole, place])
  }

  private single(): Json {
    const token = this.next()
    if (token.startsWith("'")) return { const: token.slice(1, -1) }
    if (token.startsWith('`')) return { type: 'string' }
    if (/^-?\d/.test(token)) return { const: Number(token) }
    if (token === '(') return this.bracketed()
    if (token === '{') return this.object()
    if (token === '[') return this.tuple()
    if (token === 'keyof') return this.keys()
    if (token === 'typeof') {
      this.next()
      return LIST
    }
    if (!/^[A-Za-z_$]/.test(token)) throw new Unread()
    return plain[token] ?? this.named(token, this.takes('<') ? this.of() : [])
  }

  private bracketed(): Json {
    const schema = this.union()
    this.need(')')
    return schema
  }

  // A place of a table of words: which words is not written here.
  private keys(): Json {
    this.takes('typeof')
    this.next()
    return { type: 'string' }
  }

  private of(): Json[] {
    const all = [this.union()]
    while (this.takes(',')) all.push(this.union())
    this.need('>')
    return all
  }

  private tuple(): Json {
    const prefixItems: Json[] = []
    while (!this.takes(']')) {
      if (this.tokens[this.at + 1] === ':') this.at += 2
      prefixItems.push(this.union())
      this.takes(',')
    }
    return { type: 'array', prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length }
  }

  private object(): Json {
    const properties: Record<string, Json> = {}
    const required: string[] = []
    while (!this.takes('}')) {
      if (this.tokens[this.at + 1] !== ':' && this.tokens[this.at + 1] !== '?') this.need('readonly')
      const name = this.next().replaceAll("'", '')
      if (!/^[\w$-]+$/.test(name)) throw new Unread()
      if (!this.takes('?')) required.push(name)
      this.need(':')
      properties[name] = this.union()
      if (!this.takes(';')) this.takes(',')
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) }
  }
}
