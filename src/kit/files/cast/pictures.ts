import sharp, { type Sharp } from 'sharp'

/** A plain picture of one colour. */
export function plain(width = 40, height = 30, background = '#a33') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A photo with features, the same for the same seed: soft blobs of light and shade. */
export function aPhoto(seed = 1, width = 640, height = 480): Sharp {
  let state = seed * 2_654_435_761
  const grain = Buffer.from(
    Array.from({ length: 12 * 9 * 3 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state >> 8) & 255
    }),
  )
  return sharp(grain, { raw: { width: 12, height: 9, channels: 3 } }).resize(width, height, { kernel: 'cubic' })
}

/** What a phone writes beside a photo it took at Monas at five past two. */
export const phoneExif = {
  IFD0: { Make: 'Xiaomi', Model: 'Xiaomi Redmi Note 12', Copyright: 'RAHASIA-NEGARA' },
  IFD2: { DateTimeOriginal: '2026:11:21 14:05:00', OffsetTimeOriginal: '+07:00' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 10/1 3102/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '106/1 49/1 3800/100',
  },
}

/** A JPEG with extra segments put right after its beginning. */
export function withSegments(jpeg: Buffer, segments: readonly { marker: number; body: Buffer }[]): Buffer {
  const written = segments.map(({ marker, body }) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)])
}

/** Something written, as strokes: letters would look as the machine's fonts do, or like nothing where it has none. */
function written(what: string, x: number, y: number, size: number): string {
  const strokes = [...what].map((letter, at) => {
    const code = letter.charCodeAt(0)
    const left = x + at * size * 0.6
    if (letter === ' ') return ''
    const upright = `M${left + (code % 4) * size * 0.12} ${y}v-${size * (0.45 + (code % 5) * 0.08)}`
    return `${upright}M${left} ${y - (code % 7) * size * 0.1}h${size * (0.2 + (code % 3) * 0.12)}`
  })
  return `<path d="${strokes.join('')}" stroke="#000" stroke-width="${size / 9}" fill="none"/>`
}

/** A photo of a shop's nota on a table: the same layout each time, other goods and amounts. */
export function aNota(seed = 1): Sharp {
  let state = seed * 7919
  const dice = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 8) % sides
  }
  const goods = ['Semen', 'Pasir', 'Besi', 'Cat', 'Paku', 'Kayu']
  const lines = Array.from({ length: 14 }, (_, at) => {
    const what = `${goods[dice(6)]} ${dice(50)} x ${dice(90)}.000 = ${dice(900)}.000`
    return written(what, 30 + dice(40), 120 + at * 40, 24)
  })
  const page = `<rect x="${20 + dice(30)}" y="${20 + dice(30)}" width="520" height="${600 + dice(120)}" fill="#f4f1ea"/>`
  const table = `<rect width="600" height="800" fill="rgb(${150 + dice(40)},${140 + dice(40)},120)"/>`
  const paper = `<g transform="rotate(${dice(8) - 4} 300 400)">${page}${written(`TOKO ${dice(999)}`, 60, 80, 34)}${lines.join('')}</g>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${table}${paper}</svg>`))
}
