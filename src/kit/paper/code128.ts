// Every symbol of Code 128 (ISO/IEC 15417) as the widths of its bars and spaces, three of each; the stop ends with a bar.
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const [TO_PAIRS, TO_LETTERS, START_LETTERS, START_PAIRS, STOP] = [99, 100, 104, 105, 106]

/**
 * The bars and spaces of a text in turn, as so many modules each, without the quiet zones; null where it holds what no
 * bar code writes. Four digits and more are written two by two.
 *
 *   barsOf('BB-0001')  // 2, 1, 1, 2, 1, 4, …
 */
export function barsOf(text: string): number[] | null {
  if (!/^[\u0020-\u007e]+$/.test(text)) return null
  const symbols = symbolsOf(text)
  const check = symbols.reduce((sum, symbol, at) => sum + symbol * Math.max(at, 1), 0) % 103
  return [...symbols, check, STOP].flatMap((symbol) => Array.from(WIDTHS[symbol] ?? '', Number))
}

function symbolsOf(text: string): number[] {
  const symbols: number[] = []
  let isPairs = false
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0
    const wantsPairs: boolean = isPairs ? digits >= 2 : digits >= 4 && digits % 2 === 0
    if (at === 0) symbols.push(wantsPairs ? START_PAIRS : START_LETTERS)
    else if (wantsPairs !== isPairs) symbols.push(wantsPairs ? TO_PAIRS : TO_LETTERS)
    isPairs = wantsPairs
    symbols.push(isPairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32)
    at += isPairs ? 2 : 1
  }
  return symbols
}
