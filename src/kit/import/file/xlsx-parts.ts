const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The value of an attribute in the inside of a tag. */
export function attribute(inside: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(inside)?.[1]
}

/** Text of XML as it reads; only the five names and numbers are known, so nothing can grow. */
export function unescaped(text: string): string {
  return text
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
      (whole, hex?: string, number?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
        const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      },
    )
    .replace(/_x([\dA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The texts that cells point at, in their order. */
export function sharedTexts(xml: string): string[] {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map((found) => textIn(found[1] ?? ''))
}

/** The text in a rich or plain string; readings of its signs are left out. */
export function textIn(inside: string): string {
  const spoken = inside.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '')
  return [...spoken.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)].map((found) => unescaped(found[1] ?? '')).join('')
}

/** Which cell styles show a day, by their number. */
export function dayStyles(xml: string): Set<number> {
  const own = new Map(
    [...xml.matchAll(/<numFmt\b([^>]*?)\/?>/g)].map((found) => {
      const inside = found[1] ?? ''
      return [Number(attribute(inside, 'numFmtId')), unescaped(attribute(inside, 'formatCode') ?? '')] as const
    }),
  )
  const styles = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(xml)?.[1] ?? ''
  const isDay = [...styles.matchAll(/<xf\b([^>]*?)\/?>/g)].map((found) => {
    const format = Number(attribute(found[1] ?? '', 'numFmtId') ?? 0)
    return (format >= 14 && format <= 22) || isDayFormat(own.get(format) ?? '')
  })
  return new Set(isDay.flatMap((is, at) => (is ? [at] : [])))
}

function isDayFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dy]/i.test(bare) || /m{3}/i.test(bare)
}

/** The day of a serial number; the year 1900 had a 29 February in Excel. */
export function dayOfSerial(serial: number, is1904: boolean): string {
  const whole = Math.floor(serial) + (is1904 ? 1462 : 0)
  const days = whole < 60 ? whole + 1 : whole
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A number of a sheet as an Indonesian would type it: '1250,5'. What Excel has rounded keeps its E. */
export function numberText(raw: string): string {
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  // Excel keeps fifteen digits: a sixteenth is a zero in place of what was typed, and may not pass as a number of a card.
  if (Number.isSafeInteger(value)) return value >= 1e15 && value % 10 === 0 ? value.toExponential(14) : String(value)
  // Floats carry a tail: 0.1+0.2. Fifteen digits are what Excel itself shows.
  const text = String(Number(value.toPrecision(15)))
  // A fourth decimal, for three could be thousands as well.
  return text.replace('.', ',').replace(/,\d{3}$/, '$&0')
}

/** Where a cell stands: 'B7' → 1. */
export function columnAt(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
