import { Refusal } from '#ground/refusal.ts'

/** A stream of a PDF: the names its dictionary holds, in order, and where its bytes may begin. */
export interface PdfStream {
  /** Keys and values alike, of the dictionary itself and not of what lies in it; '#46irst' is 'First'. */
  readonly names: readonly string[]
  /** The filters, when they stand there themselves; undefined when another object tells them. */
  readonly filters: readonly string[] | undefined
  /** Readers differ in what they skip after the word 'stream': both places are looked at. */
  readonly starts: readonly number[]
}

// How readers split a page of PDF into words (ISO 32000-1, 7.2.2): NUL is a blank, and a comment is as good as one.
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const MARKS = new Set([...'()<>[]{}/%'].map((mark) => mark.charCodeAt(0)))
const [BACKSLASH, LF, CR, OPEN, CLOSE] = [0x5c, 0x0a, 0x0d, 0x28, 0x29]

/**
 * Finds every stream that a reader may come to: an object begins wherever 'obj' stands after a number or a blank, also in a
 * string, in another stream, and behind a comment, since the index of a PDF may point anywhere.
 * Throws 'file.pdf-unreadable' when a dictionary does not end, or when so many overlap that looking at each would stall.
 */
export function* pdfStreams(raw: string): Generator<PdfStream> {
  let mayRead = 4 * raw.length + 65_536
  for (const { index } of raw.matchAll(/(?<=[\d\s\0])obj/g)) {
    const from = afterBlanks(raw, index + 3)
    if (!raw.startsWith('<<', from)) continue
    const words = new Words(raw, from)
    const found = readDictionary(words)
    mayRead -= words.at - index
    if (mayRead < 0) throw new Refusal('file.pdf-unreadable')
    const after = afterBlanks(raw, words.at)
    if (raw.startsWith('stream', after)) yield { ...found, starts: startsAfter(raw, after + 6) }
  }
}

function readDictionary(words: Words): Pick<PdfStream, 'names' | 'filters'> {
  const names: string[] = []
  let filters: string[] | undefined = []
  let depth = 0
  let isFilter = false
  for (let word = words.next(); ; word = words.next()) {
    // It ends nowhere, or in the middle of something: a reader may make of it what it likes.
    if (word === undefined || word === 'stream' || word === 'endobj') throw new Refusal('file.pdf-unreadable')
    if (word === '<<' || word === '[') depth += 1
    else if (word === '>>' || word === ']') depth -= 1
    if (depth === 0) return { names, filters }
    if (!word.startsWith('/')) {
      // '6 0 R': the filter is told elsewhere.
      if (isFilter && /^\d/.test(word)) filters = undefined
      continue
    }
    const name = unescapedName(word.slice(1))
    if (isFilter && filters && depth <= 2 && isFilterName(name)) filters.push(name)
    else isFilter = depth === 1 && (name === 'Filter' || name === 'F')
    if (depth === 1) names.push(name)
  }
}

const isFilterName = (name: string) => /^(\w+Decode|Crypt|A85|AHx|CCF|DCT|Fl|LZW|RL)$/.test(name)

/** '/Java#53cript' is the name '/JavaScript'. */
export function unescapedName(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Reads word after word; strings are words without content. */
class Words {
  at: number
  readonly #raw: string
  constructor(raw: string, at: number) {
    this.#raw = raw
    this.at = at
  }

  next(): string | undefined {
    const raw = this.#raw
    const from = afterBlanks(raw, this.at)
    if (from >= raw.length) return undefined
    const first = raw.charAt(from)
    const pair = raw.slice(from, from + 2)
    if (pair === '<<' || pair === '>>') return this.#upTo(from, from + 2)
    if (first === '(') return this.#upTo(from, stringEnd(raw, from), '()')
    if (first === '<') return this.#upTo(from, endOr(raw, raw.indexOf('>', from)), '<>')
    return this.#upTo(from, regularEnd(raw, from + 1, first === '/' || !MARKS.has(first.charCodeAt(0))))
  }

  #upTo(from: number, to: number, word = this.#raw.slice(from, to)): string {
    this.at = to
    return word
  }
}

function regularEnd(raw: string, from: number, isLong: boolean): number {
  let at = from
  while (isLong && at < raw.length && !BLANKS.has(raw.charCodeAt(at)) && !MARKS.has(raw.charCodeAt(at))) at += 1
  return at
}

function stringEnd(raw: string, from: number): number {
  let depth = 0
  for (let at = from; at < raw.length; at += 1) {
    const char = raw.charCodeAt(at)
    if (char === BACKSLASH) at += 1
    else if (char === OPEN) depth += 1
    else if (char === CLOSE && (depth -= 1) === 0) return at + 1
  }
  return raw.length
}

function afterBlanks(raw: string, from: number): number {
  let at = from
  for (;;) {
    while (BLANKS.has(raw.charCodeAt(at))) at += 1
    if (raw[at] !== '%') return at
    while (at < raw.length && raw.charCodeAt(at) !== LF && raw.charCodeAt(at) !== CR) at += 1
  }
}

function startsAfter(raw: string, at: number): number[] {
  const strict = at + (/^(\r\n|\n|\r)/.exec(raw.slice(at, at + 2))?.[0].length ?? 0)
  const line = /\r\n|\n|\r/.exec(raw.slice(at, at + 1024))
  const loose = line ? at + line.index + line[0].length : strict
  return [...new Set([strict, loose])]
}

const endOr = (raw: string, found: number) => (found < 0 ? raw.length : found + 1)
