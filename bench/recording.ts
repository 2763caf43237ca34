import pg from 'pg'

/** One statement as it was sent. Texts in `values` hold marks where another run must put something of its own. */
export interface Statement {
  readonly text: string
  readonly name?: string
  readonly values: readonly unknown[]
}

/** What another run replaces: its own things by name, ids the program made, and what the database answered. */
export const mark = {
  own: (name: string) => `\u0001own:${name}\u0001`,
  made: (index: number) => `\u0001made:${index}\u0001`,
  answered: (place: string) => `\u0001answered:${place}\u0001`,
  pattern: /\u0001(own|made|answered):([^\u0001]+)\u0001/g,
}

interface Sent {
  readonly text: string
  readonly name?: string
  readonly values: readonly unknown[]
  rows: readonly Record<string, unknown>[]
}

let sent: Sent[] | undefined

/** From now on every statement of this process can be recorded. */
export function listenToStatements(): void {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]): unknown {
    const entry = sent && entryOf(args)
    const result = query.apply(this, args)
    if (entry && result instanceof Promise) {
      sent?.push(entry)
      return result.then((answer: { rows?: Record<string, unknown>[] }) => {
        // Several in one text answer with a list.
        entry.rows = answer.rows ?? []
        return answer
      })
    }
    return result
  } as typeof pg.Client.prototype.query
}

function entryOf([asked, values]: unknown[]): Sent {
  if (typeof asked === 'string') return { text: asked, values: (values as unknown[] | undefined) ?? [], rows: [] }
  const { text, name, values: given = [] } = asked as { text: string; name?: string; values?: unknown[] }
  return { text, values: given, rows: [], ...(name && { name }) }
}

/** Runs something and answers with the statements it sent; `own` are the things that differ from run to run. */
export async function record(
  work: () => Promise<unknown>,
  given: { own: Readonly<Record<string, string>>; asked: string },
): Promise<Statement[]> {
  sent = []
  await work()
  const heard = sent
  sent = undefined
  return marked(heard, given)
}

const tokens = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Z]{2,3}-\d{4}-\d{4,}|bench-[\w-]+/g
const uuid = /^[0-9a-f]{8}-/

function marked(
  heard: readonly Sent[],
  { own, asked }: { own: Readonly<Record<string, string>>; asked: string },
): Statement[] {
  const names = new Map(Object.entries(own).map(([name, value]) => [value, mark.own(name)]))
  const known = new Set(asked.match(tokens) ?? [])
  const made = new Map<string, string>()
  const answered = new Map<string, string>()

  const markOf = (token: string): string => {
    const ours = names.get(token) ?? answered.get(token) ?? made.get(token)
    if (ours !== undefined) return ours
    if (known.has(token) || !uuid.test(token)) return token
    made.set(token, mark.made(made.size))
    return made.get(token) ?? token
  }
  const markedValue = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(tokens, markOf)
    return Array.isArray(value) ? value.map(markedValue) : value
  }

  return heard.map(({ rows, values, ...statement }, index) => {
    const withMarks = values.map(markedValue)
    for (const [at, row] of rows.entries()) {
      for (const [key, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue
        // A number the database gave: the next run gets another one from the same place.
        if (!uuid.test(value) && value.match(tokens)?.[0] === value)
          answered.set(value, mark.answered(`${index}.${at}.${key}`))
      }
    }
    for (const token of JSON.stringify(rows).match(tokens) ?? [])
      if (uuid.test(token) && !made.has(token)) known.add(token)
    return { ...statement, values: withMarks }
  })
}
