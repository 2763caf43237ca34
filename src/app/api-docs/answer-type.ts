/** What lies in the brackets that begin at `from`: up to the one that closes the first, for a type or an object holds others. */
export function closed(text: string, from: number, [open, close]: '{}' | '<>'): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1
    // The arrow of a function closes nothing.
    if (text[at] === close && text[at - 1] !== '=') depth -= 1
    if (depth === 0) return text.slice(from + 1, at)
  }
  return ''
}

/** The type an endpoint says it answers with: written in it, or once for several that answer alike. */
export function answerIn(declared: string, text: string): string | undefined {
  const own = typeAt(declared, declared.indexOf('answer<'))
  if (own) return own
  const name = /\banswer: (\w+),/.exec(declared)?.[1]
  return name && typeAt(text, text.indexOf(`const ${name} = answer<`))
}

function typeAt(text: string, from: number): string | undefined {
  if (from < 0) return undefined
  return closed(text, text.indexOf('<', from), '<>').trim() || undefined
}
