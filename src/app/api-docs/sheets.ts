import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let folder: string | undefined

/** Says where the built browser app lies, whose style sheet the page wears; without it the page is plain. */
export function useSheetsOf(webFolder: string | undefined): void {
  folder = webFolder
}

/** Addresses of the style sheets of the app; their names change with their content. */
export function sheets(): string[] {
  if (!folder) return []
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  return [...document.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address]) => address ?? '')
}
