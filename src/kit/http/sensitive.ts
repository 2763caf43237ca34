/** A permission 'action subject', or several of which any will do. */
type Rights = string | readonly string[]

/**
 * Where the sensitive values of an answer stand, and who may see them: 'lines.value' is the `value` of each of its
 * `lines`, 'value' that of the answer or, where it is a list, of each row.
 */
export type Sensitive = Readonly<Record<string, Rights>>

/** Takes the keys out of an answer that this person may not see: they are absent by name, not empty. */
export function withhold(
  answer: unknown,
  sensitive: Sensitive | undefined,
  can: (permission: string) => boolean,
): unknown {
  let shown = answer
  for (const [path, rights] of Object.entries(sensitive ?? {}))
    if (![rights].flat().some(can)) shown = without(shown, path.split('.'))
  return shown
}

function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, path))
  const [key = '', ...deeper] = path
  if (!isPlain(value) || !(key in value)) return value
  const { [key]: found, ...others } = value
  return deeper.length === 0 ? others : { ...others, [key]: without(found, deeper) }
}

// A file is no bag of keys.
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The sensitive columns of a list, as they stand in its answer. */
export function sensitiveColumns(
  columns: Readonly<Record<string, { readonly label: string; readonly permission?: Rights; readonly total?: boolean }>>,
): Sensitive {
  const found: Record<string, Rights> = {}
  for (const [key, { permission, total }] of Object.entries(columns)) {
    if (permission === undefined) continue
    found[`rows.${key}`] = permission
    if (total) found[`totals.${key}`] = permission
  }
  return found
}

/** The sensitive fields of a master, as they stand in the answer that opens one. */
export function sensitiveFields(
  fields: Readonly<Record<string, { readonly label: string; readonly permission?: string }>>,
): Sensitive {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, { permission }]) => (permission === undefined ? [] : [[key, permission]])),
  )
}
