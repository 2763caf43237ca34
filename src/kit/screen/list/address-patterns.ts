type Row = { readonly id: string }

const GAP = /\{(\w+)\}/g
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How the rows of a list are addressed, read off the rows in sight: '/order/detail/{id}'. */
export function patternsOf<R extends Row>(rows: readonly R[], linkOf: (row: R) => string): string[] {
  return [...new Set(rows.map((row) => patternOf(row, linkOf(row))))]
}

/** The address of a row by the first pattern it can fill; none when its fields fill none. */
export function addressIn(patterns: readonly string[], row: Row): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...row }
  const fits = patterns.find((pattern) => gapsOf(pattern).every((key) => typeof fields[key] === 'string'))
  return fits?.replaceAll(GAP, (_, key: string) => String(fields[key]))
}

// Only ids stand in addresses: a name or a word that happens to occur in one is no gap.
function patternOf(row: Row, link: string): string {
  let pattern = link
  for (const [key, value] of Object.entries(row))
    if (typeof value === 'string' && ID.test(value)) pattern = pattern.replaceAll(value, `{${key}}`)
  return pattern
}

function gapsOf(pattern: string): string[] {
  return [...pattern.matchAll(GAP)].map((match) => match[1] ?? '')
}
