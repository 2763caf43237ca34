import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Evil } from './evil.ts'
import { phoneExif, plain, withSegments } from './pictures.ts'
import { chunk, header, pixels, pngOf, pngWith } from './png.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const SCRIPT = '<script>alert(1)</script>'
const PHP = '<?php system($_GET["c"]); ?>'

/** Pictures that are more than a picture, less than one, or far too much of one. */
export async function evilPictures(): Promise<Evil[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const png = await plain().png().toBuffer()
  const webp = await plain().webp().toBuffer()
  const carrying = [
    ...carryingJpegs(jpeg),
    ...carryingPngs(png),
    ['webp with a script behind', Buffer.concat([webp, latin(SCRIPT)])],
    [
      'webp with a place and a script',
      await plain()
        .withExif({ ...phoneExif, IFD0: { Artist: SCRIPT } })
        .webp()
        .toBuffer(),
    ],
    ['webp of many frames', await frames()],
  ] as const
  return [
    ...carrying.map(([what, bytes]): Evil => ({ what, bytes, end: 'harmless' })),
    ...[...broken(jpeg, png, webp), ...floods(jpeg)].map(([what, bytes]): Evil => ({ what, bytes, end: 'refused' })),
    { what: 'jpeg with a place', bytes: await plain().withExif(phoneExif).jpeg().toBuffer(), end: 'harmless' },
  ]
}

type Recipe = readonly [what: string, bytes: Buffer]

function carryingJpegs(jpeg: Buffer): Recipe[] {
  const seg = (marker: number, text: string) => withSegments(jpeg, [{ marker, body: latin(text) }])
  return [
    ['jpeg with html behind', Buffer.concat([jpeg, latin(`<html>${SCRIPT}`)])],
    ['jpeg with a zip behind', Buffer.concat([jpeg, latin('PK\x03\x04evil.class')])],
    ['jpeg with a program behind', Buffer.concat([jpeg, latin('MZ\x90\0PE\0\0')])],
    ['jpeg with a pdf behind', Buffer.concat([jpeg, latin('%PDF-1.4 /JavaScript %%EOF')])],
    ['jpeg with php in its comment', seg(0xfe, PHP)],
    ['jpeg that is javascript in its comment', seg(0xfe, '*/=1;alert(1);/*')],
    ['jpeg with a script in xmp', seg(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${SCRIPT}</x>`)],
    ['jpeg with a script in iptc', seg(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${SCRIPT}`)],
    [
      'jpeg with an exif that points at itself',
      seg(0xe1, 'Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0'),
    ],
    ['jpeg with an exif of a million entries', seg(0xe1, 'Exif\0\0II*\0\x08\0\0\0\xff\xff')],
    ['jpeg with a colour profile that is a script', seg(0xe2, `ICC_PROFILE\0\x01\x01${SCRIPT}`)],
  ]
}

function carryingPngs(png: Buffer): Recipe[] {
  const text = (type: string, body: string) => pngWith(png, chunk(type, latin(body)))
  const bomb = deflateSync(Buffer.alloc(50_000_000))
  return [
    ['png with html behind', Buffer.concat([png, latin(SCRIPT)])],
    ['png with a zip behind', Buffer.concat([png, latin('PK\x03\x04x')])],
    ['png with php in a text', text('tEXt', `Comment\0${PHP}`)],
    ['png with a script in xmp', text('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SCRIPT}`)],
    ['png with a bomb in a text', pngWith(png, chunk('zTXt', Buffer.concat([latin('c\0\0'), bomb])))],
    ['png with an unknown part', text('evIl', SCRIPT)],
    ['png that moves', text('acTL', '\0\0\x27\x10\0\0\0\0')],
  ]
}

function broken(jpeg: Buffer, png: Buffer, webp: Buffer): Recipe[] {
  const wrongSum = Buffer.from(png)
  wrongSum.writeUInt8((png[png.length - 20] ?? 0) ^ 0xff, png.length - 20)
  return [
    ['jpeg cut in half', jpeg.subarray(0, jpeg.length >> 1)],
    ['jpeg of a head only', latin('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['jpeg head before php', Buffer.concat([latin('\xff\xd8\xff\xe0'), latin(PHP)])],
    ['jpeg head before html', Buffer.concat([latin('\xff\xd8\xff\xe0'), latin(SCRIPT)])],
    ['png cut in half', png.subarray(0, png.length >> 1)],
    ['png of a head only', png.subarray(0, 8)],
    ['png head before html', Buffer.concat([png.subarray(0, 8), latin(SCRIPT)])],
    ['png with wrong sums', wrongSum],
    ['png without pixels', pngOf(header(10, 10))],
    ['png of no width', pngOf(header(0, 10), pixels(1, 10))],
    [
      'png whose part is longer than the file',
      Buffer.concat([png.subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')]),
    ],
    ['webp cut in half', webp.subarray(0, webp.length >> 1)],
    ['webp head before html', Buffer.concat([webp.subarray(0, 12), latin(SCRIPT)])],
    ['webp head before a sound', latin('RIFF\x24\0\0\0WEBPfmt ')],
  ]
}

function floods(jpeg: Buffer): Recipe[] {
  const huge = Buffer.from(jpeg)
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]))
  huge.writeUInt16BE(65_500, frame + 5)
  huge.writeUInt16BE(65_500, frame + 7)
  return [
    ['png of 50.000 by 50.000', pngOf(header(50_000, 50_000), pixels(10, 10))],
    ['png of 12.000 by 12.000, all there', pngOf(header(12_000, 12_000), pixels(12_000, 12_000))],
    ['png of 30.000 by 30.000, interlaced', pngOf(header(30_000, 30_000, 1), pixels(10, 10))],
    ['png as wide as a number can be', pngOf(header(0x7fffffff, 1), pixels(10, 1))],
    ['png a pixel wide and 60 million high', pngOf(header(1, 60_000_000), pixels(1, 10))],
    ['jpeg of 65.500 by 65.500', huge],
  ]
}

async function frames(): Promise<Buffer> {
  const height = 20
  return sharp(Buffer.alloc(20 * height * 30 * 3, 90), {
    raw: { width: 20, height: height * 30, channels: 3, pageHeight: height },
  })
    .webp({ loop: 0 })
    .toBuffer()
}
