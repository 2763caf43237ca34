import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answerIn, closed } from './answer-type.ts'

interface Door {
  readonly name: string
  readonly method: string
  readonly rest: string
  readonly type: string
}

/** A door of one master; `isOwn` where the contract itself says what it answers. */
export interface MasterAnswer {
  readonly door: string
  readonly type: string
  readonly isOwn: boolean
}

/** Where the doors that every master has are written. */
export const MASTERS = fileURLToPath(new URL('../../kit/record/endpoints.ts', import.meta.url))

let common: readonly Door[] | undefined

/** What the doors of the masters of a contract answer: those every master has, with what the contract says otherwise. */
export function mastersIn(text: string): readonly MasterAnswer[] {
  return [...text.matchAll(/recordEndpoints<typeof \w+, (\w+)>\([^)]*?base(?:: '([^']+)')?,/g)].flatMap(
    ([, row, written]) => {
      const base = written ?? /const base = '([^']+)'/.exec(text)?.[1]
      if (!base || !row) return []
      return doorsOfMasters().map(({ name, method, rest, type }) => {
        const said = otherwise(text, name) ?? (type.includes('<Row>') ? type.replace('<Row>', `<${row}>`) : undefined)
        return { door: `${method} ${base}${rest}`, type: said ?? type, isOwn: said !== undefined }
      })
    },
  )
}

function otherwise(text: string, name: string): string | undefined {
  const from = text.indexOf(`...generic.${name},`)
  return from < 0 ? undefined : answerIn(closed(text, text.lastIndexOf('{', from), '{}'), text)
}

function doorsOfMasters(): readonly Door[] {
  return (common ??= read())
}

function read(): Door[] {
  const text = readFileSync(MASTERS, 'utf8')
  return [...text.matchAll(/(\w+): endpoint\(\{/g)].map(({ 0: begin, 1: name = '', index }) => {
    const declared = closed(text, index + begin.length - 1, '{}')
    return {
      name,
      method: /method: '(\w+)'/.exec(declared)?.[1] ?? '',
      rest: /path: `\$\{base\}([^`]*)`/.exec(declared)?.[1] ?? '',
      type: answerIn(declared, text) ?? '',
    }
  })
}
