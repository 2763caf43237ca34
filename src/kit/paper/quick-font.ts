import type { Font, Glyph, Position, Run } from './fontkit.ts'

interface Letter {
  readonly glyph: Glyph
  readonly width: number
}

// A place where a line may break; it draws nothing.
const INVISIBLE = '\u200b'
const MOST_REMEMBERED = 50_000

/**
 * Gives a font a layout that remembers: one look-up per letter and one per pair, instead of a run through every
 * substitution and positioning table. Latin needs kerning and, in columns, figures of one width ('tnum'); the rest
 * of what Inter can do is for screens.
 */
export function quickFont(font: Font): Font {
  const plain = new Map<string, Letter>()
  const tabular = new Map<string, Letter>()
  const pairs = new Map<string, number>()

  const letterOf = (char: string, isTabular: boolean): Letter => {
    const known = isTabular ? tabular : plain
    return known.get(char) ?? remember(known, char, measured(font, char, isTabular))
  }
  const kerning = (left: string, right: string): number => {
    // Inter pulls a point under a 7: in amounts it would vanish.
    if (isFigure(left) || isFigure(right)) return 0
    const pair = left + right
    return pairs.get(pair) ?? remember(pairs, pair, kerned(font, left, right))
  }

  const layout = (text: string, features?: readonly string[]): Run => {
    const isTabular = features?.includes('tnum') ?? false
    const glyphs: Glyph[] = []
    const positions: Position[] = []
    let before = ''
    for (const char of text) {
      if (char === INVISIBLE) continue
      const { glyph, width } = letterOf(char, isTabular)
      const last = positions.at(-1)
      if (last && !isTabular) last.xAdvance += kerning(before, char)
      glyphs.push(glyph)
      positions.push({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0 })
      before = char
    }
    return new MeasuredRun(glyphs, positions)
  }
  return Object.create(font, { layout: { value: layout } })
}

/** Its width is summed when asked: pdfkit scales the positions in place first. */
class MeasuredRun implements Run {
  readonly glyphs: Glyph[]
  readonly positions: Position[]

  constructor(glyphs: Glyph[], positions: Position[]) {
    this.glyphs = glyphs
    this.positions = positions
  }

  get advanceWidth(): number {
    return this.positions.reduce((width, position) => width + position.xAdvance, 0)
  }
}

function measured(font: Font, char: string, isTabular: boolean): Letter {
  const glyph = isTabular ? font.layout(char, ['tnum']).glyphs[0] : undefined
  const codePoint = char.codePointAt(0) ?? 0
  const drawn = glyph ?? font.glyphForCodePoint(codePoint)
  // A point that was first drawn as a part of a colon has no letter of its own: copied out of the paper, 1.234 read 1/234.
  if (drawn.codePoints.length === 0) drawn.codePoints.push(codePoint)
  return { glyph: drawn, width: drawn.advanceWidth }
}

function kerned(font: Font, left: string, right: string): number {
  const { glyphs, positions } = font.layout(left + right, { calt: false, liga: false, ccmp: false } as never)
  const [first] = positions
  return glyphs.length === 2 && first && glyphs[0] ? first.xAdvance - glyphs[0].advanceWidth : 0
}

function isFigure(char: string): boolean {
  return char >= '0' && char <= '9'
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(key, value)
  return value
}
