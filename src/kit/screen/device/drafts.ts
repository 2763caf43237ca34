import { readDraft } from '../form/draft.ts'

/** Something typed on this device and not saved. */
export interface DraftLine {
  /** Its name in the device's storage. */
  readonly name: string
  readonly companyId: string
  /** 'order:tambah', where no page was noted. */
  readonly form: string
  /** The page it was typed at. */
  readonly path: string | undefined
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
    return [{ name, companyId, form: form.join(':'), path: draft.path, at: draft.at }]
  })
  return lines.toSorted((a, b) => b.at.localeCompare(a.at))
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
