import type { Paper, Piece } from './paper.ts'

// What the first font file draws (its Latin subset, which holds ², ³, ×, – and − too).
const PLAIN =
  /^[\t\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2002-\u200b\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2215]*$/

// Other scripts come from font files of their own, opened when first needed.
const SCRIPTS = [
  ['InterExtended', /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff]/],
  ['InterVietnamese', /[\u0300-\u0309\u0323\u0329\u1ea0-\u1ef1\u20ab]/],
  ['InterGreek', /[\u0370-\u03ff]/],
  ['InterCyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
] as const

const WRITTEN_OUT: Record<string, string> = { '≤': '<=', '≥': '>=', '→': '->', '✓': 'v', '\t': ' ' }

// A code without a place to break would run out of its column: it gets invisible ones.
const LONG_WORD = /[^\s/"\\–-]{25,}/g

// Where text can be inside a piece.
const HOLDERS = ['text', 'stack', 'columns', 'ol', 'table', 'body']

interface Run {
  readonly text: string
  readonly font?: string
}

/**
 * Gives letters outside Latin their own font, writes out or drops what no font of ours draws, and lets long words break.
 * Changes the pieces in place: marks that are asked for their place later stay the same objects.
 */
export function legible<Node extends Piece>(node: Node): Node {
  if (typeof node === 'string') return { text: spelled(node) } as Node
  if (typeof node !== 'object' || node === null) return node

  const parts = node as unknown as Record<string | number, unknown>
  const keys = Array.isArray(node) ? node.keys() : HOLDERS.filter((key) => parts[key] !== undefined)
  for (const key of keys) {
    const part = parts[key]
    parts[key] = key === 'text' && typeof part === 'string' ? spelled(part) : legible(part as Piece)
  }
  return node
}

function spelled(text: string): string | Run[] {
  const broken = text.replace(LONG_WORD, (word) => word.replace(/.{12}/gu, '$&\u200b'))
  return PLAIN.test(broken) ? broken : runsOf(broken)
}

/** Tells whether any text of a paper needs more than the first font file, or has a word too long for a column. */
export function needsMore(paper: Paper): boolean {
  const said = saidBy(paper)
  return /[^\u0000-\u00ff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]|\\t/.test(said) || said.search(LONG_WORD) >= 0
}

/** Names the letters of a paper that no font of ours draws, each once, at most twenty: they print as '?'. */
export function undrawnIn(paper: Paper): string {
  return undrawnInText(saidBy(paper))
}

/** Names the letters of a text that no font of ours draws, as `undrawnIn` does for a paper. */
export function undrawnInText(text: string): string {
  return [...new Set(text.normalize('NFC').match(/[^\u0000-\u024f]/gu))]
    .filter((char) => drawnAs(char).text === '?')
    .slice(0, 20)
    .join('')
}

const saidBy = ({ title, foot, opening, lines, closing, after }: Paper) =>
  JSON.stringify([title, foot, opening, lines, closing, after])

function runsOf(text: string): Run[] {
  const runs: { text: string; font?: string }[] = []
  for (const char of text.normalize('NFC')) {
    const drawn = drawnAs(char)
    const last = runs.at(-1)
    if (last && last.font === drawn.font) last.text += drawn.text
    else runs.push(drawn)
  }
  return runs
}

function drawnAs(char: string): Run {
  if (char in WRITTEN_OUT) return { text: WRITTEN_OUT[char] ?? '' }
  if (PLAIN.test(char)) return { text: char }
  const script = SCRIPTS.find(([, letters]) => letters.test(char))
  if (script) return { text: char, font: script[0] }
  return { text: /\p{L}|\p{N}/u.test(char) ? '?' : '' }
}
