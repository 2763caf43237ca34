import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asOwner } from '#kit/db/as-owner.ts'

/** Names the folder in which a run writes down what it asks the database; without it nothing is written down. */
const FOLDER = 'STATEMENTS_FOLDER'
const KEPT = 'statements.json'
const PLANNED = /^\s*(select|insert|update|delete|merge|with|values)\b/i

/** Kept outside the module: the files of a worker read it anew, and the driver is one. */
interface Heard {
  readonly known: Set<string>
  fresh: string[]
}
const shared = globalThis as { heardStatements?: Heard }

/** What pg keeps to itself. */
interface Sender {
  readonly connectionParameters: { readonly application_name?: string }
}

/** Listens to every statement that our connections in this process send from now on; a test's own may ask of one version alone. */
export function hearStatements(): void {
  if (!process.env[FOLDER] || shared.heardStatements) return
  const heard: Heard = (shared.heardStatements = { known: new Set(), fresh: [] })
  const sender = pg.Client.prototype as { query: (...given: unknown[]) => unknown }
  const send = sender.query
  sender.query = function query(this: Sender, ...given: unknown[]) {
    const isOurs = this.connectionParameters.application_name === 'mandor'
    const [asked] = given as [string | { text?: string } | undefined]
    const text = typeof asked === 'string' ? asked : asked?.text
    if (isOurs && text && PLANNED.test(text) && !heard.known.has(text)) {
      heard.known.add(text)
      heard.fresh.push(text)
    }
    return send.apply(this, given)
  }
}

/** Writes down what was heard since the last time. */
export function writeStatements(): void {
  const [folder, heard] = [process.env[FOLDER], shared.heardStatements]
  if (!folder || !heard || heard.fresh.length === 0) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.lines`), heard.fresh.map((text) => `${JSON.stringify(text)}\n`).join(''))
  heard.fresh = []
}

/** Keeps what this server understands: a test may ask about tables of its own, which no other database has. */
export async function keepStatements(url: string): Promise<void> {
  const folder = process.env[FOLDER]
  if (!folder || !existsSync(folder)) return
  const lines = readdirSync(folder).filter((name) => name.endsWith('.lines'))
  const told = lines.flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
  const texts = [...new Set(told)].map((line) => JSON.parse(line) as string)
  const refused = new Set((await refusedOf(url, texts)).map(({ text }) => text))
  writeFileSync(join(folder, KEPT), JSON.stringify(texts.filter((text) => !refused.has(text))))
}

/** What the last run asked and its server understood; undefined where no run left it. */
export function keptStatements(): string[] | undefined {
  const path = join(process.env[FOLDER] ?? '', KEPT)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : undefined
}

/** A statement that a server does not understand, and its words. */
export interface Refused {
  readonly text: string
  readonly why: string
}

/** Prepares each statement, without running it, and answers with those that cannot be. */
export async function refusedOf(url: string, texts: readonly string[]): Promise<Refused[]> {
  return asOwner(url, async (client) => {
    const refused: Refused[] = []
    for (const text of texts) {
      const why = await client.query(new Understanding(text)).told
      if (why !== undefined) refused.push({ text, why })
    }
    return refused
  })
}

interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void
  sync(): void
}

/** One statement sent as far as its meaning: PostgreSQL reads it, finds tables, columns and functions, and runs nothing. */
class Understanding implements pg.Submittable {
  /** Why it cannot be prepared; undefined where it can. */
  readonly told: Promise<string | undefined>
  readonly #text: string
  #end: (why: string | undefined) => void = () => undefined

  constructor(text: string) {
    this.#text = text
    this.told = new Promise((resolve) => (this.#end = resolve))
  }

  submit(connection: pg.Connection): void {
    // Safe: these two are what pg itself prepares with; its types leave out some of their arguments.
    const wire = connection as unknown as Wire
    wire.parse({ name: '', text: this.#text, types: [] })
    wire.sync()
  }

  /** Called by pg instead of the other, not before it. */
  handleError(error: Error): void {
    this.#end(error.message)
  }

  handleReadyForQuery(): void {
    this.#end(undefined)
  }
}
