/** The colours of the interface that follow the one chosen: for one theme. */
export interface Shades {
  readonly primary: string
  readonly hover: string
  readonly text: string
  readonly soft: string
  readonly softText: string
}

/** Both themes, and whether the colour itself could be kept in the light one. */
export interface Palette {
  readonly light: Shades
  readonly dark: Shades
  readonly isDarkened: boolean
}

type Rgb = readonly [number, number, number]

/** Text on a colour, and the colour as text, must differ so much (WCAG 2.2 AA). */
export const LEAST_CONTRAST = 4.5

const WHITE: Rgb = [255, 255, 255]
const NIGHT: Rgb = [21, 27, 37]
const STEP = 0.03

/** How much two colours differ: 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  return between(rgb(one), rgb(other))
}

/**
 * Makes the shades of a colour for both themes. A colour too pale for white letters is darkened until they can be read;
 * in the dark it is made paler until it can be.
 */
export function paletteOf(color: string): Palette {
  const chosen = rgb(color)
  // Links stand on tinted rows as well, so the measure is the tint.
  const primary = until(chosen, [0, 0, 0], (each) => between(each, WHITE) >= LEAST_CONTRAST + 0.7)
  const soft = mix(primary, WHITE, 0.9)
  const pale = until(chosen, WHITE, (each) => between(each, NIGHT) >= 7)
  const night = mix(pale, NIGHT, 0.8)
  return {
    isDarkened: hex(primary) !== hex(chosen),
    light: {
      primary: hex(primary),
      hover: hex(mix(primary, [0, 0, 0], 0.2)),
      text: '#ffffff',
      soft: hex(soft),
      softText: hex(until(primary, [0, 0, 0], (each) => between(each, soft) >= 6)),
    },
    dark: {
      primary: hex(pale),
      hover: hex(mix(pale, WHITE, 0.25)),
      text: hex(mix(pale, [0, 0, 0], 0.88)),
      soft: hex(night),
      softText: hex(until(pale, WHITE, (each) => between(each, night) >= 6)),
    },
  }
}

/** Says what became of a colour that white letters cannot stand on; nothing when it stays as chosen. */
export function darkenedWords(color: string): string | null {
  const { isDarkened, light } = paletteOf(color)
  if (!isDarkened) return null
  const of = (each: string) => `${contrast(each, '#ffffff').toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1`
  return `${color} terlalu terang untuk tulisan putih (kontras ${of(color)}, paling sedikit 4,5 : 1), jadi tema terang memakai ${light.primary} (${of(light.primary)}).`
}

/** The shades as a style sheet over the usual one. */
export function cssOf(color: string): string {
  const { light, dark } = paletteOf(color)
  return `:root{${tokensOf(light)}--brand:${light.primary}}.dark{${tokensOf(dark)}--brand:${light.primary}}`
}

function tokensOf({ primary, hover, text, soft, softText }: Shades): string {
  return [
    ['primary', primary],
    ['primary-hover', hover],
    ['primary-foreground', text],
    ['primary-soft', soft],
    ['primary-soft-foreground', softText],
    ['row-selected', soft],
    ['ring', primary],
    ['chart-1', primary],
  ]
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

function until(from: Rgb, towards: Rgb, isEnough: (each: Rgb) => boolean): Rgb {
  let each = from
  for (let share = 0; share <= 1 && !isEnough(each); share += STEP) each = mix(from, towards, share)
  return each
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share
  return [at(0), at(1), at(2)]
}

function between(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function light(color: Rgb): number {
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(color[0]) + 0.7152 * part(color[1]) + 0.0722 * part(color[2])
}

function rgb(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.trunc(part + 0.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
