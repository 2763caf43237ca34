/** Tags as they are kept: each once, as it was written first. */
export function onceEach(tags: readonly string[]): string[] {
  const small = tags.map((tag) => tag.toLowerCase())
  return tags.filter((_, at) => small.indexOf(small[at] ?? '') === at)
}
