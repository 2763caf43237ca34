import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerIn, closed } from './answer-type.ts'
import { withConstants } from './constant-text.ts'
import { MASTERS, mastersIn } from './master-answers.ts'
import { importedFile, source, sourceFiles } from './source-files.ts'

/** What an endpoint answers: its type as the contract writes it, and the shapes that type names. */
export interface AnswerText {
  readonly type: string
  readonly shapes: readonly string[]
}

/** The answers of all contracts by 'GET /api/…'. An answer is a type and gone at run time: it is read where it is written. */
export async function answerTexts(): Promise<ReadonlyMap<string, AnswerText>> {
  const texts = new Map<string, AnswerText>()
  for (const file of sourceFiles()) {
    const text = textOf(file)
    for (const { door, type, isOwn } of mastersIn(text)) texts.set(door, await told(type, isOwn ? file : MASTERS))
    // Written once for the tags of every list.
    for (const [, address] of text.matchAll(/= tagsEndpoint\(\s*'([^']+)'/g))
      texts.set(`GET ${address}`, { type: 'readonly string[]', shapes: [] })
    for (const door of actDoorsIn(text)) texts.set(door, await told('DocumentRef', ACTS))
    for (const { index } of text.matchAll(/[=:] endpoint\(\{/g)) {
      const declared = closed(text, text.indexOf('{', index), '{}')
      const method = /\bmethod: '(\w+)'/.exec(declared)?.[1] ?? spreadMethod(declared, text)
      const address = pathIn(declared, text)
      const type = answerIn(declared, text)
      if (method && address && type) texts.set(`${method} ${address}`, await told(type, file))
    }
  }
  // Read for this once: megabytes that nobody asks for again.
  known.clear()
  return texts
}

/** Where the doors of all declared acts are written. */
const ACTS = join(source, 'kit/document/acts.ts')

// A declared act has the door that its document and its path make, and answers as all acts do.
function actDoorsIn(text: string): string[] {
  const table = text.search(/= acts\(\w+, \{/)
  const at = /= document\(\{[\s\S]*?\bat: '([^']+)'/.exec(text)?.[1]
  if (table < 0 || !at) return []
  const paths = closed(text, text.indexOf('{', table), '{}').matchAll(/\bpath: '([^']+)'/g)
  return [...paths].map(([, path]) => `POST ${at}/:id/${path}`)
}

async function told(written: string, file: string): Promise<AnswerText> {
  const type = await withConstants(written, file, homeOf)
  const shapes = await shapesOf(type, file)
  // A file by another name.
  return shapes[0] === `type ${type} = never` ? { type: 'never', shapes: [] } : { type, shapes }
}

// Some contracts write the beginning of their addresses once.
function pathIn(declared: string, text: string): string | undefined {
  const plain = /path: '([^']+)'/.exec(declared)?.[1]
  const [, name, rest] = /path: `\$\{(\w+)\}([^`$]*)`/.exec(declared) ?? []
  const begin = name && new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1]
  return plain ?? (begin && begin + rest)
}

// Doors alike in their right and shape write those once.
function spreadMethod(declared: string, text: string): string | undefined {
  const name = /\.\.\.(\w+),/.exec(declared)?.[1]
  return name && new RegExp(`const ${name} = \\{[^\\n]*\\bmethod: '(\\w+)'`).exec(text)?.[1]
}

const known = new Map<string, string>()

function textOf(file: string): string {
  const text = known.get(file) ?? readFileSync(file, 'utf8')
  known.set(file, text)
  return text
}

const MOST = 24

/** The declarations a type names, and those that they name, each once. */
async function shapesOf(type: string, file: string): Promise<string[]> {
  const shapes = new Map<string, string>()
  const waiting = namesIn(type).map((name) => ({ name, file }))
  for (let next = waiting.shift(); next && shapes.size < MOST; next = waiting.shift()) {
    const found = declarationOf(next.name, next.file)
    if (!found || shapes.has(next.name)) continue
    const text = await withConstants(found.text, found.file, homeOf)
    shapes.set(next.name, text)
    waiting.push(...namesIn(text).map((name) => ({ name, file: found.file })))
  }
  return [...shapes.values()]
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]\w+/g))]
}

interface Found {
  readonly text: string
  readonly file: string
}

function declarationOf(name: string, file: string): Found | undefined {
  const text = textOf(file)
  const own = new RegExp(
    `^(?:export )?(?:interface ${name}\\b[^{]*\\{\\n[\\s\\S]*?\\n\\}|type ${name}\\b[^=\\n]* =[\\s\\S]*?)(?=\\n\\n|\\n?(?![\\s\\S]))`,
    'm',
  ).exec(text)
  if (own) return { text: tidy(own[0]), file }
  const path = sourceOf(name, file)
  return path ? declarationOf(name, path) : undefined
}

/** The file that declares a constant. */
function homeOf(name: string, file: string): string | undefined {
  if (new RegExp(`^export const ${name}\\b`, 'm').test(textOf(file))) return file
  const path = sourceOf(name, file)
  return path && homeOf(name, path)
}

function sourceOf(name: string, file: string): string | undefined {
  const from = new RegExp(`(?:im|ex)port (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(
    textOf(file),
  )?.[1]
  return from && importedFile(from, file)
}

// What the comments say is for who changes the code.
function tidy(text: string): string {
  const bare = text.replaceAll(/^ *(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm, '')
  return bare.replace(/^export /, '').replaceAll('readonly ', '')
}
