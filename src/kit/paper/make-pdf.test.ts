import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test, vi } from 'vitest'
import { compose } from './compose.ts'
import { undrawnIn, undrawnInText } from './glyphs.ts'
import { closePress, makePdf, warmPress } from './make-pdf.ts'
import type { Paper } from './paper.ts'
import { readPdf } from './read-pdf.ts'

afterAll(closePress)

const paper: Paper = {
  title: 'Surat',
  author: 'Toko Sinar',
  createdAt: '2026-11-21T07:05:00.000Z',
  size: 'A4',
  opening: [{ text: 'Isi surat' }],
  lines: null,
  closing: [{ text: 'Hormat kami' }],
  foot: 'dicetak',
}

test('a paper becomes a PDF with its title, its language and the date it was given', async () => {
  const bytes = await makePdf(paper)
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.')).toBe(true)
  expect(text).toContain('(D:20261121070500Z)')
  expect(text).toContain('/Lang (id-ID)')
  expect((await readPdf(bytes))[0]?.text).toContain('Isi surat')
})

test('letters that no font draws are named by the paper itself, those of other scripts are not', () => {
  const opening = [{ text: 'Beton 混凝土 Москва Ђорђе 混' }]
  expect(undrawnIn({ ...paper, opening })).toBe('混凝土')
  expect(compose({ ...paper, opening }).definition.info).toMatchObject({ keywords: '混凝土' })
  expect(undrawnIn(paper)).toBe('')
  expect(undrawnInText('Semen 水泥, Цемент, ₱')).toBe('水泥')
})

test('papers asked at once come out in order, and nothing else waits for them', async () => {
  warmPress()
  let turns = 0
  let isPrinting = true
  const asked = Promise.all(Array.from({ length: 40 }, (_, index) => makePdf({ ...paper, title: `Surat ${index}` })))
  const counting = (async () => {
    while (isPrinting) {
      await setImmediate()
      turns += 1
    }
  })()
  const made = await asked
  isPrinting = false
  await counting

  expect(made.map((bytes) => bytes.includes('Surat'))).not.toContain(false)
  expect(turns).toBeGreaterThan(500)
})

test('a line of papers that is too long is refused', async () => {
  const asked = Array.from({ length: 201 }, () => makePdf(paper))
  await expect(makePdf(paper)).rejects.toMatchObject({ code: 'paper.busy', facts: { waiting: 200 } })
  expect(await Promise.all(asked)).toHaveLength(201)
})

test('a paper that cannot be made fails alone', async () => {
  const broken = makePdf({ ...paper, opening: [{ image: 'no-such-picture' }] })
  const sound = makePdf(paper)
  await expect(broken).rejects.toThrow('no-such-picture')
  await expect(sound).resolves.toBeInstanceOf(Buffer)
})

test('a paper of more rows than the press can hold is refused in words, and the next is made', async () => {
  const columns = Array.from({ length: 8 }, (_, at) => ({ title: `Kolom ${at}`, width: '*' as const }))
  const rows = Array.from({ length: 12_000 }, (_, row) => columns.map((_column, at) => `Isi ${row} ${at}`))
  await expect(makePdf({ ...paper, lines: { columns, rows } })).rejects.toMatchObject({ code: 'paper.too-long' })
  await expect(makePdf(paper)).resolves.toBeInstanceOf(Buffer)
})

test('no file and no address is read on behalf of a paper', async () => {
  const reads = (image: string) => makePdf({ ...paper, images: { image }, opening: [{ image: 'image' }] })
  await expect(reads('/etc/hostname')).rejects.toThrow(/denied/)
  await expect(reads('http://127.0.0.1:1/x.png')).rejects.toThrow(/denied|policy/i)
})

test('a closed press starts again with the next paper', async () => {
  const cut = expect(makePdf(paper)).rejects.toThrow('closed')
  await closePress()
  await cut
  await expect(makePdf(paper)).resolves.toBeInstanceOf(Buffer)
})

test('a press that nobody needs for a minute is put away, and comes back with the next paper', async () => {
  const putAway = vi.spyOn(Worker.prototype, 'terminate')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await makePdf(paper)
    vi.advanceTimersByTime(59_000)
    await makePdf(paper)
    vi.advanceTimersByTime(59_000)
    expect(putAway).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(putAway).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
    putAway.mockRestore()
  }
  await expect(makePdf(paper)).resolves.toBeInstanceOf(Buffer)
})
