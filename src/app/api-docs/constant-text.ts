import { pathToFileURL } from 'node:url'
import { fieldsText } from './fields-text.ts'
import { schemaText } from './schema-text.ts'

/** Where a name that a file uses is declared, and where it comes from. */
export type Finder = (name: string, file: string) => string | undefined

const MADE =
  /keyof typeof (\w+)|\(typeof (\w+)\)\[number\](?:\['(\w+)'\])?|WireOf<typeof (\w+)>|z\.(?:output|input)<typeof (\w+)>/g

/** Writes out what a type computes from a constant: its words, the fields of a master, a shape. Others stay as written. */
export async function withConstants(text: string, file: string, find: Finder): Promise<string> {
  const written = new Map<string, string>()
  for (const [whole, keys, list, part, master, shape] of text.matchAll(MADE)) {
    const name = keys ?? list ?? master ?? shape ?? ''
    const home = find(name, file)
    const value: unknown = home ? await constantIn(home, name) : undefined
    const said =
      (keys && words(Object.keys(Object(value) as object))) ||
      (list && words(listed(value, part))) ||
      (master && value ? fieldsText(value as Parameters<typeof fieldsText>[0]) : undefined) ||
      (shape && schemaText(value))
    if (said) written.set(whole, said)
  }
  return text.replaceAll(MADE, (whole) => written.get(whole) ?? whole)
}

// A contract and its rules stand in memory already: nothing is run that was not.
async function constantIn(file: string, name: string): Promise<unknown> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
  return module[name]
}

function listed(value: unknown, part: string | undefined): unknown[] {
  if (!Array.isArray(value)) return []
  return part ? value.map((each: unknown) => Reflect.get(Object(each), part) as unknown) : value
}

function words(all: readonly unknown[]): string | undefined {
  if (all.length === 0 || all.some((each) => typeof each !== 'string')) return undefined
  return `(${all.map((each) => `'${String(each)}'`).join(' | ')})`
}
