import type pg from 'pg'
import { newId } from '#kit/id.ts'
import { mark, type Statement } from './recording.ts'

type Rows = readonly Record<string, unknown>[]

/** Sends recorded statements as they were, with ids, numbers and things of this run; answers with the rows of each. */
export async function replay(
  client: pg.ClientBase,
  statements: readonly Statement[],
  own: Readonly<Record<string, string>>,
): Promise<Rows[]> {
  const answers: Rows[] = []
  const made = new Map<string, string>()
  const put = (_mark: string, kind: string, name: string): string => {
    if (kind === 'own') return own[name] ?? ''
    if (kind === 'answered') return answeredAt(answers, name)
    const id = made.get(name) ?? newId()
    made.set(name, id)
    return id
  }
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('\u0001') ? value.replace(mark.pattern, put) : value
    return Array.isArray(value) ? value.map(filled) : value
  }

  try {
    for (const { text, name, values } of statements) {
      const { rows } = await client.query({ text, values: values.map(filled), ...(name && { name }) })
      answers.push(rows as Rows)
    }
    return answers
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function answeredAt(answers: readonly Rows[], place: string): string {
  const [statement = '', row = '', ...key] = place.split('.')
  return String(answers[Number(statement)]?.[Number(row)]?.[key.join('.')])
}
