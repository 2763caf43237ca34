/** Reads the value at a dotted path ('lines.0.qty') of plain objects and arrays; '' is the whole. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values
  let here = values
  for (const part of path.split('.')) {
    if (here === null || typeof here !== 'object') return undefined
    here = (here as Record<string, unknown>)[part]
  }
  return here
}

/** A copy of `values` with one place changed; everything beside the path keeps its identity. */
export function withValue(values: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [first = '', ...rest] = path.split('.')
  const inner = rest.join('.')
  if (Array.isArray(values)) {
    const copy: unknown[] = [...values]
    copy[Number(first)] = withValue(copy[Number(first)], inner, value)
    return copy
  }
  const here = (values ?? {}) as Record<string, unknown>
  return { ...here, [first]: withValue(here[first], inner, value) }
}

/** True when a change at `changed` can be seen at `watched`: the same place, above it or below it. */
export function touches(changed: string, watched: string): boolean {
  if (changed === watched || changed === '' || watched === '') return true
  return watched.startsWith(`${changed}.`) || changed.startsWith(`${watched}.`)
}

/** A path and everything that contains it, innermost first: 'lines.0.qty', 'lines.0', 'lines', ''. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), ...(path === '' ? [] : [''])]
}
