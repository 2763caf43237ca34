import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closed } from './answer-type.ts'
import { commentBefore, commentText, entriesIn, expressionAt } from './object-text.ts'
import { importedFile, sourceFiles } from './source-files.ts'

/** What the contract says of a field, and of those within it. */
export interface SaidField {
  readonly said: string | null
  readonly fields: SaidFields
}
export type SaidFields = ReadonlyMap<string, SaidField>

/** What the contract says of a door, and of what it takes. */
export interface SaidDoor {
  readonly said: string | null
  readonly fields: SaidFields
}

const NOTHING: SaidFields = new Map()
const DEEPEST = 7
/** Where the shapes stand that are all doors'. */
const SHARED = join('kit', 'http', 'shapes.ts')

/** Reads the words beside doors and their fields, by 'POST /api/…': comments are gone at run time, they are read where they are written. */
export function saidTexts(): ReadonlyMap<string, SaidDoor> {
  const reader = new Reader()
  const doors = new Map<string, SaidDoor>()
  for (const file of sourceFiles()) {
    const text = reader.text(file)
    for (const [door, said] of mastersSaid(reader, text, file)) if (!doors.has(door)) doors.set(door, said)
    for (const [door, said] of actsSaid(reader, text, file)) doors.set(door, said)
    for (const { index } of text.matchAll(/[=:] endpoint\(\{/g)) {
      const declared = closed(text, text.indexOf('{', index), '{}')
      const method = /\bmethod: '(\w+)'/.exec(declared)?.[1]
      const address = /\bpath: '([^']+)'/.exec(declared)?.[1]
      const input = entriesIn(declared).find(({ key }) => key === 'input')?.value
      if (!method || !address) continue
      const above = commentBefore(text.slice(0, index).replace(/(?:export const )?\w+\s*$/, ''))
      const fields = input ? reader.fields(input, file) : NOTHING
      doors.set(`${method} ${address}`, { said: commentText(above), fields })
    }
  }
  return doors
}

// A declared act: its label, what is said above it, and what it asks.
function actsSaid(reader: Reader, text: string, file: string): [string, SaidDoor][] {
  const [table, name = ''] = /= acts\((\w+), \{/.exec(text) ?? []
  const from = table === undefined ? -1 : text.indexOf(table)
  const at = name && /\bat: '([^']+)'/.exec(reader.declaration(name, file)?.value ?? '')?.[1]
  if (from < 0 || !at) return []
  return entriesIn(closed(text, text.indexOf('{', from), '{}')).flatMap(({ value, comment }) => {
    const path = /\bpath: '([^']+)'/.exec(value)?.[1]
    const asks = /\basks: \{/.exec(value)
    if (!path) return []
    const said = [/\blabel: '([^']+)'/.exec(value)?.[1], comment].filter(Boolean).join(': ')
    const fields = asks ? reader.object(closed(value, value.indexOf('{', asks.index), '{}'), file) : NOTHING
    return [[`POST ${at}/:id/${path}`, { said, fields }]]
  })
}

// What a form writes and what changes it bear the labels of the form.
function mastersSaid(reader: Reader, text: string, file: string): [string, SaidDoor][] {
  return [...text.matchAll(/recordEndpoints<typeof (\w+), \w+>\([^)]*?base(?:: '([^']+)')?,/g)].flatMap(
    ([, name = '', written]): [string, SaidDoor][] => {
      const base = written ?? /const base = '([^']+)'/.exec(text)?.[1]
      const declared = reader.declaration(name, file)
      if (!base || !declared) return []
      const fields = new Map([
        ...(reader.declaration('fields', declared.file)?.fields ?? []),
        ...reader.children(declared.value, declared.file),
      ])
      return [
        [`POST ${base}`, { said: null, fields }],
        [`PATCH ${base}/:id`, { said: null, fields }],
      ]
    },
  )
}

interface Declared {
  readonly value: string
  /** What stands above it. */
  readonly comment: string | null
  readonly file: string
  readonly fields: SaidFields
}

/** Reads shapes as contracts write them, over as many files as they are written in. */
class Reader {
  private readonly texts = new Map<string, string>()
  private readonly declared = new Map<string, Declared | undefined>()
  private depth = 0

  text(file: string): string {
    const text = this.texts.get(file) ?? readFileSync(file, 'utf8')
    this.texts.set(file, text)
    return text
  }

  /** The fields of whatever a shape is made of: written in it, or under names that it uses. */
  fields(value: string, file: string): SaidFields {
    if (this.depth > DEEPEST) return NOTHING
    this.depth += 1
    try {
      const draft = /^z\.strictObject\(draftShape\((\w+)\)/.exec(value)?.[1]
      if (draft) return this.draft(draft, file)
      const at = value.search(/\{/)
      const own = at < 0 ? NOTHING : this.object(closed(value, at, '{}'), file)
      if (own.size > 0) return own
      const names = value.match(/(?<![.\w'])[a-zA-Z]\w*(?!\w*['(])/g) ?? []
      const found = names.map((name) => this.declaration(name, file)?.fields ?? NOTHING)
      return found.find(({ size }) => size > 0) ?? NOTHING
    } finally {
      this.depth -= 1
    }
  }

  /** The entries of an object, with what is spread into it. */
  object(body: string, file: string): SaidFields {
    const fields = new Map<string, SaidField>()
    for (const { key, value, comment } of entriesIn(body)) {
      if (key === null) for (const [name, said] of this.spread(value, file)) fields.set(name, said)
      else
        fields.set(key, { said: saidOf(comment, value) ?? this.above(value, file), fields: this.within(value, file) })
    }
    return fields
  }

  declaration(name: string, file: string): Declared | undefined {
    const key = `${file} ${name}`
    if (this.declared.has(key)) return this.declared.get(key)
    this.declared.set(key, undefined)
    const text = this.text(file)
    const own = new RegExp(`^(?:export )?const ${name}\\b[^=\\n]*= ?`, 'm').exec(text)
    const from = new RegExp(`(?:im|ex)port \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1]
    const found = own
      ? this.read(expressionAt(text, own.index + own[0].length), file, text.slice(0, own.index))
      : from && importedFile(from, file)
        ? this.declaration(name, importedFile(from, file) ?? '')
        : undefined
    this.declared.set(key, found)
    return found
  }

  /** The lists of a master, each with the fields of its rows. */
  children(value: string, file: string): SaidFields {
    const all = entriesIn(closed(value, value.indexOf('{'), '{}')).find(({ key }) => key === 'children')?.value
    if (!all) return NOTHING
    const lists = entriesIn(closed(all, 0, '{}')).flatMap(({ key, value: row }) => {
      const at = /\bfields: \{/.exec(row)
      const fields = at ? this.object(closed(row, row.indexOf('{', at.index), '{}'), file) : NOTHING
      return key ? [[key, { said: /\blabel: '([^']+)'/.exec(row)?.[1] ?? null, fields }] as const] : []
    })
    return new Map(lists)
  }

  private read(value: string, file: string, before: string): Declared {
    return {
      value,
      file,
      comment: commentText(commentBefore(before)),
      fields: isShape(value) ? this.fields(value, file) : NOTHING,
    }
  }

  // A shape of a department that several doors share says once what it is; those that all share say nothing of a field.
  private above(value: string, file: string): string | null {
    if (!/^z[A-Z]\w*$/.test(value)) return null
    const declared = this.declaration(value, file)
    return declared && !declared.file.endsWith(SHARED) ? declared.comment : null
  }

  private within(value: string, file: string): SaidFields {
    return /\bz\.|\bz[A-Z]/.test(value) ? this.fields(value, file) : NOTHING
  }

  private spread(value: string, file: string): SaidFields {
    const draft = /^draftShape\((\w+)\)/.exec(value)?.[1]
    if (draft) return this.draft(draft, file)
    return value.startsWith('{')
      ? this.object(closed(value, 0, '{}'), file)
      : (this.declaration(value.replace(/\.shape$/, ''), file)?.fields ?? NOTHING)
  }

  // A declared document: what is typed at its head, and in the rows of its parts.
  private draft(name: string, file: string): SaidFields {
    const declared = this.declaration(name, file)
    if (!declared) return NOTHING
    const inside = entriesIn(closed(declared.value, declared.value.indexOf('{'), '{}'))
    const written = (text: string | undefined) =>
      ['typed', 'sent'].flatMap((key) => {
        const own = text && entriesIn(closed(text, text.indexOf('{'), '{}')).find((entry) => entry.key === key)?.value
        return own ? [...this.object(closed(own, 0, '{}'), declared.file)] : []
      })
    const parts = inside.find(({ key }) => key === 'parts')?.value ?? '{}'
    const rows = entriesIn(closed(parts, 0, '{}')).flatMap(({ key, value }) =>
      key ? [[key, { said: null, fields: new Map(written(value)) }] as const] : [],
    )
    return new Map([...written(inside.find(({ key }) => key === 'head')?.value), ...rows])
  }
}

// A shape that has fields, or fields that are spread into one.
const isShape = (value: string) => /^\{|strictObject|z\.array/.test(value)

// The label a form shows stands before what the comment adds.
function saidOf(comment: string | null, value: string): string | null {
  const label =
    /^[\w(]*\b(?:ref|text|textOrEmpty|long|date|amount|unitPrice|qty|positive|signed|share|note|plate|choice|flag|whole|tags|several|npwp|nik|nitku|phone|email|coordinate|instant)\(\s*'([^']+)'/.exec(
      value,
    )?.[1]
  return [label, comment].filter(Boolean).join(': ') || null
}
