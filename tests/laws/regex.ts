import type { Source } from './source-tree.ts'

/** A regular expression as it stands in a file. */
export interface Pattern {
  readonly where: string
  readonly source: string
  readonly flags: string
}

// After what an expression may begin; a slash after anything else divides.
const LITERAL =
  /(?<=[=(,:[!&|?{};>\s])\/(?! )((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=[\s.,;:)\]}?]|$)/g

// Patterns put together of parts; what a part holds is a pattern of its own elsewhere.
const WRITTEN = /String\.raw`([^`]*)`/g
const PART = /\$\{[^}]*\}/g

/** Every regular expression of some files, as literals and as they are put together. */
export function patternsIn(files: readonly Source[]): Pattern[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      if (/^\s*(\/\/|\*|\/\*)/.test(line)) return []
      const literals = [...line.matchAll(LITERAL)].map(([, source = '', flags = '']) => ({ source, flags }))
      const written = [...line.matchAll(WRITTEN)].map(([, text = '']) => ({
        source: text.replace(PART, 'x'),
        flags: 'u',
      }))
      return [...literals, ...written].flatMap((one) =>
        isPattern(one.source, one.flags) ? [{ where: `${path}:${at + 1}`, ...one }] : [],
      )
    }),
  )
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}

/**
 * Tells whether a repeated part of a pattern repeats something itself, '(a+)+' or '(a|a)*b': text that almost fits may
 * then be tried in more ways than there is time.
 */
export function isNested(source: string): boolean {
  const depth: boolean[] = [false]
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]
    if (letter === '\\') at += 1
    else if (letter === '[') at = endOfClass(source, at)
    else if (letter === '(') depth.push(false)
    else if (letter === ')') {
      const repeats = depth.pop() ?? false
      if (repeats && isEndless(source, at + 1)) return true
      if (repeats) depth[depth.length - 1] = true
    }
    if (letter !== '(' && isEndless(source, at + 1)) depth[depth.length - 1] = true
  }
  return false
}

function endOfClass(source: string, from: number): number {
  let at = from + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

// '{2,4}' has an end, and what has an end cannot explode.
function isEndless(source: string, at: number): boolean {
  return /^(?:[*+]|\{\d+,\})/.test(source.slice(at, at + 8))
}
