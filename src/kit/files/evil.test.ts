import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#ground/refusal.ts'
import { accept, type Accepted } from '#kit/files/accept.ts'
import { evilFiles } from '#kit/files/cast/evil-files.ts'
import type { Evil } from '#kit/files/cast/evil.ts'
import { fileRefusals } from '#kit/files/refusals.ts'

let corpus: Evil[] = []
beforeAll(async () => {
  corpus = await evilFiles()
})

const NAMES = ['foto.png', 'nota.jpg', 'kontrak.pdf', 'gambar.webp', 'x.svg', 'shell.php%00.png']

/** What must not be left in anything that we keep. */
const TRACES = [
  /<script/i,
  /<\?php/,
  /PK\x03\x04/,
  /MZ\x90/,
  /%PDF-1\.4/,
  /RAHASIA/,
  /evIl/,
  /acTL/,
  /alert\(/,
  /\/J(ava|#61)/,
]

test('the corpus is large, and no two of its files are the same', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(100)
  expect(new Set(corpus.map(({ what }) => what)).size).toBe(corpus.length)
  expect(new Set(corpus.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(corpus.length)
})

describe('every evil file', () => {
  test('is refused in words, or kept without its evil, whatever it is called', async () => {
    const wrong: string[] = []
    for (const [at, { what, bytes, end }] of corpus.entries()) {
      const given = { name: NAMES[at % NAMES.length] ?? '', bytes }
      const begun = performance.now()
      const told = await accept(given, 'any').then(complaintAbout, codeOf)
      const took = performance.now() - begun
      if (end === 'refused' ? !(told in fileRefusals) : told !== '') wrong.push(`${what}: ${told || 'was taken'}`)
      if (took > 3000) wrong.push(`${what}: took ${took} ms`)
    }
    expect(wrong).toEqual([])
  })

  test('is no logo either', async () => {
    for (const { what, bytes, end } of corpus.filter((evil) => evil.end === 'refused')) {
      const told = await accept({ name: 'logo.png', bytes }, 'pictures').then(() => 'was taken', codeOf)
      expect(told in fileRefusals, `${what} (${end}): ${told}`).toBe(true)
    }
  })
})

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : `threw ${String(error)}`
}

async function complaintAbout(kept: Accepted): Promise<string> {
  const text = kept.bytes.toString('latin1')
  const trace = TRACES.find((one) => one.test(text))
  if (trace) return `kept ${String(trace)}`
  if (!/^[^/\\\0]+\.(png|jpg|webp|pdf)$/.test(kept.name)) return `called ${kept.name}`
  if (kept.type === 'application/pdf') return /%%EOF\s*$/.test(text) ? '' : 'goes on after its end'
  const { format, exif, xmp, iptc, icc, pages } = await sharp(kept.bytes).metadata()
  if (exif ?? xmp ?? iptc ?? icc) return 'kept what the camera wrote'
  if ((pages ?? 1) > 1) return 'moves'
  return `image/${format}` === kept.type ? '' : `is ${format}`
}
