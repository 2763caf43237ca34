import type { Source } from './source-tree.ts'

/** A piece of SQL in a source file, and where in its text it begins. */
interface Piece {
  readonly text: string
  readonly from: number
}

// What makes a product or a quotient exact and wide: a cast, a decimal literal, a mean, a numeric column; or it is of time.
const EXACT = /::numeric\b|\b\d+\.\d|\bavg\(|\binterval\b|\b\w*qty\w*\b|\bprice\b|\bunit_cost\b/
const OPERATOR = /(?<=[\w)\]}$']) *([*/]) *(?=[\w($:'])/g
const STOPS = /^(?:select|distinct|case|when|then|else|and|or|not|where|on|by|set|as|between|from|end|is)$/i

/**
 * Finds the products and quotients of a file's SQL that PostgreSQL would work out in whole numbers, where a product of
 * two amounts overflows and a quotient is cut off before it is rounded: 'path:line expression'.
 */
export function wholeNumberArithmetic({ path, text }: Source): string[] {
  const pieces = path.endsWith('.sql') ? [{ text, from: 0 }] : templates(text)
  return pieces.flatMap(({ text: piece, from }) => {
    const bare = plain(piece)
    return [...bare.matchAll(OPERATOR)]
      .filter((found) => !isExact(bare, found.index, found[0].length))
      .map((found) => {
        const line = text.slice(0, from + found.index).split('\n').length
        return `${path}:${line} ${bare.slice(Math.max(0, found.index - 30), found.index + 30).replace(/\s+/g, ' ')}`
      })
  })
}

/** Takes the text of every template tagged `sql`, those inside others by themselves. */
function templates(text: string): Piece[] {
  return [...text.matchAll(/\bsql(?:<[^`;]*?>)?`/g)].map((found) => {
    const from = found.index + found[0].length
    return { text: text.slice(from, endOfTemplate(text, from)), from }
  })
}

function endOfTemplate(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text.startsWith('${', at)) depth++
    else if (text[at] === '}') depth = Math.max(0, depth - 1)
    else if (text[at] === '`' && depth === 0) return at
  }
  return text.length
}

/** Blanks comments, strings and holes, each at its own length, so that places stay. */
function plain(piece: string): string {
  const blank = (mark: string) => (found: string) => mark.padEnd(found.length, ' ').slice(0, found.length)
  return piece
    .replace(/--[^\n]*/g, blank(''))
    .replace(/'(?:[^']|'')*'/g, (found) => `'${' '.repeat(found.length - 2)}'`)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (found) => '$'.repeat(found.length))
}

function isExact(sql: string, at: number, width: number): boolean {
  const term = leftOf(sql, at)
  // Not arithmetic: `select *`, `distinct on (…) * from`.
  if (term.trim() === '' || STOPS.test(term.trim())) return true
  if (/^\s*(?:from|into|,|$)/i.test(sql.slice(at + width))) return true
  return EXACT.test(term + sql.slice(at, at + width) + rightOf(sql, at + width))
}

/** Reads the factors to the left of an operator: back to what binds less, at the same depth of brackets. */
function leftOf(sql: string, end: number): string {
  let depth = 0
  let at = end
  while (at > 0) {
    const mark = sql[at - 1] ?? ''
    if (mark === ')') depth++
    if (mark === '(' && depth-- === 0) break
    if (depth === 0 && /[,+\-=<>;]/.test(mark)) break
    const word = depth === 0 && /\s$/.test(mark) ? /(\w+)\s*$/.exec(sql.slice(0, at))?.[1] : undefined
    if (word !== undefined && STOPS.test(word)) break
    at--
  }
  return sql.slice(at, end)
}

/** Reads the one factor to the right of an operator, with its brackets and casts. */
function rightOf(sql: string, from: number): string {
  let depth = 0
  let at = from
  for (; at < sql.length; at++) {
    const mark = sql[at] ?? ''
    if (mark === '(') depth++
    if (mark === ')' && depth-- === 0) break
    if (depth === 0 && /[\s,+\-*/=<>;]/.test(mark)) break
  }
  return sql.slice(from, at)
}
