import type { AnswerText } from './answer-text.ts'
import { generalType, type Resolved } from './general-types.ts'
import { schemaOfType, type Json } from './type-schema.ts'

/** The schemas of answers, and of the shapes they name, each once. */
export interface AnswerSchemas {
  /** By 'GET /api/…'; a door that sends a file has none. */
  readonly answers: ReadonlyMap<string, Json>
  readonly components: Readonly<Record<string, Json>>
}

/** How values that are numbers inside travel: as text, so that no cent is lost on the way. */
const onTheWire: Readonly<Record<string, Json>> = {
  Money: decimal('rupiah utuh'),
  MoneyText: decimal('rupiah utuh'),
  Quantity: decimal('jumlah'),
  QtyText: decimal('jumlah'),
  Price: decimal('harga satuan'),
  PriceText: decimal('harga satuan'),
  Percent: decimal('persen'),
  PercentText: decimal('persen'),
  Day: { type: 'string', format: 'date' },
  DayText: { type: 'string', format: 'date' },
  InstantText: { type: 'string', format: 'date-time' },
}

function decimal(description: string): Json {
  return { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$`, description }
}

/** Makes the schemas of all answers from the types that the contracts write. */
export function answerSchemas(texts: ReadonlyMap<string, AnswerText>): AnswerSchemas {
  const components: Record<string, Json> = {}
  const names = new Map<string, string>()
  // A shape that a contract has from elsewhere, where its own file does not lead to it.
  const everywhere = new Map([...texts.values()].flatMap(({ shapes }) => shapes.flatMap((shape) => declaredIn(shape))))
  const answers = new Map<string, Json>()
  for (const [door, { type, shapes }] of texts) {
    if (type !== 'never')
      answers.set(
        door,
        new Shapes([...everywhere, ...shapes.flatMap((shape) => declaredIn(shape))], components, names).schema(type),
      )
  }
  return { answers, components }
}

interface Declared {
  readonly text: string
  /** 'R' of `ListAnswer<R>`. */
  readonly holes: readonly string[]
  /** What an interface also is. */
  readonly bases: string
  readonly body: string
}

const REF = '#/components/schemas/'

/** The shapes that one answer names. */
class Shapes {
  private readonly declared: ReadonlyMap<string, Declared>
  private readonly components: Record<string, Json>
  private readonly names: Map<string, string>
  constructor(
    declared: Iterable<readonly [string, Declared]>,
    components: Record<string, Json>,
    names: Map<string, string>,
  ) {
    this.declared = new Map(declared)
    this.components = components
    this.names = names
  }

  schema(type: string, holes: ReadonlyMap<string, Json> = new Map()): Json {
    return schemaOfType(
      type,
      (name, of) => holes.get(name) ?? generalType(name, of, this.resolved) ?? this.shape(name, of),
    )
  }

  private readonly resolved: Resolved = (schema) => {
    const name = schema['$ref']
    return typeof name === 'string' ? (this.components[name.slice(REF.length)] ?? {}) : schema
  }

  private shape(name: string, of: readonly Json[]): Json {
    if (onTheWire[name]) return onTheWire[name]
    const declared = this.declared.get(name)
    if (!declared) return {}
    if (declared.holes.length > 0) return this.filled(declared, of)
    // Two departments may call different things the same: what a name stands for is all that hangs on it.
    const key = this.meaning(name)
    const known = this.names.get(key)
    if (known) return { $ref: REF + known }
    const free = freeName(name, this.components)
    this.names.set(key, free)
    // Named before it is read: it may hold itself.
    this.components[free] = {}
    this.components[free] = this.filled(declared, [])
    return { $ref: REF + free }
  }

  private filled({ holes, bases, body }: Declared, of: readonly Json[]): Json {
    const given = new Map(holes.map((hole, at) => [hole, of[at] ?? {}]))
    const own = this.schema(body, given)
    return bases ? { allOf: [this.schema(bases, given), own] } : own
  }

  private meaning(name: string, seen: Set<string> = new Set()): string {
    const declared = this.declared.get(name)
    if (!declared || seen.has(name)) return ''
    seen.add(name)
    const inside = declared.text.match(/\b[A-Z]\w+/g) ?? []
    return declared.text + inside.map((each) => this.meaning(each, seen)).join('')
  }
}

function freeName(name: string, taken: Readonly<Record<string, Json>>): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}${count}`
    if (!(tried in taken)) return tried
  }
}

const DECLARED =
  /^(?:interface (\w+)(?:<([^{]*?)>)?(?: extends ([^{]+?))? (\{[\s\S]*\})|type (\w+)(?:<(.*?)>)? =([\s\S]+))$/

function declaredIn(written: string): (readonly [string, Declared])[] {
  // Short ones stand line by line.
  const [text = ''] = written.split(/\n(?=(?:export )?(?:type|interface|const|function) )/)
  const [, name, holes, bases, body, alias, aliasHoles, type] = DECLARED.exec(text) ?? []
  const called = name ?? alias
  if (called === undefined) return []
  return [
    [
      called,
      {
        text,
        holes: (holes ?? aliasHoles ?? '').match(/(?<=^|, )\w+/g) ?? [],
        bases: (bases ?? '').replaceAll(/,(?![^<]*>)/g, ' &'),
        body: body ?? type ?? '',
      },
    ],
  ]
}
