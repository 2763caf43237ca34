import type { Block, Chapter, Inline } from './chapter.ts'

/**
 * Reads a chapter of docs/guide: a head of `judul`, `kelompok`, `halaman` and maybe `juga` and `bagian`, then a small part of Markdown: headings,
 * paragraphs, numbered and plain lists, notes, pictures; **words on the screen**, `keys`, [links](other.md). Anything
 * else is refused, so that nothing unknown ever reaches a page: there is no HTML in it and none comes of it.
 */
export function readChapter(id: string, source: string): Chapter {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error(`${id}.md: no head`)
  const facts = new Map(head.split('\n').map((line) => line.split(/:\s*/, 2) as [string, string]))
  const fact = (name: string) => facts.get(name) ?? fail(id, `the head says no ${name}`)
  return {
    id,
    title: fact('judul'),
    group: fact('kelompok'),
    pages: pagesOf(fact('halaman')),
    also: pagesOf(facts.get('juga') ?? ''),
    parts: pagesOf(facts.get('bagian') ?? ''),
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .map((part) => blockOf(id, part)),
  }
}

function pagesOf(line: string): string[] {
  return line.split(/,\s*/).filter(Boolean)
}

function blockOf(id: string, part: string): Block {
  const lines = part.split('\n')
  const [first = ''] = lines
  const joined = (strip: RegExp) => lines.map((line) => line.replace(strip, '')).join(' ')
  if (/[<>]/.test(part.replace(/^> ?/gm, ''))) fail(id, `no HTML: ${first}`)
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) }
  if (first.startsWith('> ')) return { kind: 'note', inlines: inlinesOf(joined(/^> ?/)) }
  if (first.startsWith('- ')) return { kind: 'list', items: itemsOf(lines, /^- /) }
  if (first.startsWith('1. ')) return { kind: 'steps', items: itemsOf(lines, /^\d+\. /) }
  const [, text, name] = /^!\[([^\]]+)\]\(pictures\/([a-z0-9-]+)\.webp\)$/.exec(first) ?? []
  if (text !== undefined && name !== undefined) return { kind: 'picture', text, name }
  if (/^(#|!\[|```|\||\* )/.test(first)) fail(id, `unknown: ${first}`)
  return { kind: 'text', inlines: inlinesOf(joined(/^/)) }
}

// A line that does not begin an item goes on with the one before.
function itemsOf(lines: readonly string[], mark: RegExp): Inline[][] {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map(inlinesOf)
}

const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

function inlinesOf(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, screen, key, label, to] = match
    if (match.index > at) found.push(text.slice(at, match.index))
    if (screen !== undefined) found.push({ kind: 'screen', text: screen })
    else if (key !== undefined) found.push({ kind: 'key', text: key })
    else found.push({ kind: 'link', text: label ?? '', to: to ?? '' })
    at = match.index + whole.length
  }
  if (at < text.length) found.push(text.slice(at))
  return found
}

function fail(id: string, why: string): never {
  throw new Error(`docs/guide/${id}.md: ${why}`)
}
