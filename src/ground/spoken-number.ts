const ONES: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
}
const WHOLE: Readonly<Record<string, number>> = { sepuluh: 10, sebelas: 11, seratus: 100, seribu: 1000 }
const PARTS: Readonly<Record<string, string>> = { setengah: '5', stengah: '5', seperempat: '25' }
const TIMES: Readonly<Record<string, number>> = { belas: 1, puluh: 10, ratus: 100, ribu: 1000 }

/** A spoken word of a number, as a pattern. */
export const SPOKEN = [ONES, WHOLE, PARTS, TIMES].flatMap((words) => Object.keys(words)).join('|')

/**
 * Reads a number as it is said aloud, and answers it in digits with a decimal comma.
 *
 *   readSpoken('dua puluh lima')  // '25'
 *   readSpoken('satu setengah')   // '1,5'
 */
export function readSpoken(said: string): string | undefined {
  const words = said.toLowerCase().trim().split(/\s+/)
  const last = PARTS[words.at(-1) ?? '']
  const whole = wholeOf(last ? words.slice(0, -1) : words)
  return whole === undefined ? undefined : `${whole}${last ? `,${last}` : ''}`
}

// What was said last may still be multiplied: 'dua' 'ratus', 'dua' 'puluh' 'ribu'.
function wholeOf(words: readonly string[]): number | undefined {
  let [sum, below, last] = [0, 0, 0]
  for (const word of words) {
    const times = TIMES[word]
    const one = ONES[word] ?? WHOLE[word]
    if (times === 1000) {
      if (below + last === 0) return undefined
      sum += (below + last) * 1000
      ;[below, last] = [0, 0]
    } else if (times !== undefined) {
      if (last === 0 || last > 9) return undefined
      below += times === 1 ? 10 + last : last * times
      last = 0
    } else if (one === undefined || last !== 0) {
      return undefined
    } else {
      last = one
      if (one > 9) {
        below += one
        last = 0
      }
    }
  }
  return sum + below + last
}
