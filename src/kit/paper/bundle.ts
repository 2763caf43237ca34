import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Paper } from './paper.ts'

/** Several papers printed in one go: one file, each paper numbered by itself. */
export interface Bundle {
  /** Title of the file. */
  readonly title: string
  readonly bundle: readonly Paper[]
}

/** A paper set for pdfmake, and how many pages it came to. */
export interface SetPaper {
  readonly definition: TDocumentDefinitions
  readonly pages: number
}

/** Puts papers one behind the other; each keeps its sheet, its head and foot, its stamp and its own pictures. */
export function bind(title: string, papers: readonly SetPaper[]): TDocumentDefinitions {
  const [first] = papers
  let from = 0
  const content = papers.map((paper, at) => {
    const section = sectionOf(paper, at, from)
    from += paper.pages
    return section
  })
  return {
    ...first?.definition,
    info: { ...first?.definition.info, title, keywords: undrawnOf(papers) },
    images: Object.fromEntries(papers.flatMap(({ definition }, at) => picturesOf(definition, at))),
    watermark: undefined,
    content,
  }
}

const undrawnOf = (papers: readonly SetPaper[]) =>
  [...new Set(papers.flatMap(({ definition }) => [...(definition.info?.keywords ?? '')]))].join('')

// Typings of pdfmake do not know sections yet.
function sectionOf({ definition, pages }: SetPaper, at: number, from: number): Content {
  const { header, footer, watermark, pageSize, pageMargins, content } = definition
  return {
    section: [renamed(content, at)],
    pageSize,
    pageMargins,
    watermark: watermark ?? null,
    header: own(header, from, pages),
    footer: own(footer, from, pages),
  } as unknown as Content
}

type Running = TDocumentDefinitions['header']

// A head says its page of its own paper's pages, not of all.
function own(running: Running, from: number, pages: number): Running {
  if (typeof running !== 'function') return running
  return (page, _count, size) => running(page - from, pages, size)
}

function picturesOf({ images = {} }: TDocumentDefinitions, at: number): [string, string | { url: string }][] {
  return Object.entries(images).map(([name, picture]) => [nameOf(name, at), picture])
}

const nameOf = (name: string, at: number) => `${at}-${name}`

// What one paper calls its signature, another may call its own: pictures and marks go by names of their paper.
function renamed<T>(piece: T, at: number): T {
  if (Array.isArray(piece)) return piece.map((each: unknown) => renamed(each, at)) as T
  if (typeof piece !== 'object' || piece === null) return piece
  const entries = Object.entries(piece).map(([key, value]) =>
    (key === 'image' || key === 'id') && typeof value === 'string'
      ? [key, nameOf(value, at)]
      : [key, renamed(value, at)],
  )
  return Object.fromEntries(entries) as T
}
