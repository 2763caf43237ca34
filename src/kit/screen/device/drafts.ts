import { readDraft, type Draft } from '../form/draft.ts'

/** Something typed on this device and not saved. */
export interface DraftLine {
  /** Its name in the device's storage. */
  readonly name: string
  readonly companyId: string
  /** 'order:tambah', where no page was noted. */
  readonly form: string
  /** The page it was typed at. */
  readonly path: string | undefined
  /** What tells it from others of its form: 'PT Sinar', once somebody typed or chose that. */
  readonly about: string | undefined
  readonly at: string
}

/** Lists what a person typed on this device and did not save, the latest first. */
export function draftsOn(shelf: Storage, userId: string): DraftLine[] {
  const prefix = `draft:${userId}:`
  const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
  const lines = names.flatMap((name): DraftLine[] => {
    const draft = name.startsWith(prefix) ? readDraft(shelf, name) : undefined
    if (!draft) return []
    const [companyId = '', ...form] = name.slice(prefix.length).split(':')
    return [{ name, companyId, form: form.join(':'), path: draft.path, about: aboutOf(draft), at: draft.at }]
  })
  return lines.toSorted((a, b) => b.at.localeCompare(a.at))
}

// Its own title, the name in it, or the first that was chosen: a customer, a supplier.
function aboutOf({ title, values }: Draft): string | undefined {
  if (title) return title
  if (!isThing(values)) return undefined
  const chosen = Object.values(values).map((value) => textIn(value, 'label'))
  return [textIn(values, 'name'), ...chosen].find(Boolean)
}

const isThing = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textIn(value: unknown, key: string): string | undefined {
  const text: unknown = isThing(value) ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? text.trim() : undefined
}

/** Roughly how many bytes this application keeps on the device. */
export function bytesOn(shelf: Storage): number {
  let sum = 0
  for (let at = 0; at < shelf.length; at += 1) {
    const name = shelf.key(at) ?? ''
    sum += (name.length + (shelf.getItem(name)?.length ?? 0)) * 2
  }
  return sum
}
