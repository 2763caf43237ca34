/** An entry of an object as it is written: its key, or what is spread into it, with the comment above it. */
export interface Entry {
  /** Null: `...value`. */
  readonly key: string | null
  readonly value: string
  readonly comment: string | null
}

/** Reads the entries of an object literal, given without its brackets. */
export function entriesIn(body: string): Entry[] {
  return parts(body).flatMap((part): Entry[] => {
    const at = behindComments(part)
    const comment = commentText(part.slice(0, at))
    const value = part.slice(at).trim()
    if (value.startsWith('...')) return [{ key: null, value: value.slice(3), comment }]
    const [, key, written] = /^'?([\w-]+)'?\s*(?::\s*([\s\S]+))?$/.exec(value) ?? []
    return key ? [{ key, value: written ?? key, comment }] : []
  })
}

// Where the comments above an entry end.
function behindComments(part: string): number {
  let at = 0
  for (;;) {
    const [comment] = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)/.exec(part.slice(at)) ?? []
    if (comment === undefined) return at
    at += comment.length
  }
}

/** Gives the comment that a text ends with, as it is written; empty where it ends with something else. */
export function commentBefore(text: string): string {
  const end = text.trimEnd()
  const begin = end.endsWith('*/') ? end.lastIndexOf('/**') : -1
  return begin < 0 || end.indexOf('*/', begin) !== end.length - 2 ? '' : end.slice(begin)
}

/** Says a comment in one line, without its signs; null where there is none that is meant for callers. */
export function commentText(written: string): string | null {
  const told = [...written.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1]
  const text = told
    ?.replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text || null
}

/** Reads an expression up to where it ends: a comma, a line of its own level, or the end of the text. */
export function expressionAt(text: string, from: number): string {
  for (const { at, depth, sign } of signs(text, from)) {
    if (depth < 0) return text.slice(from, at)
    if (depth === 0 && sign === '\n' && !/^\s*[.?:|&]/.test(text.slice(at, at + 40)) && text.slice(from, at).trim())
      return text.slice(from, at)
  }
  return text.slice(from)
}

// Cut at the commas of its own level.
function parts(body: string): string[] {
  const cut: string[] = []
  let begin = 0
  for (const { at, depth, sign } of signs(body, 0)) {
    if (depth !== 0 || sign !== ',') continue
    cut.push(body.slice(begin, at))
    begin = at + 1
  }
  return [...cut, body.slice(begin)]
}

interface Sign {
  readonly at: number
  /** How many brackets are open behind it. */
  readonly depth: number
  readonly sign: string
}

// Letters of strings, comments and patterns are passed over: what they hold opens and closes nothing.
const PASSED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[]\s*)\/(?:[^/\\\n]|\\.)+\/\w*/y

function* signs(text: string, from: number): Generator<Sign> {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    PASSED.lastIndex = at
    const passed = PASSED.exec(text)
    if (passed) {
      at += passed[0].length - 1
      continue
    }
    const sign = text[at] ?? ''
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    yield { at, depth, sign }
  }
}
