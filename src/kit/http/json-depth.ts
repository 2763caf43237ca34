import type { FastifyInstance } from 'fastify'

/** No form of ours nests deeper than a quarter of this. */
const MOST_LEVELS = 32

/**
 * Reads JSON bodies, those that nest too deeply never: a megabyte of brackets costs a parser seconds and a look at its
 * characters a moment. Answers 400.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedDeeper(body, MOST_LEVELS)) {
      done(Object.assign(new Error('a body that nests too deeply'), { statusCode: 400 }))
      return
    }
    void parse(request, body, done)
  })
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENERS = new Set([0x5b, 0x7b])
const CLOSERS = new Set([0x5d, 0x7d])

/** Tells whether JSON text opens more brackets at once than allowed; those within strings count for nothing. */
export function isNestedDeeper(json: string, most: number): boolean {
  let level = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at)
    if (isInString) {
      if (char === BACKSLASH) at += 1
      else if (char === QUOTE) isInString = false
    } else if (char === QUOTE) isInString = true
    else if (OPENERS.has(char)) {
      level += 1
      if (level > most) return true
    } else if (CLOSERS.has(char)) level -= 1
  }
  return false
}
