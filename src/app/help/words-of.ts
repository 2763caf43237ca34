import type { Chapter, Inline } from './chapter.ts'

/** The plain words of a chapter, for searching. */
export function wordsOf(chapter: Chapter): string {
  const said = (inlines: readonly Inline[]) =>
    inlines.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  const blocks = chapter.blocks.map((block) => {
    if (block.kind === 'heading' || block.kind === 'picture') return block.text
    return 'items' in block ? block.items.map(said).join(' ') : said(block.inlines)
  })
  return [chapter.title, ...blocks].join(' ')
}
